import { permissionsOf } from '#src/access/holders.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Forbidden } from '#src/platform/errors.ts'

/** The columns that bound a user's reach. */
type Reaching = { id: number; company_id?: unknown; client_id?: unknown }

/**
 * Privilege escalation: whoever sets a user's password can act as them, so must have all of the user's permissions and
 * scope. Throws Forbidden.
 */
export async function requireWholeReach(tx: Tx, actor: Actor, user: Reaching): Promise<void> {
  requireScopeOf(actor, user)
  const held = await permissionsOf(tx, user.id)
  if (held.some(({ name }) => !actor.permissions.has(name))) throw new Forbidden('access.users.stronger')
}

/** Tenant scope, where the user reaches further than the actor: throws Forbidden. */
export function requireScopeOf(actor: Actor, user: Reaching): void {
  if (!reachesScopeOf(actor, user)) throw new Forbidden('access.users.reaches_further')
}

/**
 * Tenant scope: an unbound actor reaches everybody, a company's user all clients within it; a client's user reaches
 * only users of the same company and client.
 */
export function reachesScopeOf(actor: Actor, user: Reaching): boolean {
  if (actor.company_id === null && actor.client_id === null) return true
  return actor.company_id === user.company_id && (actor.client_id === null || actor.client_id === user.client_id)
}
