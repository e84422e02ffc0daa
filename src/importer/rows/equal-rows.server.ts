import { isUnchanged } from '#src/importer/rows/fill-row.server.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import type { RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isColumn, serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { readMany } from '#src/resource/read/page.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'

/**
 * A new row that has no value of any key is the same as a stored one that equals it in all that would be stored of it:
 * so a sheet that is loaded a second time writes nothing. Two statements for all rows.
 */
export async function markEqualRows(
  db: Reads,
  plan: ImportPlan,
  actor: Actor,
  rowPlans: readonly RowPlan[],
  storedValues: ReadonlyMap<RowPlan, Given>,
): Promise<void> {
  const keylessRows = rowPlans.flatMap((rowPlan): [RowPlan, Given][] => {
    const values = rowPlan.status === 'created' ? storedValues.get(rowPlan) : rowPlan.incompleteValues
    return values && rowPlan.keys.length === 0 && !rowPlan.isPending ? [[rowPlan, values]] : []
  })
  if (keylessRows.length === 0) return
  const equalIds = await findEqualRecords(
    db,
    plan.prepared,
    actor,
    keylessRows.map(([, values]) => values),
  )
  const ids = [...new Set(equalIds.flat())]
  if (ids.length === 0) return
  const entityById = new Map((await readMany(db, plan.prepared, actor, ids)).map((entity) => [entity.id, entity]))
  for (const [index, [rowPlan, values]] of keylessRows.entries()) {
    const equalEntity = (equalIds[index] ?? [])
      .flatMap((id) => entityById.get(id) ?? [])
      .find((entity) => isUnchanged(plan, values, entity) && hasPictures(plan, rowPlan, entity))
    if (equalEntity) Object.assign(rowPlan, { status: 'same', errors: {}, id: equalEntity.id, change: null })
  }
}

/** Pictures are given to records that have none: one that has some has what the sheet gave it. */
const hasPictures = ({ prepared: { files } }: ImportPlan, { pictures, errors }: RowPlan, entity: Entity): boolean =>
  files.every(
    ({ name, files: pictureFiles }) =>
      !(pictures.has(name) || name in errors) || pictureFiles.held(entity[name]).length > 0,
  )

/** Stored rows with the same columns that are compared with one row: they differ in what links them alone. */
const maxEqualRecords = 50

/**
 * Of each row the stored ones, within the reader's scope, that have all its columns; one statement for all. Rows
 * without a label equal none.
 */
async function findEqualRecords(
  db: Reads,
  { resource }: Prepared,
  actor: Actor,
  valuesOfRows: readonly Given[],
): Promise<readonly number[][]> {
  const columns = Object.entries(resource.fields).filter(
    ([name, field]) => isColumn(field) && !serverKindOf(field).files && valuesOfRows.every((values) => name in values),
  )
  if (!resource.label.every((label) => columns.some(([name]) => name === label))) return []
  const rowTexts = valuesOfRows.map((values) =>
    JSON.stringify(Object.fromEntries(columns.map(([name]) => [name, values[name]]))),
  )
  // Rows of a sheet that equal each other are looked for once: no stored row is then met twice.
  const distinctTexts = [...new Set(rowTexts)]
  const parameters = new Parameters()
  const values = parameters.add(`[${distinctTexts.join()}]`)
  const conditions = columns.map(([name, field]) => buildEqualCondition(resource, name, field))
  const sql = `
    with given as materialized (
      select * from jsonb_populate_recordset(null::${resource.table}, ${values}::text::jsonb) with ordinality)
    select g.ordinality::int - 1 as index, (array_agg(t.id order by t.id))[1:${maxEqualRecords}] as ids
    from given g join ${resource.table} t on ${conditions.join(' and ')}
    where ${withinScope(resource, actor, parameters)} group by g.ordinality`
  const matches = await db.query<{ index: number; ids: number[] }[]>(sql, parameters.values)
  const idsByText = new Map(matches.map(({ index, ids }) => [distinctTexts[index], ids]))
  return rowTexts.map((rowText) => idsByText.get(rowText) ?? [])
}

/**
 * SQL condition: a stored row has a given row's value. All are equalities, so that a hash join can serve rows of which
 * many share a name: texts of what may be null, which is not equal to itself. Of the label it is one that the index
 * serves in whose order the list is read, in the order's collation.
 */
function buildEqualCondition({ label }: Resource, name: string, field: Field): string {
  const isLabel = label.includes(name)
  if (!isLabel && field.required === undefined) return `coalesce(t.${name}::text, '') = coalesce(g.${name}::text, '')`
  const collation = isLabel && kindOf(field).order === 'text' ? ' collate "es-x-icu"' : ''
  return `t.${name} = g.${name}${collation}`
}
