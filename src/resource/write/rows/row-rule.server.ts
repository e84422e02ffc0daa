import { Forbidden, type MessageRef } from '#src/platform/errors.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSame } from '#src/resource/is-same-value.ts'
import { forReader } from '#src/resource/read/bind-reader.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Change, Given } from '#src/resource/registration/rules.server.ts'
import { Parameters } from '#src/resource/scope/scope.server.ts'
import { eachInTurn } from '#src/resource/write/rows/rows-refused.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * Row-level authorization: throws Forbidden where the declaration's `may` refuses this verb on a locked row. Returns
 * the rows with what is computed of them as it is now.
 */
export async function requireMay(
  context: WriteContext,
  prepared: Prepared,
  verb: string,
  rows: readonly Entity[],
): Promise<Entity[]> {
  const { may } = prepared.resource
  const computed = await computedNow(context, prepared, rows)
  const current = rows.map((row) => ({ ...row, ...computed.get(row.id) }))
  if (may) refuseEach(current, (row) => may(row, verb))
  return current
}

/** The same for the fields that a write changes; new rows are nobody's yet. */
export async function requireMayChange(
  context: WriteContext,
  prepared: Prepared,
  changes: readonly Change[],
): Promise<void> {
  const { resource } = prepared
  const { may } = resource
  if (!may) return
  const computed = await computedNow(
    context,
    prepared,
    changes.flatMap(({ before }) => before ?? []),
  )
  refuseEach(changes, ({ given, before }) => {
    if (before === null) return null
    const row = { ...before, ...computed.get(before.id) }
    const refusals = changedIn(resource, given, row).map((field) => may(row, 'update', field))
    return refusals.find((refusal) => refusal !== null) ?? null
  })
}

function refuseEach<Row>(rows: readonly Row[], judge: (row: Row) => MessageRef | null): void {
  eachInTurn(rows, (row) => {
    const refusal = judge(row)
    if (refusal) throw new Forbidden(refusal)
  })
}

/**
 * Read committed: what a row came with was worked out before its lock was had, and somebody may have changed since what
 * it is worked out from. One statement for all rows.
 */
async function computedNow(
  { tx, actor }: WriteContext,
  { resource, select, model }: Prepared,
  rows: readonly Entity[],
): Promise<Map<number, Partial<Entity>>> {
  const ids = rows.map(({ id }) => id)
  const parts = [...model.names.values()].flatMap(({ name, source }) =>
    source.from === 'computed' ? (select.parts.get(name) ?? []) : [],
  )
  if (ids.length === 0 || parts.length === 0) return new Map()
  const parameters = new Parameters()
  const all = parameters.add(ids)
  const columns = forReader(['t.id', ...parts].join(', '), actor, parameters)
  const text = `select ${columns} from ${resource.table} t where t.id = any(${all}::int[])`
  const found = await tx.query<Entity[]>(text, parameters.values, { prepare: true })
  return new Map(found.map((row) => [row.id, row]))
}

/** Fields whose value a write changes; an empty write-only one stays as it is. */
function changedIn({ fields }: Resource, given: Given, before: Entity): string[] {
  return Object.keys(given).filter((name) =>
    fields[name]?.writeOnly ? given[name] !== null : !isSame(given[name], before[name]),
  )
}
