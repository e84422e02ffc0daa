import { holds } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** The actions that screens offer this reader; the server decides. */
export function useMay(resource: Resource): Record<'list' | 'create' | 'update' | 'delete', boolean> {
  const { user } = useSession()
  const actor = { permissions: new Set(['', ...(user?.permissions ?? [])]) }
  const { access, screens } = resource
  return {
    list: screens !== undefined && holds(actor, screens.list.access),
    create: screens !== undefined && holds(actor, screens.create.access) && holds(actor, access.create),
    update: screens !== undefined && holds(actor, screens.update.access) && holds(actor, access.update),
    delete: holds(actor, access.delete),
  }
}
