import { words } from '#bench/grow.ts'
import { manyRows, withSmallAndLarge } from '#bench/many.ts'
import type { Result } from '#bench/result.ts'
import { measureRowGrowth, type TimedRead } from '#bench/row-growth.ts'

const perTurn = 20

const limitsByWord = [
  { frequency: 'rare', word: 'a word of ten rows', times: 3 },
  { frequency: 'some', word: 'a word of one row in a hundred', times: 15 },
  { frequency: 'common', word: 'a word of nearly a third of the rows', times: 10 },
] as const

const limitsByLateWord = [
  { frequency: 'someLate', word: 'a word of one row in a hundred', times: 15 },
  { frequency: 'commonLate', word: 'a word of nearly a third of the rows', times: 10 },
] as const

/** Searches and choices by words that few, some and many rows have, over a million rows and over a thousand. */
export async function measure(report: (result: Result) => void): Promise<void> {
  await withSmallAndLarge(async (small, large) => {
    for (const { frequency, word, times } of limitsByWord) {
      const reads = (['products', 'employees'] as const).flatMap((resource) =>
        listSearchReads(resource, words[resource][frequency]),
      )
      const what = `search and options, ${manyRows} against 1,000, ${word}, p95`
      report(await measureRowGrowth(small, large, reads, { what, times, turns: 5 }))
    }
    for (const { frequency, word, times } of limitsByLateWord) {
      const reads = (['products', 'employees'] as const).map((resource) =>
        listOptionsRead(resource, words[resource][frequency]),
      )
      const what = `options, ${manyRows} against 1,000, ${word} that begins the last names of the list, p95`
      report(await measureRowGrowth(small, large, reads, { what, times, turns: 5 }))
    }
  })
}

const listSearchReads = (resource: string, word: string): TimedRead[] => [
  createRead(`search ${resource}`, word, (q) => `/api/${resource}?page=1&per_page=50&q=${q}`),
  listOptionsRead(resource, word),
]

const listOptionsRead = (resource: string, word: string): TimedRead =>
  createRead(`options ${resource}`, word, (q) => `/api/${resource}/options?q=${q}`)

function createRead(name: string, word: string, address: (q: string) => string): TimedRead {
  const addresses = (turn: number) =>
    Array.from({ length: perTurn }, (_, index) => address(varyCase(word, turn * perTurn + index)))
  return { name, small: addresses, large: addresses }
}

/**
 * Writes a word in another mixture of upper and lower case for each number. Answers are cached by the exact text, so no
 * answer is used twice.
 */
const varyCase = (word: string, number: number) =>
  Array.from(word, (letter, index) => ((number >> index) % 2 ? letter.toUpperCase() : letter)).join('')
