import { holds } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** What this reader may do with a resource, as far as screens offer it; the server decides. */
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
