import { mapStackTracesToSources } from '#src/app/process/source-stacks.server.ts'
import { saveAsChild } from '#src/operations/backup/save-in-child.server.ts'

// Entry of the child process that makes a backup. `createChildSaver` starts it.
mapStackTracesToSources()
saveAsChild()
