import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import type { Action, Entity } from '#src/resource/declaration.ts'
import { readRowsByIds } from '#src/resource/read/read-rows.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { refreshComputedValuesAndRequireRowRule } from '#src/resource/write/rows/allowed-rows.server.ts'
import { insertAuditEntry, readAndAuditRows } from '#src/resource/write/rows/audit.server.ts'
import { createRefusalThrower } from '#src/resource/write/rows/constraint-refusals.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** A record before and after an action. */
export type ActionChange = { before: Entity; after: Entity }

/** The server side of a declared action. */
export type ActionRules = {
  /**
   * Writes all rows. They are locked, and the row rule and the action's rule allow them. The number of statements must
   * not grow with the rows. Rows of other tables are locked here, in the order of their ids.
   */
  run(
    context: WriteContext,
    rows: readonly Entity[],
    input: CheckedValues,
    prepared: PreparedResource,
  ): Promise<unknown>
  /** True if the audit records the action even if the record is unchanged: for example the end of a user's sessions. */
  isAlwaysRecorded?: true
  /** The answer, if the record is gone after the action. The audit then records the action without values. */
  goneAnswer?: Readonly<Record<string, true>>
  /** What a preview of the action on many records says of a record that it would change, as it was before. */
  findWarning?(before: Entity): MessageRef | undefined
  /** Undoes the action, with the permission of the action; null if it cannot be undone. */
  undo: ActionUndo | null
}

export type ActionUndo = {
  /** The name of the undo in the audit. */
  action: string
  /** Writes all rows. They are locked and unchanged since the action. */
  run(context: WriteContext, changes: readonly ActionChange[]): Promise<unknown>
}

/**
 * Row layer of an action on locked rows: checks the rules, runs the action, and records the changed rows in the audit.
 * Returns the rows before and after, in order; none if the action has a `goneAnswer`. Throws refusals of rules and
 * constraints; for several rows `RowsRefused`, which names the refused ones.
 */
export async function runAction(
  context: WriteContext,
  prepared: PreparedResource,
  { name, input }: { name: string; input: CheckedValues },
  rows: readonly Entity[],
): Promise<ActionChange[]> {
  const action = prepared.resource.actions[name]
  const rules = prepared.rules.actions?.[name]
  if (!action || !rules) throw new Error(`${prepared.resource.name} has no action ${name}.`)
  const currentRows = await refreshComputedValuesAndRequireRowRule(context, prepared, name, rows)
  mapRowsOrRefuse(currentRows, (row) => requireInputAllowedByRule(action, row, input))
  await rules.run(context, rows, input, prepared).catch(createRefusalThrower(prepared))
  const recordedInput = omitSensitiveInput(action, input)
  if (rules.goneAnswer) {
    for (const row of rows)
      await insertAuditEntryOfGoneRow(context, prepared, row, { action: name, input: recordedInput })
    return []
  }
  return readAndAuditActionChanges(context, prepared, rows, {
    action: name,
    input: recordedInput,
    isAlwaysRecorded: rules.isAlwaysRecorded === true,
  })
}

const insertAuditEntryOfGoneRow = (
  context: WriteContext,
  { resource: { name, scope } }: PreparedResource,
  row: Entity,
  { action, input }: { action: string; input: CheckedValues | null },
) =>
  insertAuditEntry(context, {
    resource: name,
    id: row.id,
    action,
    input,
    before: null,
    after: null,
    companyId: (row[scope.company_id ?? ''] as number | null | undefined) ?? null,
    clientId: (row[scope.client_id ?? ''] as number | null | undefined) ?? null,
  })

/**
 * Undoes an action on locked rows, with audit entries. Throws the refusals of the row rule, whose verb is the name of
 * the undo, and of constraints.
 */
export async function undoAction(
  context: WriteContext,
  prepared: PreparedResource,
  { action, run }: ActionUndo,
  changes: readonly ActionChange[],
): Promise<void> {
  const rows = changes.map(({ after }) => after)
  await refreshComputedValuesAndRequireRowRule(context, prepared, action, rows)
  await run(context, changes).catch(createRefusalThrower(prepared))
  await readAndAuditActionChanges(context, prepared, rows, { action, input: null, isAlwaysRecorded: false })
}

type RecordOptions = { action: string; input: CheckedValues | null; isAlwaysRecorded: boolean }

/**
 * Reads the rows again, and inserts audit entries for those whose stamp has changed, or for all if `isAlwaysRecorded`.
 * Returns all rows that are still there, unchanged ones too.
 */
async function readAndAuditActionChanges(
  context: WriteContext,
  prepared: PreparedResource,
  rows: readonly Entity[],
  { action, input, isAlwaysRecorded }: RecordOptions,
): Promise<ActionChange[]> {
  const ids = rows.map(({ id }) => id)
  const entities = new Map(
    (await readRowsByIds(context.tx, prepared, context.actor, ids)).map((entity) => [entity.id, entity]),
  )
  const changes = rows.flatMap((before) => {
    const after = entities.get(before.id)
    return after ? [{ before, after }] : []
  })
  const recordedChanges = changes.filter((change) => isAlwaysRecorded || isRowChanged(change))
  if (recordedChanges.length > 0)
    await readAndAuditRows(context, prepared, {
      action,
      input,
      ids: recordedChanges.map(({ after }) => after.id),
      formerEntities: recordedChanges.map(({ before }) => before),
      columns: 'id',
    })
  return changes
}

export const isRowChanged = ({ before, after }: ActionChange): boolean => before.updated_at !== after.updated_at

function requireInputAllowedByRule({ rule }: Action, row: Entity, input: CheckedValues): void {
  const problems = Object.entries(rule?.(row, input) ?? {}).flatMap(([name, problem]) =>
    problem === undefined ? [] : [[name, problem] as const],
  )
  if (problems.length > 0) throw new Invalid(Object.fromEntries(problems))
}

/** The input as the audit stores it: without secrets, bank data and health data. */
function omitSensitiveInput({ input: fields = {} }: Action, input: CheckedValues): CheckedValues | null {
  const recordedEntries = Object.entries(input).filter(
    ([name]) => !fields[name]?.writeOnly && !fields[name]?.isSensitive,
  )
  return recordedEntries.length === 0 ? null : Object.fromEntries(recordedEntries)
}
