import type { Reads } from '#src/platform/database/sql.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import type { Parameters } from '#src/resource/scope/scope.server.ts'

/** A row's time is taken a moment after its id, so that of two at once the later id may have the earlier time. */
const slack = 10_000

/**
 * SQL condition on alias `t` of the list's filters. Days become a range of ids first: it bounds the walk along
 * whichever index the other filters and the order choose.
 */
export async function conditionOf(
  db: Reads,
  { filters }: Pick<ListQuery, 'filters'>,
  timeZone: string,
  parameters: Parameters,
): Promise<string> {
  const conditions: string[] = []
  for (const [name, value] of filters) {
    const [, column = '', asks = ''] = /^(.+?)(?:_(from|to|in))?$/.exec(name) ?? []
    if (column !== 'at') {
      const sought = parameters.add(value)
      const type = [value].flat().some((one) => typeof one === 'number') ? 'bigint' : 'text'
      conditions.push(asks === 'in' ? `t.${column} = any(${sought}::${type}[])` : `t.${column} = ${sought}::${type}`)
      continue
    }
    const day = `${parameters.add(value)}::date`
    const zone = `${parameters.add(timeZone)}::text`
    const begins = `(${day}::timestamp at time zone ${zone})`
    const ends = `((${day} + 1)::timestamp at time zone ${zone})`
    if (asks !== 'to')
      conditions.push(`t.at >= ${begins}`, await boundOf(db, 'from', String(value), timeZone, parameters))
    if (asks !== 'from') conditions.push(`t.at < ${ends}`, await boundOf(db, 'to', String(value), timeZone, parameters))
  }
  return conditions.join(' and ') || 'true'
}

async function boundOf(db: Reads, end: 'from' | 'to', day: string, timeZone: string, parameters: Parameters) {
  const [found] =
    end === 'from'
      ? await db<{ id: number }[]>`
          select id from audit where at >= (${day}::date::timestamp at time zone ${timeZone}::text) order by at, id limit 1`
      : await db<{ id: number }[]>`
          select id from audit where at < ((${day}::date + 1)::timestamp at time zone ${timeZone}::text)
          order by at desc, id desc limit 1`
  if (!found) return 'false'
  return end === 'from'
    ? `t.id >= ${parameters.add(found.id - slack)}::bigint`
    : `t.id <= ${parameters.add(found.id + slack)}::bigint`
}
