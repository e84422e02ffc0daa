import { operationsScreen } from '#src/operations/operations-screen.ts'
import { backupMessages } from '#src/operations/texts/backup-messages.ts'
import { operationsGuideMessages } from '#src/operations/texts/guide-messages.ts'
import { operationsMessages } from '#src/operations/texts/messages.ts'
import { operationsPageMessages } from '#src/operations/texts/page-messages.ts'
import { operationsPermissions } from '#src/operations/texts/permission-messages.ts'
import { operationsDeedMessages } from '#src/operations/texts/start-page-messages.ts'
import { createListGuideEntry } from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'

export const operations: Manifest = {
  handWritten: [operationsScreen],
  permissions: { access: ['see_operations', 'manage_backups'] },
  messages: {
    records: operationsMessages,
    bundles: {
      guide: operationsGuideMessages,
      operations: operationsPageMessages,
      permissions: operationsPermissions,
      staff: operationsDeedMessages,
    },
    server: backupMessages,
  },
  guide: { people: [createListGuideEntry(operationsScreen, 3)] },
}
