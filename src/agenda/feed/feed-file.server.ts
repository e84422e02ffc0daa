import {
  addAlarm,
  addSeries,
  createCalendar,
  type FileOrigin,
  formatCalendar,
} from '#src/agenda/events/event-file.server.ts'
import type { FeedContent, FeedEntry } from '#src/agenda/feed/read-feed-content.server.ts'
import { formatLimitedCount } from '#src/agenda/limited-count.ts'
import { addDays } from '#src/platform/days/add-days.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'

/** How often a calendar should read a feed again. */
const secondsToLive = 4 * 3600

/**
 * The iCalendar file of a feed. What a layer has takes whole days and leaves them free, and its alarm comes as early as
 * its notice.
 */
export function buildFeedFile(content: FeedContent, origin: FileOrigin, text: Translate): string {
  const calendar = createCalendar(content.events.some(({ time }) => time !== null) ? origin.timeZone : null)
  calendar.name(`Mostrador: ${text('pages.events.list')}`).ttl(secondsToLive)
  for (const event of content.events) addSeries(calendar, event, origin)
  // The moment of the file would make it another file at each reading.
  const stamp = new Date(computeTodayOnServer(origin.timeZone))
  for (const entry of content.entries) {
    const { id, date, type } = entry
    const fileEvent = calendar.createEvent({
      ...{
        id: `${id}-${date}@${origin.host}`,
        summary: describeEntry(entry, text),
        allDay: true,
        timezone: null,
        stamp,
      },
      ...{ start: new Date(date), end: new Date(addDays(date, 1)), transparency: 'TRANSPARENT' as never },
    })
    const days = content.leadTimes[type]
    if (days !== undefined) addAlarm(fileEvent, days)
  }
  return formatCalendar(calendar)
}

/** 'Licencia: Pérez, Ana · B.1'; of medical checks only how many there are. */
function describeEntry({ type, title, count }: FeedEntry, text: Translate): string {
  if (title !== null) return `${text(`agenda.layers.one.${type}`)}: ${title}`
  return text(`agenda.layers.${type}`, { count, figure: formatLimitedCount(count) })
}
