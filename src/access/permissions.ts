import { defineResource } from '#src/resource/declaration.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/**
 * The permissions, read only: the program fixes the list, so `create_permissions` and `delete_permissions` exist by
 * name and guard nothing.
 */
export const permissions = defineResource({
  name: 'permissions',
  access: {
    read: ['see_permissions', 'update_permissions'],
    create: 'create_permissions',
    update: 'update_permissions',
    delete: 'delete_permissions',
  },
  fields: { name: text({ readOnly: true }) },
  columns: ['name'],
  order: [{ field: 'id', dir: 'asc' }],
})
