import type { LayerDay, LayerItem, LayerType } from '#src/agenda/layers/layers.ts'
import { maxCounted } from '#src/agenda/limited-count.ts'
import { buildDaySpan, buildPeopleSelects, describedColumns } from '#src/agenda/notices/notices.server.ts'
import { notices } from '#src/agenda/notices/notices.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { buildTodayConstant } from '#src/platform/database/statements/today-expression.server.ts'
import { countDays } from '#src/platform/days/count-days.ts'
import { type Registry, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

const maxItemsOfDay = 3

/** The most bytes of an answer, about. */
const maxAnswerBytes = 40_000

/** Reads the layers of the days between two days, both included, within the actor's scope. */
export async function readLayerDays(
  db: Queryable,
  actor: Actor,
  registry: Registry,
  { from, to }: { from: string; to: string },
): Promise<LayerDay[]> {
  const parameters = new SqlParameters()
  const days = `(select ${parameters.add(from)}::date + n as day
    from generate_series(0, ${parameters.add(countDays(from, to))}::integer) n)`
  const selects = Object.entries(buildSelectsOfDay(registry, actor, parameters, 'listed.day'))
  const parts = selects.map(([type, select], place) => buildLayerStatement(type, place, select, days))
  // Custom plan: the limits are worth what the days and the scope are known to find.
  const rows = await db.query<LayerDay[]>(
    `select date, type, qty, items from (${parts.join(' union all ')}) layer order by date, place`,
    parameters.values,
    { prepare: false },
  )
  return dropItemsOfFullestDays(rows)
}

/**
 * The selects of each layer within the actor's scope, for one day, an SQL expression. Their columns are `id`, `title`
 * and `employee_id`.
 */
export function buildSelectsOfDay(
  registry: Registry,
  actor: Actor,
  parameters: SqlParameters,
  day: string,
): Record<LayerType, string> {
  const employees = requirePrepared(registry, 'employees')
  const rounds = requirePrepared(registry, 'ppe_rounds').resource
  const today = buildTodayConstant(employees.select.timeZone)
  const source = { registry, userId: `${parameters.add(actor.id)}::integer`, today, parameters }
  const noticeScope = buildScopeCondition(notices, actor, parameters)
  const { employee_name, title } = describedColumns
  const selectTitles = (select: string) => `
    select t.id, concat_ws(' · ', ${employee_name}, ${title}, t.driver_license_class) as title, t.employee_id
    from (${select}) t where ${noticeScope}`
  const { license, medical_check, ppe_delivery, birth_date, training, quality } = buildPeopleSelects(
    source,
    buildDaySpan(day),
  )
  return {
    license: selectTitles(license),
    medical_check: selectTitles(medical_check),
    ppe_delivery: selectTitles(ppe_delivery),
    birth_date: selectTitles(birth_date),
    training: selectTitles(training),
    quality: selectTitles(quality),
    round: `select 'round-' || t.id as id, t.title, null::integer as employee_id
      from ppe_rounds t where t.date = ${day} and ${buildScopeCondition(rounds, actor, parameters)}`,
  }
}

/**
 * Loose index scan: of each day only so many rows are read as are counted, by the index of the date, and the words of
 * three alone are put together.
 */
const buildLayerStatement = (type: string, place: number, select: string, days: string): string => `
  select to_char(listed.day, 'YYYY-MM-DD') as date, '${type}'::text as type, ${place} as place, counted.qty, shown.items
  from ${days} listed
  cross join lateral (
    select count(*)::int as qty from (select from (${select}) t limit ${maxCounted}) t) counted
  cross join lateral (
    select jsonb_agg(to_jsonb(t) order by t.title, t.id) as items
    from (select * from (${select}) t limit ${maxItemsOfDay}) t) shown
  where counted.qty > 0`

/**
 * Keeps an answer small: the fewer there are of a type on a day, the more its items tell. Where all would be too much,
 * those of the fullest days are left out.
 */
export function dropItemsOfFullestDays(days: readonly LayerDay[]): LayerDay[] {
  const measure = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
  let room = maxAnswerBytes - measure(days.map((day) => ({ ...day, items: [] })))
  const itemsByDay = new Map<LayerDay, LayerItem[]>()
  for (const day of days.toSorted((a, b) => a.qty - b.qty)) {
    room -= measure(day.items)
    itemsByDay.set(day, room > 0 ? day.items : [])
  }
  return days.map((day) => ({ ...day, items: itemsByDay.get(day) ?? [] }))
}
