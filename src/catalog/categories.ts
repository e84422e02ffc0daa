import { defineResource } from '#src/resource/declaration.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** A category that is created from its name is described by that name, until somebody describes it. */
const describeByName = (name: string) => ({ description: name })

export const categories = defineResource({
  name: 'categories',
  access: { read: 'public', create: 'create_categories', update: 'update_categories', delete: 'delete_categories' },
  screens: {
    list: { path: 'categories', access: 'update_categories' },
    create: { path: 'category_create', access: 'create_categories' },
    update: { path: 'category_update', access: 'update_categories' },
  },
  menu: { icon: 'grid', access: 'see_menu_categories', listAccess: 'see_categories' },
  fields: {
    name: text({ required: 'La categoría es obligatoria', max: 100, unique: 'catalog.categories.name_taken' }),
    description: longText({ required: 'La descripción es obligatoria', max: 2000 }),
    image: picture(),
  },
  isSmall: true,
  valuesForName: describeByName,
  columns: ['image', 'name', 'description'],
  filters: { image: ['empty'] },
})
