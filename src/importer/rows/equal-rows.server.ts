import type { RowErrors } from '#src/importer/import-types.ts'
import { isUnchanged } from '#src/importer/rows/fill-row.server.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import type { RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { isColumn, serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { readRowsByIds } from '#src/resource/read/read-rows.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

/**
 * Changes the plans of rows without a unique key to `same` if a stored record has equal values. Such a row is new, or
 * lacks only required fields. So a sheet that is imported twice writes nothing the second time. Two queries serve all
 * rows.
 */
export async function markEqualRowsAsUnchanged(
  db: Queryable,
  plan: ImportPlan,
  actor: Actor,
  rowPlans: readonly RowPlan[],
  storedValues: ReadonlyMap<RowPlan, CheckedValues>,
): Promise<void> {
  const keylessRows = rowPlans.flatMap((rowPlan): [RowPlan, CheckedValues][] => {
    const values = rowPlan.status === 'created' ? storedValues.get(rowPlan) : rowPlan.incompleteValues
    return values && rowPlan.keys.length === 0 && !rowPlan.isPending ? [[rowPlan, values]] : []
  })
  if (keylessRows.length === 0) return
  const equalIds = await findIdsOfEqualRecords(
    db,
    plan.prepared,
    actor,
    keylessRows.map(([, values]) => values),
  )
  const ids = [...new Set(equalIds.flat())]
  if (ids.length === 0) return
  const entityById = new Map((await readRowsByIds(db, plan.prepared, actor, ids)).map((entity) => [entity.id, entity]))
  for (const [index, [rowPlan, values]] of keylessRows.entries()) {
    const equalEntity = (equalIds[index] ?? [])
      .flatMap((id) => entityById.get(id) ?? [])
      .find((entity) => isUnchanged(plan, values, entity) && hasPicturesInNamedFields(plan, rowPlan, entity))
    if (equalEntity)
      Object.assign(rowPlan, {
        ...{ status: 'same', errors: {}, id: equalEntity.id, change: null },
        warnings: selectWarningsOfMissingPictures(plan, rowPlan, equalEntity),
      })
  }
}

/** The row's warnings of picture fields in which the record has no pictures. Nothing else is told of an equal row. */
const selectWarningsOfMissingPictures = (
  { prepared: { files } }: ImportPlan,
  { warnings }: RowPlan,
  entity: Entity,
): RowErrors =>
  Object.fromEntries(
    Object.entries(warnings).filter(([field]) =>
      files.some(({ name, files: pictureFiles }) => name === field && pictureFiles.namesIn(entity[name]).length === 0),
    ),
  )

/**
 * True if the record has pictures in every picture field of which the row has some to store or an error. Pictures are
 * stored only for records without any, so such a record counts as equal.
 */
const hasPicturesInNamedFields = (
  { prepared: { files } }: ImportPlan,
  { pictures, errors }: RowPlan,
  entity: Entity,
): boolean =>
  files.every(
    ({ name, files: pictureFiles }) =>
      !(pictures.has(name) || name in errors) || pictureFiles.namesIn(entity[name]).length > 0,
  )

/**
 * Most stored records that are compared with one row. Their columns are equal, but their pictures and the records that
 * they link may differ.
 */
const maxEqualRecords = 50

/**
 * Finds for each row the ids of the stored records within the reader's scope that have equal columns, in one statement.
 * Empty unless every row has a value for each field of the label.
 */
async function findIdsOfEqualRecords(
  db: Queryable,
  { resource }: PreparedResource,
  actor: Actor,
  valuesOfRows: readonly CheckedValues[],
): Promise<readonly number[][]> {
  const columns = Object.entries(resource.fields).filter(
    ([name, field]) => isColumn(field) && !serverKindOf(field).files && valuesOfRows.every((values) => name in values),
  )
  if (!resource.label.every((label) => columns.some(([name]) => name === label))) return []
  const rowTexts = valuesOfRows.map((values) =>
    JSON.stringify(Object.fromEntries(columns.map(([name]) => [name, values[name]]))),
  )
  // Equal rows of a sheet are looked up once, so that no stored record is matched twice.
  const distinctTexts = [...new Set(rowTexts)]
  const parameters = new SqlParameters()
  const values = parameters.add(`[${distinctTexts.join()}]`)
  const conditions = columns.map(([name, field]) => buildEqualCondition(name, field, resource.label.includes(name)))
  const sql = `
    with given as materialized (
      select * from jsonb_populate_recordset(null::${resource.table}, ${values}::text::jsonb) with ordinality)
    select g.ordinality::int - 1 as index, (array_agg(t.id order by t.id))[1:${maxEqualRecords}] as ids
    from given g join ${resource.table} t on ${conditions.join(' and ')}
    where ${buildScopeCondition(resource, actor, parameters)} group by g.ordinality`
  const matches = await db.query<{ index: number; ids: number[] }[]>(sql, parameters.values)
  const idsByText = new Map(matches.map(({ index, ids }) => [distinctTexts[index], ids]))
  return rowTexts.map((rowText) => idsByText.get(rowText) ?? [])
}

/**
 * SQL condition that a stored value equals the row's value. All conditions are equalities, so that a hash join is
 * possible when many rows share a name. Nullable columns are compared as text, because null never equals null. The
 * label is compared in the collation of the list's index, so that this index serves.
 */
function buildEqualCondition(name: string, field: Field, isLabel: boolean): string {
  if (!isLabel && field.required === undefined) return `coalesce(t.${name}::text, '') = coalesce(g.${name}::text, '')`
  const collation = isLabel && kindOf(field).order === 'text' ? ' collate "es-x-icu"' : ''
  return `t.${name} = g.${name}${collation}`
}
