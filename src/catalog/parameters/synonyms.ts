import { fold } from '#src/platform/text/fold.ts'

/** Words and short phrases that mean the same to a visitor. */
export type SynonymGroup = readonly string[]

/** Reads the parameters' `search_synonyms`: one group a line, words with commas between; a lone word means nothing. */
export function parseSynonyms(text: string | null): SynonymGroup[] {
  return (text ?? '')
    .split('\n')
    .map((line) => [...new Set(line.split(',').map((word) => word.trim().replace(/\s+/g, ' ')))].filter(Boolean))
    .filter((group) => group.length > 1)
}

/** Shorter ones would be found inside of other words. */
const minLength = 3

/** What else to search for a typed word: the other members of its groups, singular and plural alike. */
export function findSynonyms(word: string, groups: readonly SynonymGroup[]): string[] {
  const members = groups
    .filter((group) => group.some((member) => isSameWord(member, word)))
    .flat()
    .filter((member) => member.length >= minLength && !isSameWord(member, word))
  return [...new Set(members)]
}

function isSameWord(a: string, b: string): boolean {
  const [first, second] = [fold(a), fold(b)]
  return first === second || isPluralOf(first, second) || isPluralOf(second, first)
}

const isPluralOf = (plural: string, word: string) => plural === `${word}s` || plural === `${word}es`
