import { loadActorOfUser } from '#src/access/sessions/sessions.server.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { registrations, sheetWords } from '#src/app/modules/modules.server.ts'
import { resources } from '#src/app/modules/resources.ts'
import { mapStackTracesToSources } from '#src/app/process/source-stacks.server.ts'
import { buildKnownHeadingTest } from '#src/importer/columns/known-headings.server.ts'
import { runImportWorkerAndExit } from '#src/importer/work/import-worker.server.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'

// Entry of the child process that runs imports. `startImportWorkers` starts it.
mapStackTracesToSources()
installMessages(allMessages)
const isHeading = buildKnownHeadingTest(resources, sheetWords)
await runImportWorkerAndExit((timeZone) => ({
  registry: prepareResources(registrations, timeZone),
  loadUser: loadActorOfUser,
  isHeading,
  sheetWords,
}))
