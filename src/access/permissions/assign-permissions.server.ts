import { lockAndRequireOtherAssigner, readUserPermissions } from '#src/access/permissions/holders.server.ts'
import {
  findNamesActorLacks,
  findPermissionLock,
  type PermissionLimits,
  type PermissionLock,
} from '#src/access/permissions/page/assignment/locks.ts'
import { permissionNameKey } from '#src/access/permissions/page/permission-keys.ts'
import type { Permission } from '#src/access/permissions/permission.ts'
import { buildReachesFurtherCondition } from '#src/access/users/reach.server.ts'
import { users } from '#src/access/users/users.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#src/platform/errors.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { bindReaderPlaceholders, readerPlaceholders } from '#src/resource/read/bind-reader.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import { insertAuditEntry } from '#src/resource/write/rows/audit.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Reads a user within the actor's scope, and locks the row if `lock` says so. Throws NotFound. */
export async function requireUserInScope(
  db: Sql | Tx,
  actor: Actor,
  id: number,
  lock: 'for update' | '' = '',
): Promise<UserRow> {
  const parameters = new SqlParameters()
  const userId = parameters.add(id)
  const scopeSql = buildScopeCondition(users, actor, parameters)
  const furtherSql = bindReaderPlaceholders(buildReachesFurtherCondition(readerPlaceholders), actor, parameters)
  const text = `
    select t.id, t.company_id, t.client_id, ${furtherSql} as reaches_further
    from users t where t.id = ${userId} and ${scopeSql} ${lock}`
  const [row] = await db.query<UserRow[]>(text, parameters.values, { prepare: true })
  if (!row) throw new NotFound()
  return row
}

type UserRow = { id: number; company_id: number | null; client_id: number | null; reaches_further: boolean }

/** Ids of the user's new permissions, and of those that the sender's page showed: null if the body has no `seen`. */
export type AssignmentBody = { permissions: readonly number[]; seen: readonly number[] | null }

/**
 * Sets a user's permissions. Optimistic lock: throws Conflict `STALE`, with the current list, if `seen` differs from
 * the stored list. Privilege escalation: throws Forbidden if `findPermissionLock` locks a permission that changes.
 * Throws Invalid for an unknown permission, Conflict `LAST_HOLDER` if nobody would hold `update_permissions`. `reader`
 * gives the language of messages.
 */
export async function assignPermissions(
  { tx, actor }: WriteContext,
  userId: number,
  assignment: AssignmentBody,
  reader: Pick<DisplayLocale, 'text'>,
): Promise<Permission[]> {
  const { permissions: ids, seen } = assignment
  const user = await requireUserInScope(tx, actor, userId, 'for update')
  const heldPermissions = await readUserPermissions(tx, userId)
  if (seen && !isSameSet(seen, idsOf(heldPermissions)))
    throw new Conflict('resource.write.stale', 'STALE', { entity: heldPermissions })
  const newPermissions = await tx<
    Permission[]
  >`select id, name from permissions where id = any(${ids}::int[]) order by id`
  if (newPermissions.length !== ids.length) throw new Invalid({ permissions: 'access.permissions.unknown' })
  const granted = subtractPermissions(newPermissions, heldPermissions)
  const revoked = subtractPermissions(heldPermissions, newPermissions)
  if (granted.length === 0 && revoked.length === 0) return newPermissions
  const limits: PermissionLimits = {
    actorNames: actor.permissions,
    userNames: new Set(namesOf(heldPermissions)),
    reachesFurther: user.reaches_further,
    isLastHolder: false,
  }
  requireUnlockedPermissions(namesOf([...granted, ...revoked]), limits, reader)
  if (revoked.some(({ name }) => name === 'update_permissions')) await lockAndRequireOtherAssigner(tx, [userId])
  await tx`delete from user_permissions where user_id = ${userId} and permission_id = any(${idsOf(revoked)}::int[])`
  await tx`insert into user_permissions (user_id, permission_id) select ${userId}, unnest(${idsOf(granted)}::int[])`
  await insertAuditEntry(
    { tx, actor },
    {
      resource: 'users',
      id: userId,
      action: 'permissions',
      before: { permissions: namesOf(heldPermissions) },
      after: { permissions: namesOf(newPermissions) },
      companyId: user.company_id,
      clientId: user.client_id,
    },
  )
  return newPermissions
}

function requireUnlockedPermissions(
  changedNames: readonly string[],
  limits: PermissionLimits,
  { text }: Pick<DisplayLocale, 'text'>,
): void {
  const joinNames = (names: readonly string[]) => names.map((name) => text(permissionNameKey(name))).join(', ')
  const findLocked = (lock: PermissionLock) => changedNames.filter((name) => findPermissionLock(name, limits) === lock)
  if (findLocked('reaches_further').length > 0) throw new Forbidden('access.users.reaches_further')
  const unheldNames = findLocked('not_held')
  if (unheldNames.length > 0)
    throw new Forbidden({ key: 'access.permissions.not_held', params: { names: joinNames(unheldNames) } })
  if (findLocked('holds_more').length === 0) return
  const names = joinNames(findNamesActorLacks(limits.actorNames, limits.userNames))
  throw new Forbidden({ key: 'access.permissions.holds_more', params: { names } })
}

const isSameSet = (ids: readonly number[], otherIds: readonly number[]) =>
  ids.length === otherIds.length && ids.every((id) => otherIds.includes(id))
const subtractPermissions = (permissions: readonly Permission[], subtracted: readonly Permission[]) =>
  permissions.filter(({ id }) => !subtracted.some((permission) => permission.id === id))
const idsOf = (permissions: readonly Permission[]) => permissions.map(({ id }) => id)
const namesOf = (permissions: readonly Permission[]) => permissions.map(({ name }) => name)
