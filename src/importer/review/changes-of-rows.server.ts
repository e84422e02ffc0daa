import { type Import, isChecked } from '#src/importer/imports.server.ts'
import type { Reviewing } from '#src/importer/review/reviewed-rows.server.ts'
import { changedBy } from '#src/importer/rows/filled-row.server.ts'
import { openPlan, type Plan } from '#src/importer/rows/plan.server.ts'
import { type Planned, planRows } from '#src/importer/rows/plan-rows.server.ts'
import { type ReadRow, readRow, type StagedRow } from '#src/importer/rows/read-row.server.ts'
import type { ReviewedRow, RowStatus } from '#src/importer/wire.ts'
import { holds } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { Refusal } from '#src/platform/errors.ts'
import { told } from '#src/resource/history/changed-fields.ts'
import { readerOf } from '#src/resource/history/routes.server.ts'
import type { Reader } from '#src/resource/kinds/kind.ts'

type Changes = Pick<ReviewedRow, 'matched_by' | 'before'>
type Row = StagedRow & { status: RowStatus; id: number | null }

/**
 * What rows of a load that is yet to be run would change in the records that they match, as it stands now; for who may
 * read the records. A number of statements that does not grow with the rows.
 */
export async function changesOfRows(
  db: Reads,
  { registry, actor, language }: Reviewing,
  load: Import,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, Changes>> {
  const { asked, found } = load
  const matched = rows.filter(({ status, id }) => id !== null && (status === 'updated' || status === 'skipped'))
  const target = asked && registry.get(asked.resource)
  if (!asked || !found || !target || matched.length === 0) return new Map()
  if (load.status !== 'pending' || !isChecked(load) || !holds(actor, target.resource.access.read)) return new Map()
  try {
    const plan = await openPlan(db, registry, actor, { asked, found })
    const read = matched.map((row) => readRow(plan.reader, row))
    const planned = await planRows(db, plan, actor, read)
    const reader = readerOf(language)
    return new Map(planned.map((one, at) => [one.row, changesOf(plan, read[at], one, reader)]))
  } catch (error) {
    // What is asked cannot be done any more, which its run will say.
    if (error instanceof Refusal) return new Map()
    throw error
  }
}

function changesOf(plan: Plan, read: ReadRow | undefined, { match }: Planned, reader: Reader): Changes {
  if (!match) return { matched_by: null, before: {} }
  const { fields } = plan.prepared.resource
  // A name that is yet to be created is no value, and stands nowhere.
  const toCreate = Object.keys(read?.texts ?? {}).filter((name) => !(name in match.given))
  const before = [...changedBy(plan, match.given, match.before), ...toCreate].flatMap((name) => {
    const field = fields[name]
    return field && !field.writeOnly ? [[name, told(name, field, match.before, reader)] as const] : []
  })
  return { matched_by: match.by, before: Object.fromEntries(before) }
}
