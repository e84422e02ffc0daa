import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import type { SqlParameters } from '#src/resource/scope/scope.server.ts'

/**
 * Ids and times of entries are in nearly the same order: an entry gets its id a moment before its time, so of two
 * simultaneous entries the later id may have the earlier time. A range of ids is wider by this number at both ends.
 */
const idSlack = 10_000

/**
 * SQL condition of the list's filters, on alias `t`. A filter by day also becomes a range of ids: every index that
 * serves another filter or the order ends with the id, so whichever index the database chooses, it reads only the
 * entries within that range.
 */
export async function buildAuditCondition(
  db: Queryable,
  { filters }: Pick<ListQuery, 'filters'>,
  timeZone: string,
  parameters: SqlParameters,
): Promise<string> {
  const conditions: string[] = []
  for (const [name, value] of filters) {
    const [, column = '', suffix = ''] = /^(.+?)(?:_(from|to|in))?$/.exec(name) ?? []
    if (column !== 'at') {
      const parameter = parameters.add(value)
      const type = [value].flat().some((item) => typeof item === 'number') ? 'bigint' : 'text'
      conditions.push(
        suffix === 'in' ? `t.${column} = any(${parameter}::${type}[])` : `t.${column} = ${parameter}::${type}`,
      )
      continue
    }
    const day = `${parameters.add(value)}::date`
    const zone = `${parameters.add(timeZone)}::text`
    const dayStart = `(${day}::timestamp at time zone ${zone})`
    const dayEnd = `((${day} + 1)::timestamp at time zone ${zone})`
    if (suffix !== 'to')
      conditions.push(
        `t.at >= ${dayStart}`,
        await buildIdConditionForDay(db, 'from', String(value), timeZone, parameters),
      )
    if (suffix !== 'from')
      conditions.push(`t.at < ${dayEnd}`, await buildIdConditionForDay(db, 'to', String(value), timeZone, parameters))
  }
  return conditions.join(' and ') || 'true'
}

/**
 * SQL condition for the ids of a filter by day. `from`: the id is not below the first one of the day or later, minus
 * the slack. `to`: the id is not above the last one of the day or earlier, plus the slack. `false` if there is no such
 * entry.
 */
async function buildIdConditionForDay(
  db: Queryable,
  side: 'from' | 'to',
  day: string,
  timeZone: string,
  parameters: SqlParameters,
) {
  const [nearestEntry] =
    side === 'from'
      ? await db<{ id: number }[]>`
          select id from audit where at >= (${day}::date::timestamp at time zone ${timeZone}::text) order by at, id limit 1`
      : await db<{ id: number }[]>`
          select id from audit where at < ((${day}::date + 1)::timestamp at time zone ${timeZone}::text)
          order by at desc, id desc limit 1`
  if (!nearestEntry) return 'false'
  return side === 'from'
    ? `t.id >= ${parameters.add(nearestEntry.id - idSlack)}::bigint`
    : `t.id <= ${parameters.add(nearestEntry.id + idSlack)}::bigint`
}
