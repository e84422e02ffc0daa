import ical, { type ICalCalendar, type ICalEvent } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { EventValues } from '#src/agenda/events/event-rules.ts'
import { addDays } from '#src/platform/days/add-days.ts'

/** An event as its calendar file needs it. */
export type FileEvent = EventValues & { id: number; title: string; updated_at: string }

/** Where the file is written: a host, which makes the event's id unique, and the shop's time zone. */
export type FileOrigin = { host: string; timeZone: string }

/** The iCalendar file (RFC 5545) of an event. */
export function buildEventFile(event: FileEvent, origin: FileOrigin): string {
  const calendar = createCalendar(event.time === null ? null : origin.timeZone)
  addSeries(calendar, event, origin)
  return formatCalendar(calendar)
}

/** An empty calendar, with the definition of the time zone of its hours. Null if it has whole days alone. */
export const createCalendar = (timeZone: string | null): ICalCalendar =>
  ical({
    prodId: { company: 'Mostrador', product: 'Mostrador' },
    ...(timeZone !== null && { timezone: { name: timeZone, generator: buildTimeZone } }),
  })

/** The library writes the stamp in an event's time zone, and RFC 5545 wants UTC. */
export const formatCalendar = (calendar: ICalCalendar): string =>
  calendar.toString().replace(/^(DTSTAMP:\d{8}T\d{6})(?=\r?$)/gm, '$1Z')

/**
 * Adds an event with its days, or its hours in the shop's time zone, its repetition without the days that are left out,
 * and an alarm as many days before as it notifies.
 */
export function addSeries(calendar: ICalCalendar, event: FileEvent, { host, timeZone }: FileOrigin): void {
  const { id, title, start, end, time, end_time: endTime, notify, notify_days: notifyDays } = event
  const allDay = time === null
  const isOpenEnded = endTime === null && start === end
  const buildMoment = allDay ? (day: string) => new Date(day) : buildWallClock
  const lastMoment = endTime === null ? buildMoment(addDays(end, 1), '00:00') : buildMoment(end, endTime)
  const fileEvent = calendar.createEvent({
    ...{ id: `event-${id}@${host}`, summary: title, allDay, timezone: allDay ? null : timeZone },
    start: buildMoment(start, time ?? '00:00'),
    end: isOpenEnded && !allDay ? null : lastMoment,
    stamp: allDay ? new Date(event.updated_at) : shiftToWallClock(event.updated_at),
    repeating: buildRepetition(event, timeZone),
  })
  if (notify && notifyDays !== null) addAlarm(fileEvent, notifyDays)
}

const secondsOfDay = 86_400

/** Adds an alarm so many days before. A trigger of zero seconds is none for the library. */
export function addAlarm(fileEvent: ICalEvent, days: number): void {
  fileEvent.createAlarm({ type: 'display', trigger: Math.max(1, days * secondsOfDay) } as never)
}

/** The library reads the parts of a date in the process's own time zone, so they are put in there. */
function buildWallClock(day: string, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new Date(year, month - 1, date, hour, minute)
}

function shiftToWallClock(timestamp: string): Date {
  const utc = new Date(timestamp).toISOString()
  return buildWallClock(utc.slice(0, 10), utc.slice(11, 16))
}

const compactDay = (day: string) => day.replaceAll('-', '')

/** The lines of a series: its rule, and the days that it leaves out. Null for an event that does not repeat. */
function buildRepetition({ start, time, repeat, repeat_until: until, skipped }: FileEvent, timeZone: string) {
  if (repeat === 'none') return null
  const clock = time === null ? '' : `T${time.replace(':', '')}00`
  const end = until === null ? '' : `;UNTIL=${time === null ? compactDay(until) : findEndOfDay(until, timeZone)}`
  const rule = repeat === 'weekly' ? 'FREQ=WEEKLY' : `FREQ=MONTHLY${buildMonthDays(Number(start.slice(8)))}`
  const parameters = time === null ? ';VALUE=DATE' : `;TZID=${timeZone}`
  const exceptions = skipped.map((day) => `EXDATE${parameters}:${compactDay(day)}${clock}`)
  return [`RRULE:${rule}${end}`, ...exceptions].join('\r\n')
}

/** A month without the day has its last day: of the days from 28 to the wanted one, the last that exists. */
function buildMonthDays(day: number): string {
  if (day <= 28) return ''
  if (day === 31) return ';BYMONTHDAY=-1'
  const days = Array.from({ length: day - 27 }, (_, index) => 28 + index)
  return `;BYMONTHDAY=${days.join(',')};BYSETPOS=-1`
}

/** The offset of a time zone at a moment: '-03:00'. */
function findOffset(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00'
}

/** The last second of a day at the shop, in UTC, as RFC 5545 wants the end of a series with hours. */
function findEndOfDay(day: string, timeZone: string): string {
  const offset = findOffset(timeZone, new Date(`${day}T23:59:59Z`))
  return new Date(`${day}T23:59:59${offset}`).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** The definition of a time zone with its rules of summer time, under the name by which the events refer to it. */
function buildTimeZone(timeZone: string): string | null {
  const block = tzlib_get_ical_block(timeZone)
  return Array.isArray(block) ? (block[0] ?? '').replace(/^TZID:.*$/m, `TZID:${timeZone}`) : null
}
