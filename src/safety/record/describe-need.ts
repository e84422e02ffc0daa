import type { PpeNeed } from '#src/safety/record/ppe-needs.ts'
import type { Tone } from '#src/ui/badge.tsx'

/** What a reader sees of a need: a badge's tone and words, and the used share of the item's life, from 0 to 1. */
export type NeedDescription = { tone: Tone; key: string; params: { count?: number }; usedShare: number }

const dayMs = 86_400_000

/** From so many days on, what is left is told in months. */
const minDaysInMonths = 60

const countDaysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Describes what is left of the life of an item. Days are `YYYY-MM-DD`. */
export function describeNeed(need: PpeNeed, today: string): NeedDescription {
  const { delivery_date: delivered, next_delivery_date: next, state } = need
  if (need.pending !== null && state !== 'valid') return { ...buildWords('info', 'in_round'), usedShare: 0 }
  if (delivered === null) return { ...buildWords('warn', 'missing'), usedShare: 0 }
  if (next === null) return { ...buildWords('ok', 'unlimited'), usedShare: 0 }
  const [life, remainingDays] = [countDaysBetween(delivered, next), countDaysBetween(today, next)]
  const usedShare = life > 0 ? Math.min(1, Math.max(0, 1 - remainingDays / life)) : 1
  if (remainingDays < 0) return { ...buildWords('danger', 'expired'), usedShare: 1 }
  const tone = state === 'soon' ? 'warn' : 'ok'
  if (remainingDays === 0) return { ...buildWords(tone, 'today'), usedShare }
  return remainingDays < minDaysInMonths
    ? { ...buildWords(tone, 'days', remainingDays), usedShare }
    : { ...buildWords(tone, 'months', countWholeMonths(today, next)), usedShare }
}

const buildWords = (tone: Tone, word: string, count?: number): Omit<NeedDescription, 'usedShare'> => ({
  tone,
  key: `safety.needs.${word}`,
  params: count === undefined ? {} : { count },
})

/** Whole months from one day to a later one. */
function countWholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}
