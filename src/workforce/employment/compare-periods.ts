/** First and last day of an employment period, both of which belong to it. Without a last day, the period goes on. */
export type PeriodDays = { admission_date: string; termination_date: string | null }

/** True if a period begins after the end of another one. */
export const beginsAfterEnd = ({ admission_date: admission }: PeriodDays, { termination_date: end }: PeriodDays) =>
  end !== null && admission > end

/**
 * True if two periods have a day in common. The exclusion constraint of `employment_periods` refuses two such periods
 * of one employee.
 */
export const haveCommonDay = (a: PeriodDays, b: PeriodDays): boolean => !beginsAfterEnd(a, b) && !beginsAfterEnd(b, a)
