import { loadUser } from '#src/access/sessions/sessions.server.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { registrations, sheetWords } from '#src/app/modules/modules.server.ts'
import { resources } from '#src/app/modules/resources.ts'
import { nameSourcesInStacks } from '#src/app/source-stacks.server.ts'
import { knownHeadings } from '#src/importer/columns/known-headings.server.ts'
import { runLoader } from '#src/importer/work/loader-process.server.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'

// The loader's own process, started by `openLoader`.
nameSourcesInStacks()
installMessages(allMessages)
const isHeading = knownHeadings(resources, sheetWords)
await runLoader((timeZone) => ({
  registry: prepareResources(registrations, timeZone),
  loadUser,
  isHeading,
  words: sheetWords,
}))
