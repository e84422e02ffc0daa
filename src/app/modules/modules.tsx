import { accessScreens } from '#src/access/manifest.tsx'
import type { ModuleName } from '#src/app/modules/modules.ts'
import { catalogScreens } from '#src/catalog/manifest.tsx'
import { importerScreens } from '#src/importer/manifest.tsx'
import { inboxScreens } from '#src/inbox/manifest.tsx'
import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'
import { workforceScreens } from '#src/workforce/manifest.tsx'

/** What each module declares for the browser. */
const screensByModule: Readonly<Record<ModuleName, ScreenManifest>> = {
  catalog: catalogScreens,
  inbox: inboxScreens,
  access: accessScreens,
  workforce: workforceScreens,
  importer: importerScreens,
  // Their screens are those that the kernel makes; the shop window is rendered on the server.
  directory: {},
  safety: {},
  storefront: {},
}

/** Merges what the modules declare by the names of their resources. */
const merged = <Value,>(partOf: (manifest: ScreenManifest) => Readonly<Record<string, Value>> | undefined) =>
  Object.assign({}, ...Object.values(screensByModule).map(partOf)) as Readonly<Record<string, Value>>

export const forms = merged(({ forms }) => forms)
export const lists = merged(({ lists }) => lists)
export const handWrittenScreens = merged(({ screens }) => screens)
export const recordActions = merged(({ recordActions }) => recordActions)
