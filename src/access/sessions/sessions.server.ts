import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable, Sql, Tx } from '#src/platform/database/sql.server.ts'
import type { LoadActor, ReloadActor } from '#src/platform/http/access/authorization.server.ts'

/** Bearer token: 256 random bits, of which only the SHA-256 hash is stored. */
export function createTokenAndHash(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Inserts a session of 12 hours and returns its token, of which only the hash is stored. Null if the account was
 * disabled or its password changed after the check.
 */
export async function insertSessionUnlessAccountChanged(
  db: Sql | Tx,
  account: { id: number; password_hash: string },
): Promise<string | null> {
  const { token, hash } = createTokenAndHash()
  const rows = await db`
    with account as (
      select id from users where id = ${account.id} and password_hash = ${account.password_hash} and active for share
    )
    insert into sessions (token_hash, user_id, expires_at)
    select ${hash}, id, now() + interval '12 hours' from account returning id`
  return rows.length === 1 ? token : null
}

export async function endSession(sql: Sql, token: string): Promise<void> {
  await sql`delete from sessions where token_hash = ${hashToken(token)}`
}

/** Ends all sessions of these users, except `exceptSessionId`. */
export async function endUserSessions(
  tx: Tx,
  userIds: readonly number[],
  exceptSessionId: number | null = null,
): Promise<void> {
  await tx`delete from sessions where user_id = any(${[...userIds]}::int[]) and id is distinct from ${exceptSessionId}`
}

/** SQL column `permissions`, of the user `u`: the names of their permissions, joined by commas. */
export const permissionNamesColumn = `coalesce((select string_agg(p.name, ',' order by p.id) from user_permissions up
  join permissions p on p.id = up.permission_id where up.user_id = u.id), '')`

/** Reads `columns` of the session `s` and its user `u`. Null if the session has ended or the user is disabled. */
export async function findSessionRow<Row extends object>(
  db: Sql | Tx,
  token: string,
  columns: string,
): Promise<Row | null> {
  const text = `select ${columns} from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > now() and u.active`
  const [row] = await db.query<Row[]>(text, [hashToken(token)], { prepare: true })
  return row ?? null
}

/** SQL columns of an actor, of the session `s` and its user `u`. */
export const actorColumns = `u.id, u.name, u.surname, u.image, u.company_id, u.client_id, s.id as session_id,
  s.expires_at < now() + interval '11 hours 30 minutes' as is_old, ${permissionNamesColumn} as permissions`

export type ActorRow = Omit<Actor, 'permissions' | 'request_id'> & { permissions: string; is_old: boolean }

/** Turns a row of `actorColumns` into an actor. */
export function buildActor({ permissions, is_old: _, ...actor }: ActorRow, requestId: string): Actor {
  return { ...actor, permissions: parsePermissionNames(permissions), request_id: requestId }
}

/**
 * The actor of a token. Not cached, so that a lost permission or a disabled account takes effect with the next request.
 * Sliding expiration: if a person is at the screen, the session's 12 hours are renewed, at most every 30 minutes.
 */
export const loadActor: LoadActor = async (db, token, { id, isAttended }) => {
  const row = await findSessionRow<ActorRow>(db, token, actorColumns)
  if (!row) return null
  if (row.is_old && isAttended) await renewSessionIfOld(db, row.session_id)
  return buildActor(row, id)
}

/** Reads an actor afresh by the session's id: a request that came with a ticket has no token. */
export const reloadActor: ReloadActor = async (db, { session_id, request_id }) => {
  const text = `select ${actorColumns} from sessions s join users u on u.id = s.user_id
    where s.id = $1 and s.expires_at > now() and u.active`
  const [row] = await db.query<ActorRow[]>(text, [session_id], { prepare: true })
  return row ? buildActor(row, request_id) : null
}

/** SQL columns of an actor without a session, of the user `u`. */
export const userActorColumns = `u.id, u.name, u.surname, u.image, u.company_id, u.client_id, 0 as session_id,
  false as is_old, ${permissionNamesColumn} as permissions`

/** The actor for background work of a user, who may have signed out. Null if the account is gone or disabled. */
export async function loadActorOfUser(db: Queryable, userId: number, requestId: string): Promise<Actor | null> {
  const text = `select ${userActorColumns} from users u where u.id = $1 and u.active`
  const [row] = await db.query<ActorRow[]>(text, [userId], { prepare: true })
  return row ? buildActor(row, requestId) : null
}

/** Splits names joined by commas, and adds the empty permission, which everybody holds. */
export const parsePermissionNames = (names: string): Set<string> => new Set(['', ...names.split(',')])

/** Short hash of a list of permissions. A browser compares hashes to notice that its user's permissions changed. */
export function hashPermissions(names: ReadonlySet<string>): string {
  return createHash('sha256')
    .update([...names].sort().join())
    .digest('base64url')
    .slice(0, 12)
}

async function renewSessionIfOld(db: Sql | Tx, sessionId: number): Promise<void> {
  await db`
    update sessions set expires_at = now() + interval '12 hours'
    where id = ${sessionId} and expires_at > now() and expires_at < now() + interval '11 hours 30 minutes'`
}
