/** Most rows that a list returns without paging. A longer list must be paged. */
export const maxUnpagedRows = 1000

/** Totals are exact up to this, and a lower bound above it. No page begins beyond it. */
export const maxExactTotal = 10_000
