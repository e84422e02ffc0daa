import { allResources, resources } from '#src/app/modules/resources.ts'
import { createOutline, type ResourceOutline } from '#src/resource/outline.ts'

// Compile-time evaluation: `vite.config.ts` replaces these exports by their values, so no declarations load.

/** Outlines of every declaration, in the order of the menu. */
export const outlines: readonly ResourceOutline[] = allResources.map(createOutline)

/** Names of the resources whose list and form are generated. */
export const generatedNames: readonly string[] = resources.map(({ name }) => name)
