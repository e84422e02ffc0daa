import { addressFields } from '#src/directory/address.ts'
import { duplicateClientMessage } from '#src/directory/duplicate-client.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** Clients of the business. Tenant scope: a client's user sees that client alone. */
export const clients = defineResource({
  name: 'clients',
  access: {
    read: ['see_clients', 'update_clients'],
    create: 'create_clients',
    update: 'update_clients',
    delete: 'delete_clients',
  },
  screens: {
    list: { path: 'clients', access: 'see_clients' },
    create: { path: 'clients_create', access: 'create_clients' },
    update: { path: 'clients_update', access: 'update_clients' },
  },
  menu: { icon: 'people', access: 'see_menu_clients', listAccess: 'see_clients' },
  fields: {
    name: text({ required: 'validation.user.name', unique: duplicateClientMessage }),
    ...addressFields,
    image: picture({ store: 'logo', preview: 80, fallback: '/img/cliente_icon_default.png' }),
  },
  isSmall: true,
  display: { picture: 'image', title: ['name'] },
  columns: ['image', 'name', 'address', 'phone'],
  filters: { city: ['is', 'empty'], province: ['is', 'empty'], phone: ['empty'], image: ['empty'] },
  scope: { client_id: 'id' },
  duplicateMessage: duplicateClientMessage,
})
