import { permissionsOf } from '#src/access/holders.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Forbidden } from '#src/platform/errors.ts'

/** A user's row, as far as it says what they reach. */
type Reaching = { id: number; company_id?: unknown; client_id?: unknown }

/**
 * Privilege escalation: who sets the password of another user acts as them from then on, so it takes all that the user
 * reaches, permissions and company and client alike. Throws Forbidden.
 */
export async function requireWholeReach(tx: Tx, actor: Actor, user: Reaching): Promise<void> {
  requireScopeOf(actor, user)
  const held = await permissionsOf(tx, user.id)
  if (held.some(({ name }) => !actor.permissions.has(name))) throw new Forbidden('access.users.stronger')
}

/**
 * Tenant scope: who is bound to nothing reaches everybody, a company's user all clients within it. A client's user
 * reaches no company, so a colleague who reaches one as well reaches further. Throws Forbidden.
 */
export function requireScopeOf(actor: Actor, user: Reaching): void {
  if (actor.company_id === null && actor.client_id === null) return
  const isWithin =
    actor.company_id === user.company_id && (actor.client_id === null || actor.client_id === user.client_id)
  if (!isWithin) throw new Forbidden('access.users.reaches_further')
}
