/** The bell's notices, and what falls on a day of a calendar, are counted up to this number, which stands for more. */
export const maxCounted = 100

/** A number of at most `maxCounted`: '7', '99', '99+'. */
export const formatLimitedCount = (count: number): string => (count < maxCounted ? String(count) : `${maxCounted - 1}+`)
