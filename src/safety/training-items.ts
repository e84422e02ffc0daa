import { defineResource } from '#src/resource/declaration.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** Subjects in which employees are trained. */
export const trainingItems = defineResource({
  name: 'training_items',
  access: {
    read: ['see_training_items', 'update_training_items'],
    create: 'create_training_items',
    update: 'update_training_items',
    delete: 'delete_training_items',
  },
  screens: {
    list: { path: 'training_items', access: 'see_training_items' },
    create: { path: 'training_item_create', access: 'create_training_items' },
    update: { path: 'training_item_update', access: 'update_training_items' },
  },
  menu: { icon: 'mortarboard', access: 'see_training_items', listAccess: 'see_training_items' },
  fields: {
    name: text({ required: 'safety.training_items.name_required', unique: 'safety.training_items.duplicated' }),
    description: longText({ max: 2000 }),
  },
  isSmall: true,
  columns: ['name', 'description'],
  duplicateMessage: 'safety.training_items.duplicated',
})
