import { backupMessages } from '#src/operations/texts/backup-messages.ts'
import { operationsPermissions } from '#src/operations/texts/permission-messages.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'

export const operations: Manifest = {
  permissions: { access: ['see_operations', 'manage_backups'] },
  messages: { bundles: { permissions: operationsPermissions }, server: backupMessages },
}
