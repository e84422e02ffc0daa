import { accessServer } from '#src/access/manifest.server.ts'
import { agendaServer } from '#src/agenda/manifest.server.ts'
import type { ModuleName } from '#src/app/modules/modules.ts'
import { resources } from '#src/app/modules/resources.ts'
import { firstSteps } from '#src/app/start-page/first-steps.ts'
import { catalogServer } from '#src/catalog/manifest.server.ts'
import { directoryServer } from '#src/directory/manifest.server.ts'
import { importerServer } from '#src/importer/manifest.server.ts'
import { inboxServer } from '#src/inbox/manifest.server.ts'
import { operationsServer } from '#src/operations/manifest.server.ts'
import type { SweepRules } from '#src/platform/files/sweep.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { createFirstStepsSource } from '#src/resource/cards/first-steps.server.ts'
import { buildRegistrationsAndSheetWords, type ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { resourceSweepRules } from '#src/resource/undo/sweep-rules.server.ts'
import { safetyServer } from '#src/safety/manifest.server.ts'
import { workforceServer } from '#src/workforce/manifest.server.ts'

/** The server's part of each module. */
const serverByModule: Readonly<Record<ModuleName, ServerManifest>> = {
  catalog: catalogServer,
  directory: directoryServer,
  inbox: inboxServer,
  access: accessServer,
  workforce: workforceServer,
  safety: safetyServer,
  agenda: agendaServer,
  importer: importerServer,
  operations: operationsServer,
  // The shop window has no resources or cards. Its routes are written by hand.
  storefront: {},
}

const serverManifests = Object.values(serverByModule)

/** Every resource with its rules, in the order of the menu, and the headings that sheets use for its fields. */
export const { registrations, sheetWords } = buildRegistrationsAndSheetWords(resources, serverManifests)

/** Every card of the start page. */
export const cardSources: readonly CardSource[] = [
  createFirstStepsSource(firstSteps),
  ...serverManifests.flatMap(({ cards = [] }) => cards),
]

/** Rules of the sweep, which deletes expired rows and unused files: which rows expire, and which files are in use. */
export const sweepRules: readonly SweepRules[] = [
  resourceSweepRules,
  ...serverManifests.flatMap(({ sweep = [] }) => sweep),
]

/** Statements that put rows of a restored backup right. */
export const afterRestore: readonly string[] = serverManifests.flatMap((manifest) => manifest.afterRestore ?? [])
