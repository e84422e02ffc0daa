import { addressFields } from '#src/directory/address.ts'
import { cuitRule } from '#src/directory/cuit.ts'
import { cuitPattern } from '#src/platform/text/cuit-cuil-and-dni.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** Employers of the staff. Tenant scope: a company's user sees that company alone. */
export const companies = defineResource({
  name: 'companies',
  access: {
    read: ['see_companies', 'update_companies'],
    create: 'create_companies',
    update: 'update_companies',
    delete: 'delete_companies',
  },
  screens: {
    list: { path: 'companies', access: 'see_companies' },
    create: { path: 'company_create', access: 'create_companies' },
    update: { path: 'company_update', access: 'update_companies' },
  },
  menu: { icon: 'building', access: 'see_menu_companies', listAccess: 'see_companies' },
  fields: {
    name: text({ required: 'directory.companies.name_required', unique: 'directory.companies.duplicated' }),
    cuit: text({ max: 20, rule: cuitRule, pattern: cuitPattern }),
    ...addressFields,
    image: picture({ store: 'logo', alias: 'logo', fallback: '/img/cliente_icon_default.png' }),
  },
  isSmall: true,
  display: { picture: 'image', title: ['name'], subtitle: ['cuit'] },
  columns: ['image', 'name', 'cuit', 'address', 'phone'],
  filters: { cuit: ['empty'], city: ['is', 'empty'], province: ['is', 'empty'], phone: ['empty'] },
  scope: { company_id: 'id' },
  duplicateMessage: 'directory.companies.duplicated',
})
