import { keepOneHolder } from '#src/access/holders.server.ts'
import { hashPassword } from '#src/access/passwords.server.ts'
import { requireWholeReach } from '#src/access/reach.server.ts'
import { endSessionsOf } from '#src/access/sessions.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Change, Given, ResourceRules } from '#src/resource/rules.server.ts'
import { inTurn } from '#src/resource/write/rows-refused.server.ts'

/** No password has this hash. */
const noPassword = ''

/** Fields that identify a user or bound their reach. */
const guarded = ['dni', 'email', 'active', 'company_id', 'client_id']

export const usersRules: ResourceRules = {
  conflicts: ['LAST_HOLDER'],

  async beforeRows(tx, actor, changes) {
    const rows = await inTurn(changes, (change) => stored(tx, actor, change))
    await keepOneHolder(
      tx,
      changes.flatMap(({ given, before }) => (before && losesReach(given, before) ? before.id : [])),
    )
    return rows
  },

  actions: {
    /** Sign-out everywhere; one's own session stays. */
    async end_sessions(tx, actor, user) {
      await requireWholeReach(tx, actor, user)
      await endSessionsOf(tx, user.id, actor.session_id)
      return true
    },
  },

  /** Comes back unable to sign in: the password may be known to whoever deleted it. */
  restored: () => ({ active: false, password_hash: noPassword }),

  async beforeDeletes(tx, actor, users) {
    await inTurn(users, (user) => requireWholeReach(tx, actor, user))
    await keepOneHolder(
      tx,
      users.map(({ id }) => id),
    )
  },
}

/** The columns of one account. */
async function stored(tx: Tx, actor: Actor, { given, before }: Change): Promise<Given> {
  const { password, confirmPassword, ...columns } = given
  if (confirmPassword !== undefined && confirmPassword !== (password ?? null)) {
    throw new Invalid({ confirmPassword: 'The passwords are different' })
  }
  const newPassword = typeof password === 'string' ? password : null
  if (before) await checkChange(tx, actor, before, columns, newPassword !== null)
  if (typeof columns.dni === 'string' && columns.dni !== before?.dni) await requireRoomAt(tx, columns.dni)
  return newPassword === null ? columns : { ...columns, password_hash: await hashPassword(newPassword) }
}

/** The trigger of migrations/006 also refuses a fifth account; asked first for a message at the field. */
async function requireRoomAt(tx: Tx, dni: string): Promise<void> {
  const [asked] = await tx<{ is_full: boolean }[]>`select dni_is_full(${dni}) as is_full`
  if (asked?.is_full) throw new Invalid({ dni: 'access.users.dni_full' })
}

/** Who is disabled, or bound to another company or client, holds `update_permissions` no longer for all. */
const losesReach = (given: Given, before: Entity) =>
  (given.active === false && before.active !== false) ||
  ['company_id', 'client_id'].some((name) => name in given && given[name] !== before[name])

async function checkChange(tx: Tx, actor: Actor, before: Entity, given: Given, newPassword: boolean): Promise<void> {
  const changed = new Set(guarded.filter((name) => name in given && given[name] !== before[name]))
  if (!newPassword && changed.size === 0) return
  await requireWholeReach(tx, actor, before)
  const disabled = changed.has('active') && given.active === false
  // A reset link mailed to the old address, or before the password changed, must no longer work.
  if (newPassword || disabled || changed.has('email'))
    await tx`delete from password_resets where user_id = ${before.id}`
  if (disabled) await endSessionsOf(tx, before.id)
  else if (newPassword) await endSessionsOf(tx, before.id, actor.session_id)
}
