import { defineResource } from '#src/resource/declaration.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'

/**
 * The list of permissions. The program fixes it, so there are no routes that write it, and `create_permissions` and
 * `delete_permissions` guard nothing. Its screen is the page of a user's permissions, by the user's id.
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

/** Address of the permissions page, of one user or without a user. */
export const buildPermissionsAddress = (userId?: number | string): string =>
  `${buildListScreenAddress(permissions)}${userId === undefined ? '' : `/${userId}`}`
