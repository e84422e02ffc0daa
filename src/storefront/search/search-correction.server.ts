import type { Sql } from '#src/platform/database/sql.server.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import {
  buildWordOrSynonymCondition,
  type SearchVocabulary,
  StatementParameters,
} from '#src/storefront/search/search-condition.server.ts'
import { findNearestWord, listPhoneticSpellings } from '#src/storefront/search/search-words.ts'

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
  const spellings = listPhoneticSpellings(word)
  const knownTexts = [...[...names.categories, ...names.colors].map(({ name }) => name), ...names.synonyms.flat()]
  for (const spelling of spellings) {
    const product = await findProductText(sql, names, spelling)
    if (product !== undefined)
      return spelling === word ? word : findWholeWord(spelling, [product, ...knownTexts].join(' '))
  }
  const knownWords = collectVocabulary(knownTexts)
  for (const level of similarityLevels) {
    for (const spelling of spellings) {
      const candidates = new Map([...(await findSimilarWords(sql, spelling, level)), ...knownWords])
      const nearestCandidate = findNearestWord(spelling, candidates.keys())
      if (nearestCandidate) return candidates.get(nearestCandidate) ?? nearestCandidate
    }
  }
  return word
}

/** Text of a product that contains the word. Undefined if there is none. */
async function findProductText(sql: Sql, names: SearchVocabulary, word: string): Promise<string | undefined> {
  const parameters = new StatementParameters()
  const statement = `
    select concat_ws(' ', p.name, p.capacity, p.description) as text from products p
    where ${buildWordOrSynonymCondition(parameters, names, word)} limit 1`
  return (await sql.query<{ text: string }[]>(statement, parameters.values))[0]?.text
}

/** The shortest word of a text that contains `part`: `iphon` in «Funda para iPhone» gives `iPhone`. */
function findWholeWord(part: string, text: string): string {
  const matchingWords = splitWords(text).filter((word) => foldAccentsAndCase(word).includes(foldAccentsAndCase(part)))
  return matchingWords.sort((a, b) => a.length - b.length)[0] ?? part
}

/**
 * Trigram similarity. A missing letter leaves many trigrams. Two swapped letters in a short word leave few, so the
 * second level compares more names.
 */
const similarityLevels = [
  { threshold: 0.45, maxNames: 300 },
  { threshold: 0.2, maxNames: 3000 },
]

type Vocabulary = Map<string, string>

/** Finds words of product names by trigram similarity. An index finds them in a table of any size. */
async function findSimilarWords(
  sql: Sql,
  word: string,
  { threshold, maxNames }: (typeof similarityLevels)[number],
): Promise<Vocabulary> {
  const rows = await sql.begin(async (tx) => {
    await tx`select set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true)`
    return tx.query<{ name: string }[]>(
      `select min(name) as name
       from (select name, norm(name) as folded from products where norm($1) <% norm(name) limit ${maxNames}) likely
       group by folded order by max(word_similarity(norm($1), folded)) desc limit 50`,
      [word],
    )
  })
  return collectVocabulary(rows.map(({ name }) => name))
}

/** Maps the folded form of each word to its first spelling in the texts. */
function collectVocabulary(texts: readonly string[]): Vocabulary {
  const words: Vocabulary = new Map()
  for (const word of texts.flatMap(splitWords))
    if (!words.has(foldAccentsAndCase(word))) words.set(foldAccentsAndCase(word), word)
  return words
}

const splitWords = (text: string) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? []
