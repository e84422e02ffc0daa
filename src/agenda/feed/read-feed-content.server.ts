import type { FileEvent } from '#src/agenda/events/event-file.server.ts'
import { events } from '#src/agenda/events/events.ts'
import type { FeedLayer } from '#src/agenda/feed/feed-layers.ts'
import type { FeedReader } from '#src/agenda/feed/feeds.server.ts'
import { type LayerType, layerTypes } from '#src/agenda/layers/layers.ts'
import { buildSelectsOfDay } from '#src/agenda/layers/read-layers.server.ts'
import { maxCounted } from '#src/agenda/limited-count.ts'
import { buildNoticeDaysExpression } from '#src/agenda/notices/lead-times/lead-times.server.ts'
import { leadTimeNamesBySubject } from '#src/agenda/notices/lead-times/lead-times.ts'
import { hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { buildTodayConstant } from '#src/platform/database/statements/today-expression.server.ts'
import { type Registry, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

const daysBefore = 30
const daysAfter = 365
const maxEntries = 1000

/** What a layer has on a day. Medical checks of a day are one entry, which names nobody. */
export type FeedEntry = { id: string; date: string; type: LayerType; title: string | null; count: number }

export type FeedContent = {
  events: FileEvent[]
  entries: FeedEntry[]
  /** Days of notice of each layer that notifies. */
  leadTimes: Partial<Record<LayerType, number>>
}

/** How many days it is from today. */
type WithDistance<T> = T & { distance: number }

type ContentRow = {
  events: WithDistance<FileEvent>[]
  entries: WithDistance<FeedEntry>[]
  leadTimes: FeedContent['leadTimes']
}

/**
 * Reads what is nearest to today within the reader's scope and rights: events, each with all of its repetitions, and
 * what the layers have on each day. One statement.
 */
export async function readFeedContent(
  db: Queryable,
  { actor, layers }: FeedReader,
  registry: Registry,
): Promise<FeedContent> {
  const parameters = new SqlParameters()
  const today = buildTodayConstant(requirePrepared(registry, 'employees').select.timeZone)
  const includes = (layer: FeedLayer) => layers.includes(layer)
  const shownTypes = hasAccess(actor, 'see_notifications') ? layerTypes.filter(includes) : []
  const eventScope = includes('events') ? buildScopeCondition(events, actor, parameters) : 'false'
  const selects = shownTypes.length > 0 ? buildSelectsOfDay(registry, actor, parameters, 'listed.day') : null
  const parts = selects ? shownTypes.map((type) => buildLayerStatement(type, selects[type], today)) : []
  const text = `select
    (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from (${buildEventStatement(today, eventScope)}) e) as events,
    ${parts.length > 0 ? `(select coalesce(jsonb_agg(to_jsonb(n)), '[]') from (${parts.join(' union all ')}) n)` : `'[]'::jsonb`} as entries,
    jsonb_build_object(${shownTypes.flatMap(buildLeadTime).join(', ')}) as "leadTimes"`
  const [row] = await db.query<ContentRow[]>(text, parameters.values, { prepare: false })
  if (!row) throw new Error('A feed has no content.')
  return { leadTimes: row.leadTimes, ...pickNearest(row) }
}

/** The nearest of both, in the order of their distance. */
function pickNearest({ events, entries }: Pick<ContentRow, 'events' | 'entries'>) {
  const nearest = [
    ...events.map((event) => ({ distance: event.distance, event })),
    ...entries.map((entry) => ({ distance: entry.distance, entry })),
  ]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxEntries)
  return {
    events: nearest.flatMap((item) => ('event' in item ? [item.event] : [])),
    entries: nearest.flatMap((item) => ('entry' in item ? [item.entry] : [])),
  }
}

/** Events with an occurrence in the span, nearest first. A series without a further occurrence ended lately. */
const buildEventStatement = (today: string, scope: string): string => `
  select * from (
    select t.id, t.title, t.start, t."end", t.time, t.end_time, t.notify, t.notify_days, t.repeat, t.repeat_until,
      t.skipped, t.updated_at, case when t.repeat = 'none' then greatest(t.start - ${today}, ${today} - t."end", 0)
        else greatest(coalesce(next_occurrence(t.start, t."end", t.repeat, t.repeat_until, t.skipped, ${today}) - ${today},
          ${daysBefore}), 0) end as distance
    from events t
    where ${scope} and t.start <= ${today} + ${daysAfter} and case when t.repeat = 'none' then t."end"
      else coalesce(t.repeat_until + (t."end" - t.start), date 'infinity') end >= ${today} - ${daysBefore}) t
  order by t.distance, t.id limit ${maxEntries}`

/** A layer's entries day by day, from today outwards, so that no more days are read than are wanted. */
function buildLayerStatement(type: LayerType, select: string, today: string): string {
  const entries =
    type === 'medical_check'
      ? `select 'medical_check' as id, null::text as title, count(*)::int as count
          from (select from (${select}) t limit ${maxCounted}) t having count(*) > 0`
      : `select t.id, t.title, 1 as count from (${select}) t limit ${maxEntries}`
  return `(
    select listed.distance, to_char(listed.day, 'YYYY-MM-DD') as date, '${type}'::text as type, n.id, n.title, n.count
    from (
      select day, abs(day - ${today}) as distance
      from (select ${today} + n as day from generate_series(-${daysBefore}, ${daysAfter}) n) d
      order by distance) listed
    cross join lateral (${entries}) n
    order by listed.distance limit ${maxEntries})`
}

const buildLeadTime = (type: LayerType): string[] => {
  const column = type === 'round' ? null : leadTimeNamesBySubject[type]
  return column === null ? [] : [`'${type}', ${buildNoticeDaysExpression(column)}`]
}
