import { loadUser } from '#src/access/sessions/sessions.server.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { registrations, sheetWords } from '#src/app/modules/modules.server.ts'
import { resources } from '#src/app/modules/resources.ts'
import { knownHeadings } from '#src/importer/columns/known-headings.server.ts'
import { runLoader } from '#src/importer/work/loader-process.server.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'

// This is the process of the imports, started by `openLoader`.
installMessages(allMessages)
const isHeading = knownHeadings(resources, sheetWords)
await runLoader((timeZone) => ({
  registry: prepareResources(registrations, timeZone),
  loadUser,
  isHeading,
  words: sheetWords,
}))
