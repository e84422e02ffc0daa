import { keepOneHolder, type Permission, permissionsOf } from '#src/access/permissions/holders.server.ts'
import { type Limits, type Lock, lockOf, namesBeyond } from '#src/access/permissions/page/assignment/locks.ts'
import { nameKey } from '#src/access/permissions/page/permission-keys.ts'
import { reachesFurther } from '#src/access/users/reach.server.ts'
import { users } from '#src/access/users/users.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#src/platform/errors.ts'
import type { Reader } from '#src/resource/kinds/kind.ts'
import { forReader, readerSql } from '#src/resource/read/bind-reader.server.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'
import { record } from '#src/resource/write/rows/audit.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** A user within the actor's scope; throws NotFound otherwise. `lock` belongs to a write. */
export async function findUser(db: Sql | Tx, actor: Actor, id: number, lock: 'for update' | '' = ''): Promise<UserRow> {
  const parameters = new Parameters()
  const own = parameters.add(id)
  const where = withinScope(users, actor, parameters)
  const further = forReader(reachesFurther(readerSql), actor, parameters)
  const text = `
    select t.id, t.company_id, t.client_id, ${further} as reaches_further
    from users t where t.id = ${own} and ${where} ${lock}`
  const [row] = await db.query<UserRow[]>(text, parameters.values, { prepare: true })
  if (!row) throw new NotFound()
  return row
}

type UserRow = { id: number; company_id: number | null; client_id: number | null; reaches_further: boolean }

/** Ids of the permissions that a user is to have, and of those that the sender saw; null where nothing was said. */
export type Assignment = { permissions: readonly number[]; seen: readonly number[] | null }

/**
 * Sets a user's permissions. Optimistic lock: throws Conflict `STALE`, with the list as it is, where `seen` is no
 * longer what is stored. Privilege escalation: throws Forbidden where `lockOf` locks a permission that changes. Throws
 * Invalid for an unknown permission, Conflict `LAST_HOLDER` for the last `update_permissions`. `reader` reads the
 * message of a refusal.
 */
export async function assign(
  { tx, actor }: WriteContext,
  userId: number,
  sent: Assignment,
  reader: Pick<Reader, 'text'>,
): Promise<Permission[]> {
  const { permissions: ids, seen } = sent
  const user = await findUser(tx, actor, userId, 'for update')
  const held = await permissionsOf(tx, userId)
  if (seen && !isSameSet(seen, idsIn(held))) throw new Conflict('resource.write.stale', 'STALE', { entity: held })
  const wanted = await tx<Permission[]>`select id, name from permissions where id = any(${ids}::int[]) order by id`
  if (wanted.length !== ids.length) throw new Invalid({ permissions: 'access.permissions.unknown' })
  const given = without(wanted, held)
  const taken = without(held, wanted)
  if (given.length === 0 && taken.length === 0) return wanted
  const limits: Limits = {
    own: actor.permissions,
    theirs: new Set(namesIn(held)),
    reachesFurther: user.reaches_further,
    isLastHolder: false,
  }
  requireUnlocked(namesIn([...given, ...taken]), limits, reader)
  if (taken.some(({ name }) => name === 'update_permissions')) await keepOneHolder(tx, [userId])
  await tx`delete from user_permissions where user_id = ${userId} and permission_id = any(${idsIn(taken)}::int[])`
  await tx`insert into user_permissions (user_id, permission_id) select ${userId}, unnest(${idsIn(given)}::int[])`
  await record(tx, actor, {
    resource: 'users',
    id: userId,
    action: 'permissions',
    before: { permissions: namesIn(held) },
    after: { permissions: namesIn(wanted) },
    company: user.company_id,
    client: user.client_id,
  })
  return wanted
}

function requireUnlocked(changed: readonly string[], limits: Limits, { text }: Pick<Reader, 'text'>): void {
  const namesOf = (names: readonly string[]) => names.map((name) => text(nameKey(name))).join(', ')
  const locked = (lock: Lock) => changed.filter((name) => lockOf(name, limits) === lock)
  if (locked('reaches_further').length > 0) throw new Forbidden('access.users.reaches_further')
  const notHeld = locked('not_held')
  if (notHeld.length > 0)
    throw new Forbidden({ key: 'access.permissions.not_held', params: { names: namesOf(notHeld) } })
  if (locked('holds_more').length === 0) return
  const names = namesOf(namesBeyond(limits.own, limits.theirs))
  throw new Forbidden({ key: 'access.permissions.holds_more', params: { names } })
}

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))
const without = (list: readonly Permission[], others: readonly Permission[]) =>
  list.filter(({ id }) => !others.some((other) => other.id === id))
const idsIn = (list: readonly Permission[]) => list.map(({ id }) => id)
const namesIn = (list: readonly Permission[]) => list.map(({ name }) => name)
