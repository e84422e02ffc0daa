import { Invalid } from '#src/platform/errors.ts'
import type { Action, Entity } from '#src/resource/declaration.ts'
import { readMany } from '#src/resource/read/read-rows.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { requireAllowedRows } from '#src/resource/write/rows/allowed-rows.server.ts'
import { readAndAuditRows } from '#src/resource/write/rows/audit.server.ts'
import { throwAsRefusal } from '#src/resource/write/rows/constraint-refusals.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** A record that an action changed: as it stands, before and after. */
export type ActionChange = { before: Entity; after: Entity }

/** The server's part of a declared action. */
export type ActionRules = {
  /**
   * Writes all rows, which are locked and which their own rule and the action's let through, in a number of statements
   * that does not grow with them. Rows of another table it locks itself, in the order of their ids.
   */
  run(context: WriteContext, rows: readonly Entity[], input: Given): Promise<unknown>
  /** True when the audit tells of it though the record stands as it was: every session of a user was ended. */
  isAlwaysRecorded?: true
  /** Takes the action back, with the action's own permission; null for what cannot be taken back. */
  undo: ActionUndo | null
}

export type ActionUndo = {
  /** What the audit calls it. */
  action: string
  /** Writes all rows, which are locked and stand as the action left them. */
  run(context: WriteContext, changes: readonly ActionChange[]): Promise<unknown>
}

/**
 * Row layer of an action: asks the rows' rules, runs it, and writes the audit rows of those that changed. The rows are
 * locked. Returns the rows before and after, in their order. Throws what a rule refuses, and a constraint's refusal; of
 * several rows `RowsRefused`, which names them.
 */
export async function runAction(
  context: WriteContext,
  prepared: Prepared,
  { name, input }: { name: string; input: Given },
  rows: readonly Entity[],
): Promise<ActionChange[]> {
  const action = prepared.resource.actions[name]
  const rules = prepared.rules.actions?.[name]
  if (!action || !rules) throw new Error(`${prepared.resource.name} has no action ${name}.`)
  const currentRows = await requireAllowedRows(context, prepared, name, rows)
  mapRowsOrRefuse(currentRows, (row) => requireActionRule(action, row, input))
  await rules.run(context, rows, input).catch(throwAsRefusal(prepared))
  return recordActionChanges(context, prepared, rows, {
    action: name,
    input: omitSensitiveInput(action, input),
    isAlwaysRecorded: rules.isAlwaysRecorded === true,
  })
}

/** Runs an action's inverse on locked rows, with their audit rows. */
export async function undoAction(
  context: WriteContext,
  prepared: Prepared,
  { action, run }: ActionUndo,
  changes: readonly ActionChange[],
): Promise<void> {
  await run(context, changes).catch(throwAsRefusal(prepared))
  const rows = changes.map(({ after }) => after)
  await recordActionChanges(context, prepared, rows, { action, input: null, isAlwaysRecorded: false })
}

type RecordOptions = { action: string; input: Given | null; isAlwaysRecorded: boolean }

/** Reads the rows anew, and writes the audit rows of those that have another stamp. */
async function recordActionChanges(
  context: WriteContext,
  prepared: Prepared,
  rows: readonly Entity[],
  { action, input, isAlwaysRecorded }: RecordOptions,
): Promise<ActionChange[]> {
  const ids = rows.map(({ id }) => id)
  const entities = new Map(
    (await readMany(context.tx, prepared, context.actor, ids)).map((entity) => [entity.id, entity]),
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

function requireActionRule({ rule }: Action, row: Entity, input: Given): void {
  const problems = Object.entries(rule?.(row, input) ?? {}).flatMap(([name, problem]) =>
    problem === undefined ? [] : [[name, problem] as const],
  )
  if (problems.length > 0) throw new Invalid(Object.fromEntries(problems))
}

/** What the audit keeps of an input: nothing secret, nothing of a bank or of health. */
function omitSensitiveInput({ input: fields = {} }: Action, input: Given): Given | null {
  const recordedEntries = Object.entries(input).filter(
    ([name]) => !fields[name]?.writeOnly && !fields[name]?.isSensitive,
  )
  return recordedEntries.length === 0 ? null : Object.fromEntries(recordedEntries)
}
