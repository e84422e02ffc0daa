/** Most rows that a list without paging answers; a longer one is paged. */
export const maxUnpagedRows = 1000

/** Totals are exact up to this, and pages begin before it; beyond, a total is a lower bound. */
export const maxExactTotal = 10_000
