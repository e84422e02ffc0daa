import type { MonthFigures } from '#src/workforce/start-page/cards.ts'

/**
 * A number of periods with the same three months: the month in which they began, the month in which they were
 * terminated, and the first month at whose end the people are absent. Months are counted from 1, the first shown month.
 * 0 is any earlier month. Null means that there is no such day.
 */
export type PeriodGroup = { begun: number | null; terminated: number | null; absent: number | null; people: number }

const shownMonths = 12

/** First days of the last twelve months and of those that follow, `count` in all. */
export function listMonthStartsSinceElevenMonthsAgo(today: string, count: number = shownMonths): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - shownMonths + index, 1)).toISOString().slice(0, 10),
  )
}

/** Sums the figures of the last twelve months. The current month's headcount is that of today. */
export function sumFiguresByMonth(
  groups: readonly PeriodGroup[],
  today: string,
  headcountToday: number,
): MonthFigures[] {
  const sumPeople = (isCounted: (group: PeriodGroup) => boolean) =>
    groups.filter(isCounted).reduce((total, { people }) => total + people, 0)
  return listMonthStartsSinceElevenMonthsAgo(today).map((month, index) => {
    const number = index + 1
    const isEmployed = ({ begun, absent }: PeriodGroup) =>
      (begun ?? 0) <= number && (absent === null || absent > number)
    return {
      month,
      headcount: number === shownMonths ? headcountToday : sumPeople(isEmployed),
      admissions: sumPeople(({ begun }) => begun === number),
      terminations: sumPeople(({ terminated }) => terminated === number),
    }
  })
}
