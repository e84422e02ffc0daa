import { hashPasswordInTurn } from '#src/access/passwords/passwords.server.ts'
import { lockAndRequireOtherAssigner } from '#src/access/permissions/holders.server.ts'
import { endUserSessions } from '#src/access/sessions/sessions.server.ts'
import { buildOutOfReachCondition, buildReachesFurtherCondition } from '#src/access/users/reach.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid, type Refusal } from '#src/platform/errors.ts'
import type { Change, CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { throwRowRefusalsIfAny } from '#src/resource/write/rows/row-refusals.server.ts'

/** The stored hash of an account without a password: no password matches it. */
const noPasswordHash = ''

export const usersRules: ResourceRules = {
  conflictCodes: ['LAST_HOLDER'],

  computedExpressions: ({ reader }) => ({
    out_of_reach: buildOutOfReachCondition(reader),
    reaches_further: buildReachesFurtherCondition(reader),
  }),

  async prepareValues(_sql, _actor, values) {
    const { password, confirmPassword, ...otherValues } = values
    if (confirmPassword !== undefined && confirmPassword !== (password ?? null))
      throw new Invalid({ confirmPassword: 'The passwords are different' })
    return typeof password === 'string' ? { ...otherValues, password: await hashPasswordInTurn(password) } : otherValues
  },

  async beforeRows({ tx, actor }, changes) {
    await requirePasswordsToActivate(tx, changes)
    await lockDnisAndRequireFreePlace(tx, changes)
    await deleteInvalidatedSessionsAndLinks(tx, actor, changes)
    await lockAndRequireOtherAssigner(tx, idsOf(changes.filter(mayLoseReach)))
    return changes.map(buildUserColumns)
  },

  actions: {
    /** Action that signs users out everywhere, except from the session of the user who runs it. */
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

  /** An account's saved views go with it, shared ones too, since nobody else may change them. They return with it. */
  ownedTables: [{ table: 'views', ownerColumn: 'user_id' }],

  /** A restored account cannot sign in, because the user who deleted it may know the password. */
  restoredColumns: async (_, deletedRows) => deletedRows.map(() => ({ active: false, password_hash: noPasswordHash })),

  async beforeDeletes({ tx }, users) {
    await lockAndRequireOtherAssigner(
      tx,
      users.map(({ id }) => id),
    )
  },
}

/**
 * Columns of one account. `prepareValues` has hashed the password. A new account without a password, which comes from
 * an import, cannot sign in until somebody sets one.
 */
function buildUserColumns({ values: { password, ...columns }, before }: Change): CheckedValues {
  if (typeof password === 'string') return { ...columns, password_hash: password }
  return before === null ? { ...columns, active: false, password_hash: noPasswordHash } : columns
}

/** Refuses to activate an account without a password (imported or restored), unless the change sets one. */
async function requirePasswordsToActivate(tx: Tx, changes: readonly Change[]): Promise<void> {
  const ids = idsOf(changes.filter((change) => isBeingEnabled(change) && !hasNewPassword(change)))
  if (ids.length === 0) return
  const rows = await tx<{ id: number }[]>`
    select id from users where id = any(${ids}::int[]) and password_hash = ${noPasswordHash}`
  const idsWithoutPassword = new Set(rows.map(({ id }) => id))
  const refusals = changes.flatMap(({ before }, index): [number, Refusal][] =>
    before && idsWithoutPassword.has(before.id)
      ? [[index, new Invalid({ active: 'users.fields.active_needs_password' })]]
      : [],
  )
  throwRowRefusalsIfAny(new Map(refusals), changes.length)
}

/**
 * Refuses a fifth account of one dni with a message at the field. The trigger of migrations/006 would refuse it without
 * a message. Race: `dni_is_full` takes one of 64 advisory locks for each dni. Lock order: by the lock's number.
 */
async function lockDnisAndRequireFreePlace(tx: Tx, changes: readonly Change[]): Promise<void> {
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
  throwRowRefusalsIfAny(new Map(refusals), changes.length)
}

/**
 * Deletes sessions after a disabling or a new password, and mailed links also after a new mail address. The session in
 * which somebody sets a new password stays.
 */
async function deleteInvalidatedSessionsAndLinks(tx: Tx, actor: Actor, changes: readonly Change[]): Promise<void> {
  const disabledIds = idsOf(changes.filter(isBeingDisabled))
  const otherChanges = changes.filter((change) => !isBeingDisabled(change))
  const newPasswordIds = idsOf(otherChanges.filter(hasNewPassword))
  const newEmailIds = idsOf(otherChanges.filter((change) => !hasNewPassword(change) && isChanged(change, 'email')))
  const changedIds = [...disabledIds, ...newPasswordIds, ...newEmailIds]
  if (changedIds.length) await tx`delete from password_resets where user_id = any(${changedIds}::int[])`
  if (disabledIds.length) await endUserSessions(tx, disabledIds)
  if (newPasswordIds.length) await endUserSessions(tx, newPasswordIds, actor.session_id)
}

const idsOf = (changes: readonly Change[]): number[] => changes.flatMap(({ before }) => before?.id ?? [])

const isChanged = ({ values, before }: Change, name: string) => name in values && values[name] !== before?.[name]

const hasNewPassword = ({ values }: Change) => typeof values.password === 'string'

const isBeingEnabled = (change: Change) => change.values.active === true && isChanged(change, 'active')

const isBeingDisabled = (change: Change) => change.values.active === false && isChanged(change, 'active')

/**
 * True if the user is disabled or moves to another company or client. In both cases the user may no longer see every
 * user, and so no longer give permissions to everybody.
 */
const mayLoseReach = (change: Change) =>
  isBeingDisabled(change) || isChanged(change, 'company_id') || isChanged(change, 'client_id')
