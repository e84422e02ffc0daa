import { foldAccentsAndCase } from '#src/platform/text/fold.ts'

/** Words and short phrases with the same meaning. */
export type SynonymGroup = readonly string[]

/**
 * Parses the parameters' `search_synonyms`: one group per line, words separated by commas. A group of one word is
 * ignored.
 */
export function parseSynonyms(text: string | null): SynonymGroup[] {
  return (text ?? '')
    .split('\n')
    .map((line) => [...new Set(line.split(',').map((word) => word.trim().replace(/\s+/g, ' ')))].filter(Boolean))
    .filter((group) => group.length > 1)
}

/** Shortest synonym that is searched for, in characters. Shorter ones would match inside other words. */
const minLength = 3

/**
 * The other members of the groups that contain the word, its singular or its plural. Members shorter than `minLength`
 * are left out.
 */
export function findSynonyms(word: string, groups: readonly SynonymGroup[]): string[] {
  const members = groups
    .filter((group) => group.some((member) => isSameWordOrPlural(member, word)))
    .flat()
    .filter((member) => member.length >= minLength && !isSameWordOrPlural(member, word))
  return [...new Set(members)]
}

/** True if a group contains the word or phrase, its singular or its plural. */
export const isSynonymOfGroup = (phrase: string, groups: readonly SynonymGroup[]): boolean =>
  groups.some((group) => group.some((member) => isSameWordOrPlural(member, phrase)))

/** Compares phrases word by word: 'fone de ouvido' is 'fones de ouvido'. */
function isSameWordOrPlural(a: string, b: string): boolean {
  const [first, second] = [a, b].map((phrase) => foldAccentsAndCase(phrase).split(' '))
  return (
    first?.length === second?.length &&
    first?.every((word, index) => isSameOrPluralOf(word, second?.[index] ?? '')) === true
  )
}

const isSameOrPluralOf = (a: string, b: string) => a === b || isPluralOf(a, b) || isPluralOf(b, a)

const isPluralOf = (plural: string, word: string) => plural === `${word}s` || plural === `${word}es`
