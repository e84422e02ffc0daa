/** Most rows that a list without paging answers; a longer one is paged. */
export const wholeList = 1000

/** Totals are exact up to this, and pages begin before it; beyond, a total is a lower bound. */
export const exactTotal = 10_000
