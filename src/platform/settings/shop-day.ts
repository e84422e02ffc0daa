let shopTimeZone = 'America/Argentina/Buenos_Aires'

/** Called once at start with `TZ_SHOP`. */
export function setShopTimeZone(timeZone: string): void {
  shopTimeZone = timeZone
}

/**
 * Today at the shop, `YYYY-MM-DD`. A browser's own clock does not count: the page comes with the day, and
 * `renewShopDay` replaces it.
 */
export const shopDay = (): string =>
  typeof document === 'undefined' ? computeToday(shopTimeZone) : (document.documentElement.dataset.today ?? '')

/** For a page that stays open past midnight. */
export function setShopDay(day: string): void {
  document.documentElement.dataset.today = day
}

/** Memoised by minute: every public request asks, and formatting a date costs more than a cached answer. */
let cachedToday = { timeZone: '', minute: 0, day: '' }

/** The day in a time zone, `YYYY-MM-DD`. For the server alone: a browser's clock may be wrong. */
export function computeToday(timeZone: string, nowMs = Date.now()): string {
  const minute = Math.floor(nowMs / 60_000)
  if (cachedToday.minute !== minute || cachedToday.timeZone !== timeZone) {
    // The Swedish spelling of a day is ISO 8601.
    const day = new Date(minute * 60_000).toLocaleDateString('sv-SE', { timeZone })
    cachedToday = { timeZone, minute, day }
  }
  return cachedToday.day
}
