/** SQL expression of today in a time zone, for statements that are written once at start. */
export const buildTodayExpression = (timeZone: string): string =>
  `(now() at time zone '${timeZone.replaceAll("'", "''")}')::date`
