import { defineResource } from '#src/resource/declaration.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** Subjects in which employees are certified. */
export const qualityItems = defineResource({
  name: 'quality_items',
  access: {
    read: ['see_quality_items', 'update_quality_items'],
    create: 'create_quality_items',
    update: 'update_quality_items',
    delete: 'delete_quality_items',
  },
  screens: {
    list: { path: 'quality_items', access: 'see_quality_items' },
    create: { path: 'quality_item_create', access: 'create_quality_items' },
    update: { path: 'quality_item_update', access: 'update_quality_items' },
  },
  menu: { icon: 'patch-check', access: 'see_quality_items', listAccess: 'see_quality_items' },
  fields: {
    name: text({ required: 'safety.quality_items.name_required', unique: 'safety.quality_items.duplicated' }),
    description: longText({ max: 2000 }),
  },
  isSmall: true,
  columns: ['name', 'description'],
  duplicateMessage: 'safety.quality_items.duplicated',
})
