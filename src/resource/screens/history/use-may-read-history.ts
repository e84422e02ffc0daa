import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { deriveHistoryAccess } from '#src/resource/history/history-entry.ts'

/** True if this reader may read the history of this resource. */
export function useMayReadHistory(resource: Resource): boolean {
  const { user } = useSession()
  const access = deriveHistoryAccess(resource)
  return access !== null && hasAccess(createPermissionHolder(user?.permissions), access)
}
