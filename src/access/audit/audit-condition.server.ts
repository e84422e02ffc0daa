import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import type { SqlParameters } from '#src/resource/scope/scope.server.ts'

/** A row's time is taken a moment after its id, so that of two at once the later id may have the earlier time. */
const idSlack = 10_000

/**
 * SQL condition on alias `t` of the list's filters. Days become a range of ids first: it bounds the walk along
 * whichever index the other filters and the order choose.
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
      conditions.push(`t.at >= ${dayStart}`, await buildIdBound(db, 'from', String(value), timeZone, parameters))
    if (suffix !== 'from')
      conditions.push(`t.at < ${dayEnd}`, await buildIdBound(db, 'to', String(value), timeZone, parameters))
  }
  return conditions.join(' and ') || 'true'
}

async function buildIdBound(
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
