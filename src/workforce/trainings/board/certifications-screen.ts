import { defineResource } from '#src/resource/declaration.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** The board's entry in the menu and the guide. Its routes and its page are written by hand. */
export const certificationsScreen = defineResource({
  name: 'certifications',
  access: { read: 'see_employees', create: 'never', update: 'never', delete: 'never' },
  screens: { list: { path: 'certifications', access: 'see_employees' } },
  menu: { icon: 'ui-checks-grid', access: 'see_employees' },
  fields: { name: text({ readOnly: true }) },
  isSmall: true,
  columns: ['name'],
})
