import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Resource, Screen } from '#src/resource/declaration.ts'
import type { ResourceOutline } from '#src/resource/outline.ts'

const nobody = { create: 'never', update: 'never', delete: 'never' }

export type OfferedActions = Record<'list' | 'create' | 'update' | 'delete', boolean>

/**
 * The actions that screens offer this reader; the server decides. Rows under a parent have no screens of their own: the
 * parent's screen offers what their access allows.
 */
export function offeredActions(
  actor: Pick<Actor, 'permissions'>,
  resource: Pick<ResourceOutline, 'access' | 'screens' | 'parent'> | undefined,
): OfferedActions {
  const access = resource?.access ?? nobody
  const screens: Partial<NonNullable<Resource['screens']>> = resource?.screens ?? {}
  const opens = (screen: Screen | undefined) => screen !== undefined && hasAccess(actor, screen.access)
  const isUnder = resource?.parent !== undefined
  return {
    list: opens(screens.list),
    create: (isUnder || opens(screens.create)) && hasAccess(actor, access.create),
    update: (isUnder || opens(screens.update)) && hasAccess(actor, access.update),
    delete: hasAccess(actor, access.delete),
  }
}
