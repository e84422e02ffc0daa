import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'

/** SQL expression for today's date in a time zone, for statements whose text is composed once at start. */
export const buildTodayExpression = (timeZone: string): string =>
  `(now() at time zone '${timeZone.replaceAll("'", "''")}')::date`

/**
 * SQL of today's date in a time zone as a constant, for statements that are planned for their values. PostgreSQL would
 * compute the expression again for each row.
 */
export const buildTodayConstant = (timeZone: string): string => `date '${computeTodayOnServer(timeZone)}'`
