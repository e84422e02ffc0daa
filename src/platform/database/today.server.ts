/** SQL expression of the day that it is now in a time zone of `TZ_SHOP`. */
export const todayIn = (timeZone: string): string => `(now() at time zone '${timeZone.replaceAll("'", "''")}')::date`
