import { flatAsRowsGrow, type Look } from '#bench/beside.ts'
import { words } from '#bench/grow.ts'
import { manyRows, withSmallAndLarge } from '#bench/many.ts'
import type { Result } from '#bench/result.ts'

const perTurn = 20

const marks = [
  { often: 'rare', word: 'a word of ten rows', times: 3 },
  { often: 'some', word: 'a word of one row in a hundred', times: 15 },
  { often: 'common', word: 'a word of nearly a third of the rows', times: 10 },
] as const

/** Search and choosing by words that few, some and many rows have, of a million rows and of a thousand. */
export async function measure(report: (result: Result) => void): Promise<void> {
  await withSmallAndLarge(async (small, large) => {
    for (const { often, word, times } of marks) {
      const looks = (['products', 'employees'] as const).flatMap((resource) =>
        looksFor(resource, words[resource][often]),
      )
      const what = `search and options, ${manyRows} against 1,000, ${word}, p95`
      report(await flatAsRowsGrow(small, large, looks, { what, times, turns: 5 }))
    }
  })
}

function looksFor(resource: string, word: string): Look[] {
  const look = (name: string, address: (q: string) => string): Look => {
    const addresses = (turn: number) =>
      Array.from({ length: perTurn }, (_, at) => address(spelt(word, turn * perTurn + at)))
    return { name: `${name} ${resource}`, small: addresses, large: addresses }
  }
  return [
    look('search', (q) => `/api/${resource}?page=1&per_page=50&q=${q}`),
    look('options', (q) => `/api/${resource}/options?q=${q}`),
  ]
}

/** The same word in other letters, upper and lower case: an answer is kept by what was asked, to the letter. */
const spelt = (word: string, number: number) =>
  Array.from(word, (letter, at) => ((number >> at) % 2 ? letter.toUpperCase() : letter)).join('')
