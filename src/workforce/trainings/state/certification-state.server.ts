import type { CellState } from '#src/workforce/trainings/board/cell-state.ts'

/**
 * SQL of the last day on which an expiration counts as `soon`. `today` is the SQL of the shop's day. Without a row of
 * parameters it is 30 days ahead.
 */
export const buildLastNoticeDayOfCertifications = (today: string): string =>
  `(${today} + coalesce((select certification_notice_days from parameters order by id limit 1), 30))`

/** SQL of the state of a training or quality with this expiration. Without an expiration it is valid. */
export const buildCertificationStateExpression = (expiration: string, today: string): string => `
  case when ${expiration} < ${today} then 'expired'
    when ${expiration} <= ${buildLastNoticeDayOfCertifications(today)} then 'soon' else 'valid' end`

/**
 * SQL conditions by state on `c`, a cell of the board. Each condition is a range of the index by expiration, or reads
 * the index of missing items.
 */
export const cellConditionsByState: Readonly<Record<CellState, (today: string) => string>> = {
  missing: () => 'c.certification_id is null',
  expired: (today) => `c.expiration_date < ${today}`,
  soon: (today) =>
    `c.expiration_date >= ${today} and c.expiration_date <= ${buildLastNoticeDayOfCertifications(today)}`,
  valid: (today) =>
    `c.certification_id is not null and (c.expiration_date is null or c.expiration_date > ${buildLastNoticeDayOfCertifications(today)})`,
}
