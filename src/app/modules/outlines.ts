import { resources, resourcesWithScreens } from '#src/app/modules/resources.ts'
import { outlineOf, type ResourceOutline } from '#src/resource/outline.ts'

// Compile-time evaluation: the browser's build holds these values as data, without the declarations (vite.config.ts).

/** Outlines of every declaration, in the order of the menu. */
export const outlines: readonly ResourceOutline[] = resourcesWithScreens.map(outlineOf)

/** Names of those whose list and form the kernel makes. */
export const generatedNames: readonly string[] = resources.map(({ name }) => name)
