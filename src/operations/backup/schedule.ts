const dayMs = 24 * 60 * 60_000
const minuteMs = 60_000

/**
 * The last moment at which a daily backup was to be made: the newest one up to `now` at which the clock of `timeZone`
 * shows `at` (`HH:MM`). On a day whose clock skips that time it is the first minute after it.
 */
export function findLastScheduledMoment(at: string, now: Date, timeZone: string): Date {
  const minuteOfDay = (moment: number) => {
    const [hours = 0, minutes = 0] = new Date(moment)
      .toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' })
      .split(':')
      .map(Number)
    return hours * 60 + minutes
  }
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const lastMinute = Math.floor(now.getTime() / minuteMs) * minuteMs
  const sinceThen = (minuteOfDay(lastMinute) - (hours * 60 + minutes) + 1440) % 1440
  const guess = lastMinute - sinceThen * minuteMs
  // A change of the clocks in between moves the guess by as much as they moved.
  const shift = ((minuteOfDay(guess) - (hours * 60 + minutes) + 720 + 1440) % 1440) - 720
  const moment = guess - shift * minuteMs
  return new Date(moment > now.getTime() ? moment - dayMs : moment)
}
