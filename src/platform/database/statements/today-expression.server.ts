/** SQL expression for today's date in a time zone, for statements whose text is composed once at start. */
export const buildTodayExpression = (timeZone: string): string =>
  `(now() at time zone '${timeZone.replaceAll("'", "''")}')::date`
