import { defineResource } from '#src/resource/declaration.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { listAddress } from '#src/resource/screen-addresses.ts'

/**
 * The permissions, read only: the program fixes the list, so `create_permissions` and `delete_permissions` exist by
 * name and guard nothing. The screen is that of a user's permissions, by the user's id.
 */
export const permissions = defineResource({
  name: 'permissions',
  access: {
    read: ['see_permissions', 'update_permissions'],
    create: 'create_permissions',
    update: 'update_permissions',
    delete: 'delete_permissions',
  },
  screens: {
    list: { path: 'permissions', access: 'update_permissions' },
    update: { path: 'permissions', access: 'update_permissions' },
  },
  menu: { icon: 'shield-lock', access: 'update_permissions', parentTitle: 'pages.users.list' },
  fields: { name: text({ readOnly: true }) },
  isSmall: true,
  columns: ['name'],
  order: [{ field: 'id', dir: 'asc' }],
})

/** The permissions page, of one user where an id is given. */
export const permissionsAddress = (userId?: number | string): string =>
  `${listAddress(permissions)}${userId === undefined ? '' : `/${userId}`}`
