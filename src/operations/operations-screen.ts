import { defineResource } from '#src/resource/declaration.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** The entry of operations in the menu and the guide. Its routes and its page are written by hand. */
export const operationsScreen = defineResource({
  name: 'operations',
  access: { read: 'see_operations', create: 'never', update: 'never', delete: 'never' },
  screens: { list: { path: 'operations', access: 'see_operations' } },
  menu: { icon: 'hdd-stack', access: 'see_operations' },
  routePermissions: ['manage_backups'],
  fields: { name: text({ readOnly: true }) },
  isSmall: true,
  columns: ['name'],
  auditPhrases: { created: 'operations.audit.made', downloaded: 'operations.audit.downloaded' },
})
