import { holderOf, holds } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { historyAccess } from '#src/resource/history/history-entry.ts'

/** True where this reader may read what a record was. */
export function useMayHistory(resource: Resource): boolean {
  const { user } = useSession()
  const access = historyAccess(resource)
  return access !== null && holds(holderOf(user?.permissions), access)
}
