import { addDays } from '#src/platform/days/add-days.ts'

/** A signature says that the item was received, so nothing is signed before its day. */
export const isTooEarlyToSign = (deliveryDay: string, lastSignableDay: string): boolean => deliveryDay > lastSignableDay

/**
 * The last day whose deliveries the server lets sign. A tablet's clock and zone may differ from the shop's by hours,
 * and a signature that was taken on the delivery's own day is never refused, so the day after today counts too.
 */
export const findLastDayThatServerSigns = (shopDay: string): string => addDays(shopDay, 1)

/** How far behind the clock of a device without a connection may be. */
const slackMs = 12 * 3_600_000

/**
 * The last day whose deliveries a screen offers to sign: today at the shop. Without a connection the page may be older
 * than today, so the device's own clock counts too, and is taken to be slow.
 */
export function findLastDayToOffer(shopDay: string, device: { nowMs: number; timeZone: string } | null): string {
  if (device === null) return shopDay
  // The Swedish format of a day is ISO 8601.
  const deviceDay = new Date(device.nowMs + slackMs).toLocaleDateString('sv-SE', { timeZone: device.timeZone })
  return deviceDay > shopDay ? deviceDay : shopDay
}
