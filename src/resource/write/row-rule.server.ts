import { Forbidden, type MessageRef, type Refusal } from '#src/platform/errors.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import { forReader } from '#src/resource/read/for-reader.server.ts'
import type { Change, Given } from '#src/resource/rules.server.ts'
import { isSame } from '#src/resource/same.ts'
import { Parameters } from '#src/resource/scope.server.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'
import { refuseRows } from '#src/resource/write/rows-refused.server.ts'

/** Row-level authorization: throws Forbidden where the declaration's `may` refuses this verb on a locked row. */
export async function requireMay(by: By, prepared: Prepared, verb: string, rows: readonly Entity[]): Promise<void> {
  const { may } = prepared.resource
  if (may) await judge(by, prepared, rows, (row) => may(row, verb))
}

/** The same for the fields that a write changes; new rows are nobody's yet. */
export async function requireMayChange(by: By, prepared: Prepared, changes: readonly Change[]): Promise<void> {
  const { resource } = prepared
  const { may } = resource
  if (!may) return
  const rows = changes.map(({ before }) => before)
  await judge(by, prepared, rows, (row, at) => {
    const changed = changedIn(resource, changes[at]?.given ?? {}, row)
    return changed.map((field) => may(row, 'update', field)).find((refusal) => refusal !== null) ?? null
  })
}

type Judge = (row: Entity, at: number) => MessageRef | null

async function judge(by: By, prepared: Prepared, rows: readonly (Entity | null)[], ask: Judge): Promise<void> {
  const now = await computedNow(by, prepared, rows)
  const refused = new Map<number, Refusal>()
  for (const [at, row] of rows.entries()) {
    const refusal = row && ask({ ...row, ...now.get(row.id) }, at)
    if (refusal) refused.set(at, new Forbidden(refusal))
  }
  refuseRows(refused, rows.length)
}

/**
 * Read committed: what a row came with was worked out before its lock was had, and somebody may have changed since what
 * it is worked out from. One statement for all rows.
 */
async function computedNow(
  { tx, actor }: By,
  { resource, select, model }: Prepared,
  rows: readonly (Entity | null)[],
): Promise<Map<number, Partial<Entity>>> {
  const ids = rows.flatMap((row) => row?.id ?? [])
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
