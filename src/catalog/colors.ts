import { findColorCode, neutralColorCode } from '#src/catalog/color-of-name.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { hexColor } from '#src/resource/kinds/color/color.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** A colour that is created from its name gets the code of that name, or else grey. */
const chooseCodeByName = (name: string) => ({ color_code: findColorCode(name) ?? neutralColorCode })

export const colors = defineResource({
  name: 'colors',
  access: { read: 'public', create: 'create_colors', update: 'update_colors', delete: 'delete_colors' },
  screens: {
    list: { path: 'colors', access: 'update_colors' },
    create: { path: 'color_create', access: 'create_colors' },
    update: { path: 'color_update', access: 'update_colors' },
  },
  menu: { icon: 'palette', access: 'see_menu_colors', listAccess: 'see_colors' },
  fields: {
    name: text({ required: 'El nombre es requerido', max: 60, unique: 'catalog.colors.name_taken' }),
    color_code: hexColor({ required: 'El código es requerido' }),
  },
  isSmall: true,
  valuesForName: chooseCodeByName,
  columns: ['color_code', 'name'],
})
