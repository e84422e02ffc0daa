import { holderOf, holds } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import type { Resource, Screen } from '#src/resource/declaration.ts'

const nobody = { create: 'never', update: 'never', delete: 'never' }

/** The actions that screens offer this reader; the server decides. */
export function useMay(resource: Resource | undefined): Record<'list' | 'create' | 'update' | 'delete', boolean> {
  const { user } = useSession()
  const actor = holderOf(user?.permissions)
  const access = resource?.access ?? nobody
  const screens: Partial<NonNullable<Resource['screens']>> = resource?.screens ?? {}
  const opens = (screen: Screen | undefined) => screen !== undefined && holds(actor, screen.access)
  return {
    list: opens(screens.list),
    create: opens(screens.create) && holds(actor, access.create),
    update: opens(screens.update) && holds(actor, access.update),
    delete: holds(actor, access.delete),
  }
}
