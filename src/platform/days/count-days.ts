const dayMs = 86_400_000

/** The number of days from one day to another, negative if the second is earlier. Both are `YYYY-MM-DD`. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
