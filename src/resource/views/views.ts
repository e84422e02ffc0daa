import { defineResource, type Entity } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { computed } from '#src/resource/kinds/kind.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** The most views that a user has of one list. */
export const maxViewsOfList = 50

/**
 * Saved views: filters, search, order and columns of a list under a name. The query holds the list's own parameters,
 * without a page. A view is personal, and its maker may share it.
 */
export const views = defineResource({
  name: 'views',
  access: { read: 'signed_in', create: 'signed_in', update: 'signed_in', delete: 'signed_in' },
  fields: {
    resource: text({
      required: 'resource.fields.required',
      max: 63,
      fixed: 'resource.views.resource_fixed',
    }),
    name: text({ required: 'resource.views.name_required', max: 60 }),
    query: text({ max: 2000 }),
    shared: boolean({ defaultValue: false }),
    own: computed(boolean(), 'True if you made the view. Nobody else changes or deletes it'),
    maker: computed(text(), 'The surname and name of who made the view'),
  },
  columns: ['name', 'shared', 'maker'],
  isSmall: true,
  filters: { resource: ['is'] },
  duplicateMessage: 'resource.views.name_taken',
  personal: { makerColumn: 'user_id', sharedColumn: 'shared', permissionsColumn: 'read_permissions' },
})

/** A view as it is read. */
export type View = Entity & {
  resource: string
  name: string
  query: string | null
  shared: boolean
  own: boolean
  maker: string
}
