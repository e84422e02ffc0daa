import { isUnchanged } from '#src/importer/rows/filled-row.server.ts'
import type { Plan } from '#src/importer/rows/plan.server.ts'
import type { Planned } from '#src/importer/rows/plan-rows.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isColumn, serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { readMany } from '#src/resource/read/read-rows.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'

/**
 * A new row that has no value of any key is the same as a stored one that equals it in all that would be stored of it:
 * so a sheet that is loaded a second time writes nothing. Two statements for all rows.
 */
export async function leaveEqual(
  db: Reads,
  plan: Plan,
  actor: Actor,
  planned: readonly Planned[],
  stored: ReadonlyMap<Planned, Given>,
): Promise<void> {
  const rows = planned.flatMap((one): [Planned, Given][] => {
    const given = one.status === 'created' ? stored.get(one) : one.lacking
    return given && one.keys.length === 0 && !one.isPending ? [[one, given]] : []
  })
  if (rows.length === 0) return
  const alike = await findAlike(
    db,
    plan.prepared,
    actor,
    rows.map(([, given]) => given),
  )
  const ids = [...new Set(alike.flat())]
  if (ids.length === 0) return
  const entities = new Map((await readMany(db, plan.prepared, actor, ids)).map((entity) => [entity.id, entity]))
  for (const [at, [one, given]] of rows.entries()) {
    const equal = (alike[at] ?? [])
      .flatMap((id) => entities.get(id) ?? [])
      .find((entity) => isUnchanged(plan, given, entity) && hasPictures(plan, one, entity))
    if (equal) Object.assign(one, { status: 'same', errors: {}, id: equal.id, change: null })
  }
}

/** Pictures are given to records that have none: one that has some has what the sheet gave it. */
const hasPictures = ({ prepared: { files } }: Plan, { pictures, errors }: Planned, entity: Entity): boolean =>
  files.every(({ name, files: side }) => !(pictures.has(name) || name in errors) || side.held(entity[name]).length > 0)

/** Stored rows with the same columns that are compared with one row: they differ in what links them alone. */
const mostAlike = 50

/**
 * Of each row the stored ones, within the reader's scope, that have all its columns; one statement for all. Rows
 * without a label equal none.
 */
async function findAlike(
  db: Reads,
  { resource }: Prepared,
  actor: Actor,
  rows: readonly Given[],
): Promise<readonly number[][]> {
  const columns = Object.entries(resource.fields).filter(
    ([name, field]) => isColumn(field) && !serverKindOf(field).files && rows.every((given) => name in given),
  )
  if (!resource.label.every((label) => columns.some(([name]) => name === label))) return []
  const texts = rows.map((given) => JSON.stringify(Object.fromEntries(columns.map(([name]) => [name, given[name]]))))
  // Rows of a sheet that equal each other are looked for once: no stored row is then met twice.
  const distinct = [...new Set(texts)]
  const parameters = new Parameters()
  const given = parameters.add(`[${distinct.join()}]`)
  const isEqual = columns.map(([name, field]) => equal(resource, name, field))
  const text = `
    with given as materialized (
      select * from jsonb_populate_recordset(null::${resource.table}, ${given}::text::jsonb) with ordinality)
    select g.ordinality::int - 1 as at, (array_agg(t.id order by t.id))[1:${mostAlike}] as ids
    from given g join ${resource.table} t on ${isEqual.join(' and ')}
    where ${withinScope(resource, actor, parameters)} group by g.ordinality`
  const found = await db.query<{ at: number; ids: number[] }[]>(text, parameters.values)
  const idsOf = new Map(found.map(({ at, ids }) => [distinct[at], ids]))
  return texts.map((one) => idsOf.get(one) ?? [])
}

/**
 * SQL condition: a stored row has a given row's value. All are equalities, so that a hash join can serve rows of which
 * many share a name: texts of what may be null, which is not equal to itself. Of the label it is one that the index
 * serves in whose order the list is read, in the order's collation.
 */
function equal({ label }: Resource, name: string, field: Field): string {
  const isLabel = label.includes(name)
  if (!isLabel && field.required === undefined) return `coalesce(t.${name}::text, '') = coalesce(g.${name}::text, '')`
  const collation = isLabel && kindOf(field).order === 'text' ? ' collate "es-x-icu"' : ''
  return `t.${name} = g.${name}${collation}`
}
