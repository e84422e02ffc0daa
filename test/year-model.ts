/**
 * A model of dates for tests, written apart from the program: days are numbers since 1970, and each rule is counted out
 * day by day, month by month or year by year.
 */

type Service = { years: number; months: number; days: number }
type Period = readonly [admission: string, termination: string | null]

export type ModelPerson = {
  id: number
  isFlaggedActive?: boolean
  birth?: string
  license?: string
  medicalCheck?: string
  periods?: readonly Period[]
  /** Trainings and qualities: of each item the newest date counts, of one date the larger id. */
  certifications?: readonly { id: string; item: number; date: string; expiration: string | null }[]
  deliveries?: readonly { id: number; item: number; date: string; next: string | null; isAnnulled?: boolean }[]
}

export type ModelEvent = {
  id: number
  start: string
  end: string
  notifyDays: number | null
  repeat?: 'weekly' | 'monthly'
  until?: string
  skipped?: readonly string[]
}

export type ModelWindows = {
  license: number
  medicalCheck: number
  delivery: number
  birthday: number
  certification: number
}

const dayMs = 86_400_000
const hourMs = 3_600_000
const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`)
export const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
export const shiftDay = (day: string, days: number) => toDay(toMs(day) + days * dayMs)
const countDaysBetween = (from: string, to: string) => (toMs(to) - toMs(from)) / dayMs

/** Hours that a zone is ahead of UTC, each from a moment on. */
export const zonesOf2028 = {
  'America/Argentina/Buenos_Aires': [['2027-01-01T00:00:00Z', -3]],
  'Europe/Madrid': [
    ['2027-10-31T01:00:00Z', 1],
    ['2028-03-26T01:00:00Z', 2],
    ['2028-10-29T01:00:00Z', 1],
  ],
  'America/New_York': [
    ['2027-11-07T06:00:00Z', -5],
    ['2028-03-12T07:00:00Z', -4],
    ['2028-11-05T06:00:00Z', -5],
  ],
} satisfies Record<string, readonly (readonly [from: string, hours: number])[]>

export type ZoneOf2028 = keyof typeof zonesOf2028

/** The day at a moment in a zone of 2028. */
export function findDayInZone(moment: number, zone: ZoneOf2028): string {
  const offsets: readonly (readonly [from: string, hours: number])[] = zonesOf2028[zone]
  const [, hours] = offsets.findLast(([from]) => Date.parse(from) <= moment) ?? []
  if (hours === undefined) throw new Error(`Nothing is known of ${zone} at ${moment}`)
  return toDay(moment + hours * hourMs)
}

/** The same day of a later month, or the month's end if it lacks the day. */
export function shiftMonth(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
}

/** Counts month by month. Both days are counted. */
export function countService(first: string, last: string): [months: number, days: number] {
  const end = toMs(last) + dayMs
  let months = 0
  while (toMs(shiftMonth(first, months + 1)) <= end) months++
  return [months, (end - toMs(shiftMonth(first, months))) / dayMs]
}

const toService = (months: number, days: number): Service => ({
  years: Math.floor(months / 12),
  months: months % 12,
  days,
})

export const isActiveOn = ({ isFlaggedActive = true, periods = [] }: ModelPerson, day: string): boolean =>
  isFlaggedActive && (periods.length === 0 || periods.some(([from, to]) => from <= day && (to === null || day <= to)))

export function measureSeniority({ periods = [] }: ModelPerson, day: string) {
  const begun = periods.filter(([from]) => from <= day)
  const services = begun.map(([from, to]) => countService(from, to !== null && to < day ? to : day))
  const last = services.at(-1)
  const [months, days] = services.reduce(([m, d], [months, days]) => [m + months, d + days], [0, 0])
  return {
    period_seniority: last ? toService(...last) : null,
    seniority: !last
      ? null
      : services.length === 1
        ? toService(...last)
        : toService(months + Math.floor(days / 30), days % 30),
  }
}

/** The birthday of a year. 29 February is kept on the 28th in a year without it. */
function findBirthday(birth: string, year: number): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${year}-${birth.slice(5) === '02-29' && !isLeap ? '02-28' : birth.slice(5)}`
}

export function countAge(birth: string, day: string): number {
  let age = -1
  for (let year = Number(birth.slice(0, 4)); findBirthday(birth, year) <= day; year++) age++
  return age
}

export function findNextBirthday(birth: string, day: string): string {
  let year = Number(day.slice(0, 4))
  while (findBirthday(birth, year) < day) year++
  return findBirthday(birth, year)
}

/** The occurrences that begin before a day, in order. */
export function listOccurrencesBefore(event: ModelEvent, day: string): { start: string; end: string }[] {
  const length = countDaysBetween(event.start, event.end)
  const occurrences = []
  for (let count = 0; ; count++) {
    const start =
      event.repeat === 'weekly'
        ? shiftDay(event.start, 7 * count)
        : event.repeat === 'monthly'
          ? shiftMonth(event.start, count)
          : event.start
    if (start >= day || (event.until !== undefined && start > event.until) || (!event.repeat && count > 0)) break
    if (!event.skipped?.includes(start)) occurrences.push({ start, end: shiftDay(start, length) })
  }
  return occurrences
}

type ModelNotice = { id: string; expiration_date: string; days: number }

/** The notices of a day, by date and id. */
export function listNotices(
  { people, events, windows }: { people: readonly ModelPerson[]; events: readonly ModelEvent[]; windows: ModelWindows },
  day: string,
): ModelNotice[] {
  const notices: ModelNotice[] = []
  const tell = (id: string, date: string | null | undefined, window: number) => {
    if (!date || date > shiftDay(day, window)) return
    notices.push({ id, expiration_date: date, days: countDaysBetween(day, date) })
  }
  for (const person of people.filter((candidate) => isActiveOn(candidate, day))) {
    tell(`license-${person.id}`, person.license, windows.license)
    tell(`medical_check-${person.id}`, person.medicalCheck, windows.medicalCheck)
    if (person.birth) tell(`birth_date-${person.id}`, findNextBirthday(person.birth, day), windows.birthday)
    for (const { id, expiration } of listLatest(person.certifications ?? []))
      tell(id, expiration, windows.certification)
    const given = (person.deliveries ?? []).filter(({ isAnnulled }) => !isAnnulled)
    for (const { id, next } of listLatest(given)) tell(`ppe_delivery-${id}`, next, windows.delivery)
  }
  for (const event of events) {
    if (event.notifyDays === null) continue
    const next = listOccurrencesBefore(event, shiftDay(day, 400)).find(({ end }) => end >= day)
    if (next) tell(`custom-e${event.id}`, next.start >= day ? next.start : next.end, event.notifyDays)
  }
  return notices.sort((a, b) => compare(a.expiration_date, b.expiration_date) || compare(a.id, b.id))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Of each item the newest, which the list has last among those of one date. */
function listLatest<Row extends { item: number; date: string }>(rows: readonly Row[]): Row[] {
  const latest = new Map<number, Row>()
  for (const row of rows) if (row.date >= (latest.get(row.item)?.date ?? '')) latest.set(row.item, row)
  return [...latest.values()]
}
