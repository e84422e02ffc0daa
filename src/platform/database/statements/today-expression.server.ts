import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'

/** SQL expression for today's date in a time zone, for statements whose text is composed once at start. */
export const buildTodayExpression = (timeZone: string): string =>
  `(now() at time zone '${timeZone.replaceAll("'", "''")}')::date`

/**
 * Today's date in a time zone as an SQL constant, for statements that are composed for each request. PostgreSQL would
 * compute `buildTodayExpression` again for each row.
 */
export const buildTodayConstant = (timeZone: string): string => `date '${computeTodayOnServer(timeZone)}'`
