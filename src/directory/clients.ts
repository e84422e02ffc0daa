import { addressFields } from '#src/directory/address.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** Clients of the business. A client's user sees that client alone. */
export const clients = defineResource({
  name: 'clients',
  access: {
    read: ['see_clients', 'update_clients', 'create_users', 'update_users'],
    create: 'create_clients',
    update: 'update_clients',
    delete: 'delete_clients',
  },
  fields: {
    name: text({ required: 'validation.user.name', unique: 'pages.clients.errors.duplicated' }),
    ...addressFields,
    image: picture({ store: 'logo', fallback: '/img/cliente_icon_default.png' }),
  },
  columns: ['image', 'name', 'address_street', 'address_number', 'city', 'phone'],
  scope: { client_id: 'id' },
  duplicate: 'pages.clients.errors.duplicated',
})
