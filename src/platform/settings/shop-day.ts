let shopTimeZone = 'America/Argentina/Buenos_Aires'

/** Sets the time zone that decides where the shop's day begins. To be called once at start, with `TZ_SHOP`. */
export function setShopTimeZone(timeZone: string): void {
  shopTimeZone = timeZone
}

/**
 * The shop's time zone. Screens show moments in it, whatever the browser's own zone is. The server writes it into the
 * page.
 */
export const readShopTimeZone = (): string =>
  typeof document === 'undefined' ? shopTimeZone : (document.documentElement.dataset.zone ?? shopTimeZone)

/**
 * Today at the shop, `YYYY-MM-DD`. A browser's clock may be wrong, so a page reads the day that the server wrote into
 * it.
 */
export const readShopDay = (): string =>
  typeof document === 'undefined' ? computeTodayOnServer(shopTimeZone) : (document.documentElement.dataset.today ?? '')

/** Replaces the day of a page that is still open after midnight. */
export function replaceShopDayOfPage(day: string): void {
  document.documentElement.dataset.today = day
}

/**
 * Memoised for a minute: every public request needs the day, and formatting a date costs more than a cached response.
 */
let cachedToday = { timeZone: '', minute: 0, day: '' }

/** The day in a time zone, `YYYY-MM-DD`. Only for the server: a browser's clock may be wrong. */
export function computeTodayOnServer(timeZone: string, nowMs = Date.now()): string {
  const minute = Math.floor(nowMs / 60_000)
  if (cachedToday.minute !== minute || cachedToday.timeZone !== timeZone) {
    // The Swedish format of a day is ISO 8601.
    const day = new Date(minute * 60_000).toLocaleDateString('sv-SE', { timeZone })
    cachedToday = { timeZone, minute, day }
  }
  return cachedToday.day
}
