import { Forbidden, type MessageRef } from '#src/platform/errors.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { bindReaderPlaceholders } from '#src/resource/read/bind-reader.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { Change, CheckedValues } from '#src/resource/registration/rules.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * Row-level authorization. Reads the computed values of locked rows again, and returns the rows with them. Throws
 * Forbidden if the declaration's `rowRule` refuses this verb on a row, or RowsRefused if there are several rows.
 * Permissions and scope are checked elsewhere.
 */
export async function refreshComputedValuesAndRequireRowRule(
  context: WriteContext,
  prepared: PreparedResource,
  verb: string,
  rows: readonly Entity[],
): Promise<Entity[]> {
  const { rowRule } = prepared.resource
  const currentRows = await refreshComputedValues(context, prepared, rows)
  if (rowRule) requireEachAllowed(currentRows, (row) => rowRule(row, verb))
  return currentRows
}

/** Returns those of these locked rows on which the declaration's `rowRule` allows the verb. */
export const filterAllowedRows = async (
  context: WriteContext,
  prepared: PreparedResource,
  verb: string,
  rows: readonly Entity[],
): Promise<Entity[]> =>
  (await refreshComputedValues(context, prepared, rows)).filter((row) => !prepared.resource.rowRule?.(row, verb))

async function refreshComputedValues(
  context: WriteContext,
  prepared: PreparedResource,
  rows: readonly Entity[],
): Promise<Entity[]> {
  const computed = await readComputedValues(context, prepared, rows)
  return rows.map((row) => ({ ...row, ...computed.get(row.id) }))
}

/**
 * Row-level authorization of the fields that a write changes. New rows are allowed. Throws Forbidden, or RowsRefused if
 * there are several rows.
 */
export async function requireRowRuleOfChanges(
  context: WriteContext,
  prepared: PreparedResource,
  changes: readonly Change[],
): Promise<void> {
  const { resource } = prepared
  const { rowRule } = resource
  if (!rowRule) return
  const computed = await readComputedValues(
    context,
    prepared,
    changes.flatMap(({ before }) => before ?? []),
  )
  requireEachAllowed(changes, ({ values, before }) => {
    if (before === null) return null
    const row = { ...before, ...computed.get(before.id) }
    const refusals = listChangedFieldNames(resource, values, row).map((field) => rowRule(row, 'update', field))
    return refusals.find((refusal) => refusal !== null) ?? null
  })
}

function requireEachAllowed<Row>(rows: readonly Row[], findRefusal: (row: Row) => MessageRef | null): void {
  mapRowsOrRefuse(rows, (row) => {
    const refusal = findRefusal(row)
    if (refusal) throw new Forbidden(refusal)
  })
}

/**
 * Read committed: a row's computed values were read before its lock, and the rows that they depend on may have changed
 * since. Reads them again, in one statement for all rows.
 */
async function readComputedValues(
  { tx, actor }: WriteContext,
  { resource, select, model }: PreparedResource,
  rows: readonly Entity[],
): Promise<Map<number, Partial<Entity>>> {
  const ids = rows.map(({ id }) => id)
  const computedColumns = [...model.properties.values()].flatMap(({ name, source, field }) =>
    source.from === 'computed' && !field.isDetail ? (select.columnsByProperty.get(name) ?? []) : [],
  )
  if (ids.length === 0 || computedColumns.length === 0) return new Map()
  const parameters = new SqlParameters()
  const idsParameter = parameters.add(ids)
  const columns = bindReaderPlaceholders(['t.id', ...computedColumns].join(', '), actor, parameters)
  const text = `select ${columns} from ${resource.table} t where t.id = any(${idsParameter}::int[])`
  const computedRows = await tx.query<Entity[]>(text, parameters.values, { prepare: true })
  return new Map(computedRows.map((row) => [row.id, row]))
}

/** Fields whose value the write changes. An empty write-only field stays unchanged. */
function listChangedFieldNames({ fields }: Resource, values: CheckedValues, before: Entity): string[] {
  return Object.keys(values).filter((name) =>
    fields[name]?.writeOnly ? values[name] !== null : !isSameValue(values[name], before[name]),
  )
}
