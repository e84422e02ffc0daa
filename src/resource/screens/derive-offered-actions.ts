import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Resource, Screen } from '#src/resource/declaration.ts'
import type { ResourceOutline } from '#src/resource/outline.ts'
import { deriveRecordScreenAccess } from '#src/resource/screen-addresses.ts'

const noAccess = { create: 'never', update: 'never', delete: 'never' }

/**
 * The actions that screens offer to a reader. `open` opens the screen of a record, which is read-only without `update`.
 */
export type OfferedActions = Record<'list' | 'open' | 'create' | 'update' | 'delete', boolean>

/**
 * The actions that screens offer to this reader; the server decides. Nested rows have no screens of their own: the
 * screen of their parent offers them.
 */
export function deriveOfferedActions(
  actor: Pick<Actor, 'permissions'>,
  resource: Pick<ResourceOutline, 'access' | 'screens' | 'parent'> | undefined,
): OfferedActions {
  const access = resource?.access ?? noAccess
  const screens: Partial<NonNullable<Resource['screens']>> = resource?.screens ?? {}
  const mayOpen = (screen: Screen | undefined) => screen !== undefined && hasAccess(actor, screen.access)
  const isNested = resource?.parent !== undefined
  return {
    list: mayOpen(screens.list),
    open: resource !== undefined && hasAccess(actor, deriveRecordScreenAccess(resource)),
    create: (isNested || mayOpen(screens.create)) && hasAccess(actor, access.create),
    update: (isNested || mayOpen(screens.update)) && hasAccess(actor, access.update),
    delete: hasAccess(actor, access.delete),
  }
}
