import { findSynonyms, isSynonymOfGroup } from '#src/catalog/parameters/synonyms.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import {
  buildTermCondition,
  type SearchVocabulary,
  StatementParameters,
} from '#src/storefront/search/search-condition.server.ts'
import { findNearestWord, listWordAndPhoneticSpellings } from '#src/storefront/search/search-words.ts'

/**
 * Spelling correction: replaces unknown words by known ones in the shop's spelling. Null if there is nothing to
 * replace.
 */
export async function correctWords(
  sql: Sql,
  names: SearchVocabulary,
  words: readonly string[],
): Promise<string[] | null> {
  const correctedWords: string[] = []
  for (const word of words) correctedWords.push(await correctWord(sql, names, word))
  return correctedWords.some((word, index) => word !== words[index]) ? correctedWords : null
}

async function correctWord(sql: Sql, names: SearchVocabulary, word: string): Promise<string> {
  if (word.length < 3) return word
  const spellings = listWordAndPhoneticSpellings(word)
  const knownTexts = [...[...names.categories, ...names.colors].map(({ name }) => name), ...names.synonyms.flat()]
  if (isKnownInPhrase(word, names.synonyms)) return word
  for (const spelling of spellings) {
    const product = await findTextOfAnyMatchingProduct(sql, names, spelling)
    if (product !== undefined)
      return spelling === word ? word : findShortestWordContaining(spelling, [product, ...knownTexts].join(' '))
  }
  const knownWords = mapFoldedWordsToSpellings(knownTexts)
  for (const level of similarityLevels) {
    for (const spelling of spellings) {
      const candidates = new Map([...(await findWordsOfSimilarProductNames(sql, spelling, level)), ...knownWords])
      const nearestCandidate = findNearestWord(spelling, candidates.keys())
      if (nearestCandidate) return candidates.get(nearestCandidate) ?? nearestCandidate
    }
  }
  return word
}

/** True for a word of a phrase with synonyms, its singular or its plural: 'fone' is no misspelt 'phone'. */
const isKnownInPhrase = (word: string, groups: SearchVocabulary['synonyms']): boolean =>
  isSynonymOfGroup(
    word,
    groups.map((group) => group.flatMap((phrase) => (phrase.includes(' ') ? phrase.split(' ') : []))),
  )

/** Text of any one product that contains the word or a synonym. Undefined if there is none. */
async function findTextOfAnyMatchingProduct(
  sql: Sql,
  names: SearchVocabulary,
  word: string,
): Promise<string | undefined> {
  const parameters = new StatementParameters()
  const statement = `
    select concat_ws(' ', p.name, p.capacity, p.description) as text from products p
    where ${buildTermCondition(parameters, names, { text: word, synonyms: findSynonyms(word, names.synonyms) })} limit 1`
  return (await sql.query<{ text: string }[]>(statement, parameters.values))[0]?.text
}

/**
 * The shortest word of a text that contains `part`: `iphon` in «Funda para iPhone» gives `iPhone`. `part` itself if no
 * word does.
 */
function findShortestWordContaining(part: string, text: string): string {
  const matchingWords = splitIntoWordsOfTwoOrMore(text).filter((word) =>
    foldAccentsAndCase(word).includes(foldAccentsAndCase(part)),
  )
  return matchingWords.sort((a, b) => a.length - b.length)[0] ?? part
}

/**
 * Trigram similarity, in two steps. A word with a missing letter still shares many trigrams with the right word. A
 * short word with two swapped letters shares few, so the second step accepts less similar names and compares more of
 * them.
 */
const similarityLevels = [
  { threshold: 0.45, maxNames: 300 },
  { threshold: 0.2, maxNames: 3000 },
]

type SpellingByFoldedWord = Map<string, string>

/**
 * Finds product names that resemble the word by trigram similarity, and returns all their words. An index finds the
 * names in a table of any size.
 */
async function findWordsOfSimilarProductNames(
  sql: Sql,
  word: string,
  { threshold, maxNames }: (typeof similarityLevels)[number],
): Promise<SpellingByFoldedWord> {
  const rows = await sql.begin(async (tx) => {
    await tx`select set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true)`
    return tx.query<{ name: string }[]>(
      `select min(name) as name
       from (select name, norm(name) as folded from products where norm($1) <% norm(name) limit ${maxNames}) likely
       group by folded order by max(word_similarity(norm($1), folded)) desc limit 50`,
      [word],
    )
  })
  return mapFoldedWordsToSpellings(rows.map(({ name }) => name))
}

/**
 * Maps each word, without accents and in lower case, to its first spelling in the texts. Words of one letter are left
 * out.
 */
function mapFoldedWordsToSpellings(texts: readonly string[]): SpellingByFoldedWord {
  const words: SpellingByFoldedWord = new Map()
  for (const word of texts.flatMap(splitIntoWordsOfTwoOrMore))
    if (!words.has(foldAccentsAndCase(word))) words.set(foldAccentsAndCase(word), word)
  return words
}

const splitIntoWordsOfTwoOrMore = (text: string) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? []
