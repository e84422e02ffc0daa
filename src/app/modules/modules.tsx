import { accessScreens } from '#src/access/manifest.tsx'
import { agendaScreens } from '#src/agenda/manifest.tsx'
import type { ModuleName } from '#src/app/modules/modules.ts'
import { catalogScreens } from '#src/catalog/manifest.tsx'
import { importerScreens } from '#src/importer/manifest.tsx'
import { inboxScreens } from '#src/inbox/manifest.tsx'
import { operationsScreens } from '#src/operations/manifest.tsx'
import type { ProfileSections, ScreenManifest } from '#src/resource/registration/screen-manifest.ts'
import { safetyScreens } from '#src/safety/manifest.tsx'
import { workforceScreens } from '#src/workforce/manifest.tsx'

/** The browser's part of each module. */
const screensByModule: Readonly<Record<ModuleName, ScreenManifest>> = {
  catalog: catalogScreens,
  inbox: inboxScreens,
  access: accessScreens,
  workforce: workforceScreens,
  safety: safetyScreens,
  agenda: agendaScreens,
  importer: importerScreens,
  operations: operationsScreens,
  // The screens of this module are generated. The server renders the shop window.
  directory: {},
  storefront: {},
}

/** Merges the parts of all modules, which are keyed by the names of resources. */
const mergeManifests = <Value,>(pickPart: (manifest: ScreenManifest) => Readonly<Record<string, Value>> | undefined) =>
  Object.assign({}, ...Object.values(screensByModule).map(pickPart)) as Readonly<Record<string, Value>>

export const forms = mergeManifests(({ forms }) => forms)
export const lists = mergeManifests(({ lists }) => lists)
export const handWrittenScreens = mergeManifests(({ screens }) => screens)
export const screenSets = mergeManifests(({ screenSets }) => screenSets)

/** Loads what modules add to the settings of the reader's own account. */
export async function loadProfileSections(): Promise<ProfileSections> {
  const loaders = Object.entries(screensByModule).flatMap(([name, { profileSection }]) =>
    profileSection ? [async () => [name, await profileSection()] as const] : [],
  )
  return new Map(await Promise.all(loaders.map((load) => load())))
}

/** Loads what all modules add to the screen of a resource's record. */
export async function loadRecordAdditions(name: string) {
  const loaders = Object.values(screensByModule).flatMap(({ recordAdditions }) => recordAdditions?.[name] ?? [])
  const additions = await Promise.all(loaders.map((load) => load()))
  return { link: additions.find(({ link }) => link)?.link, panels: additions.flatMap(({ panels }) => panels ?? []) }
}
