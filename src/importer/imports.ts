import { defineResource } from '#src/resource/declaration.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'

/** Imports for the menu and the guide. Routes and screens are written by hand, and users see only their own imports. */
export const imports = defineResource({
  name: 'imports',
  access: { read: 'load_database', create: 'load_database', update: 'load_database', delete: 'never' },
  screens: {
    list: { path: 'data_loader', access: 'load_database' },
    update: { path: 'data_loader', access: 'load_database' },
  },
  menu: { icon: 'file-earmark-spreadsheet', access: 'load_database' },
  fields: { name: text({ readOnly: true }) },
  isSmall: true,
  columns: ['name'],
})

/** The address of the data loader, or of one import. */
export const importAddress = (id?: number): string =>
  `${buildListScreenAddress(imports)}${id === undefined ? '' : `/${id}`}`
