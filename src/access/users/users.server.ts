import { hashPassword } from '#src/access/passwords/passwords.server.ts'
import { lockAndRequireHolder } from '#src/access/permissions/holders.server.ts'
import { endUserSessions } from '#src/access/sessions/sessions.server.ts'
import { outOfReachSql, reachesFurtherSql } from '#src/access/users/reach.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid, type Refusal } from '#src/platform/errors.ts'
import type { Change, CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { throwRowRefusals } from '#src/resource/write/rows/row-refusals.server.ts'

/** No password has this hash. */
const noPasswordHash = ''

export const usersRules: ResourceRules = {
  conflictCodes: ['LAST_HOLDER'],

  computedExpressions: ({ reader }) => ({
    out_of_reach: outOfReachSql(reader),
    reaches_further: reachesFurtherSql(reader),
  }),

  async prepareValues(_sql, _actor, given) {
    const { password, confirmPassword, ...others } = given
    if (confirmPassword !== undefined && confirmPassword !== (password ?? null))
      throw new Invalid({ confirmPassword: 'The passwords are different' })
    return typeof password === 'string' ? { ...others, password: await hashPassword(password) } : others
  },

  async beforeRows({ tx, actor }, changes) {
    await requirePasswords(tx, changes)
    await lockDnisAndRequireRoom(tx, changes)
    await deleteSessionsAndLinks(tx, actor, changes)
    await lockAndRequireHolder(tx, idsOf(changes.filter(mayLoseReach)))
    return changes.map(buildColumns)
  },

  actions: {
    /** Sign-out everywhere; one's own session stays. */
    end_sessions: {
      run: ({ tx, actor }, accounts) =>
        endUserSessions(
          tx,
          accounts.map(({ id }) => id),
          actor.session_id,
        ),
      isAlwaysRecorded: true,
      undo: null,
    },
  },

  /** Comes back unable to sign in: the password may be known to whoever deleted it. */
  restoredColumns: () => ({ active: false, password_hash: noPasswordHash }),

  async beforeDeletes({ tx }, users) {
    await lockAndRequireHolder(
      tx,
      users.map(({ id }) => id),
    )
  },
}

/**
 * The columns of one account, whose password is hashed before. A new account without a password, out of a sheet, cannot
 * sign in until somebody sets one.
 */
function buildColumns({ values: { password, ...columns }, before }: Change): CheckedValues {
  if (typeof password === 'string') return { ...columns, password_hash: password }
  return before === null ? { ...columns, active: false, password_hash: noPasswordHash } : columns
}

/** Refuses to set an account active that has no password, out of a sheet or restored, unless it gets one. */
async function requirePasswords(tx: Tx, changes: readonly Change[]): Promise<void> {
  const ids = idsOf(changes.filter((change) => isEnabled(change) && !hasNewPassword(change)))
  if (ids.length === 0) return
  const rows = await tx<{ id: number }[]>`
    select id from users where id = any(${ids}::int[]) and password_hash = ${noPasswordHash}`
  const withoutPassword = new Set(rows.map(({ id }) => id))
  const refusals = changes.flatMap(({ before }, index): [number, Refusal][] =>
    before && withoutPassword.has(before.id)
      ? [[index, new Invalid({ active: 'users.fields.active_needs_password' })]]
      : [],
  )
  throwRowRefusals(new Map(refusals), changes.length)
}

/**
 * The trigger of migrations/006 also refuses a fifth account; asked first for a message at the field. Lock order: the
 * function's advisory locks are taken by their number.
 */
async function lockDnisAndRequireRoom(tx: Tx, changes: readonly Change[]): Promise<void> {
  const newDnis = changes.map((change) => (isChanged(change, 'dni') ? String(change.values.dni) : null))
  const dnis = [...new Set(newDnis.flatMap((dni) => dni ?? []))]
  if (dnis.length === 0) return
  const dniRows = await tx<{ dni: string; is_full: boolean }[]>`
    select dni, dni_is_full(dni) as is_full
    from (select dni from unnest(${dnis}::text[]) dni order by hashtext(dni) & 63, dni) in_order`
  const fullDnis = new Set(dniRows.flatMap(({ dni, is_full: isFull }) => (isFull ? [dni] : [])))
  const refusals = newDnis.flatMap((dni, index): [number, Refusal][] =>
    dni !== null && fullDnis.has(dni) ? [[index, new Invalid({ dni: 'access.users.dni_full' })]] : [],
  )
  throwRowRefusals(new Map(refusals), changes.length)
}

/** Ends sessions, and links mailed to the old address or before the password changed: they must no longer work. */
async function deleteSessionsAndLinks(tx: Tx, actor: Actor, changes: readonly Change[]): Promise<void> {
  const disabled = idsOf(changes.filter(isDisabled))
  const others = changes.filter((change) => !isDisabled(change))
  const withPassword = idsOf(others.filter(hasNewPassword))
  const newDnis = idsOf(others.filter((change) => !hasNewPassword(change) && isChanged(change, 'email')))
  const changed = [...disabled, ...withPassword, ...newDnis]
  if (changed.length) await tx`delete from password_resets where user_id = any(${changed}::int[])`
  if (disabled.length) await endUserSessions(tx, disabled)
  if (withPassword.length) await endUserSessions(tx, withPassword, actor.session_id)
}

const idsOf = (changes: readonly Change[]): number[] => changes.flatMap(({ before }) => before?.id ?? [])

const isChanged = ({ values, before }: Change, name: string) => name in values && values[name] !== before?.[name]

const hasNewPassword = ({ values }: Change) => typeof values.password === 'string'

const isEnabled = (change: Change) => change.values.active === true && isChanged(change, 'active')

const isDisabled = (change: Change) => change.values.active === false && isChanged(change, 'active')

/** Who is disabled, or bound to another company or client, holds `update_permissions` no longer for all. */
const mayLoseReach = (change: Change) =>
  isDisabled(change) || isChanged(change, 'company_id') || isChanged(change, 'client_id')
