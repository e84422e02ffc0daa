import { findColorInFileName } from '#src/catalog/color-of-name.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { money } from '#src/resource/kinds/number/number.ts'
import { pictureTags } from '#src/resource/kinds/picture-tags/picture-tags.ts'
import { pictures } from '#src/resource/kinds/pictures/pictures.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { text } from '#src/resource/kinds/text/text.ts'

export const products = defineResource({
  name: 'products',
  access: { read: 'public', create: 'create_products', update: 'update_products', delete: 'delete_products' },
  screens: {
    list: { path: 'products', access: 'update_products' },
    create: { path: 'product_create', access: 'create_products' },
    update: { path: 'product_update', access: 'update_products' },
  },
  menu: { icon: 'phone', access: 'see_menu_products', listAccess: '' },
  fields: {
    category_id: ref('categories', {
      required: 'catalog.products.category_required',
      joins: { category: 'name', category_image: 'image', category_description: 'description' },
    }),
    name: text({ required: 'catalog.products.name_required' }),
    capacity: text({ max: 60 }),
    price: money({ required: 'catalog.products.price_required', takesPercent: true }),
    code: text({ max: 60, unique: 'catalog.products.code_taken' }),
    description: longText({ required: 'La descripción es obligatoria' }),
    image: pictures(),
    colorIds: refs('colors', {
      through: { table: 'product_colors', ownerColumn: 'product_id', targetColumn: 'color_id' },
      linkedName: 'colors',
      linkedColumns: ['id', 'name', 'color_code'],
      badges: true,
      firstIdName: 'color_id',
    }),
    image_colors: pictureTags('colors', {
      picturesField: 'image',
      recordsField: 'colorIds',
      linkedName: 'colors',
      untagged: 'catalog.products.no_picture_color',
      unknownPicture: 'catalog.products.not_its_picture',
      unknownRecord: 'catalog.products.not_its_color',
      findInFileName: findColorInFileName,
    }),
  },
  columns: ['image', 'name', 'category', 'capacity', 'price', 'code', 'colors'],
  wideScreenColumns: ['code'],
  sheetKey: ['name', 'capacity'],
  sorts: ['name', 'category', 'capacity', 'price', 'code', 'created_at'],
  bulkFields: ['category_id', 'price', 'capacity'],
  filters: { category_id: ['is'], price: ['range'], created_at: ['range'], image: ['empty'], description: ['empty'] },
  hasIndexOfLabelBeginnings: true,
  order: [
    { field: 'created_at', dir: 'desc' },
    { field: 'id', dir: 'desc' },
  ],
})
