import { useEffect, useState } from 'react'
import { readShopDay, readShopTimeZone } from '#src/platform/settings/shop-day.ts'
import { findLastDayToOffer } from '#src/safety/signing/signable-days.ts'

/** How often the day is read again: a page may stay open over midnight. */
const intervalMs = 5_000

/** The last day whose deliveries may be signed now. */
export function useLastSignableDay(isOffline: boolean): string {
  const [day, setDay] = useState(() => readLastDayToOffer(isOffline))
  useEffect(() => {
    const readAgain = () => setDay(readLastDayToOffer(isOffline))
    readAgain()
    const timer = setInterval(readAgain, intervalMs)
    return () => clearInterval(timer)
  }, [isOffline])
  return day
}

const readLastDayToOffer = (isOffline: boolean): string =>
  findLastDayToOffer(readShopDay(), isOffline ? { nowMs: Date.now(), timeZone: readShopTimeZone() } : null)
