import type { Sql } from '#src/platform/database/sql.server.ts'
import { fold } from '#src/platform/text/fold.ts'
import { Given, holdsWord, type Names } from '#src/storefront/search/search-condition.server.ts'
import { nearestWord, spellingsOf } from '#src/storefront/search/search-words.ts'

/** Spelling correction: unknown words are replaced by known ones, as the shop writes them; null where none is. */
export async function correctWords(sql: Sql, names: Names, words: readonly string[]): Promise<string[] | null> {
  const meant: string[] = []
  for (const word of words) meant.push(await correctWord(sql, names, word))
  return meant.some((word, at) => word !== words[at]) ? meant : null
}

async function correctWord(sql: Sql, names: Names, word: string): Promise<string> {
  if (word.length < 3) return word
  const spellings = spellingsOf(word)
  const named = [...[...names.categories, ...names.colors].map(({ name }) => name), ...names.synonyms.flat()]
  for (const spelling of spellings) {
    const product = await holderOf(sql, names, spelling)
    if (product !== undefined) return spelling === word ? word : wholeWord(spelling, [product, ...named].join(' '))
  }
  const known = vocabularyOf(named)
  for (const search of tries) {
    for (const spelling of spellings) {
      const all = new Map([...(await likelyWords(sql, spelling, search)), ...known])
      const nearest = nearestWord(spelling, all.keys())
      if (nearest) return all.get(nearest) ?? nearest
    }
  }
  return word
}

/** The text of a product that holds the word; undefined where none does. */
async function holderOf(sql: Sql, names: Names, word: string): Promise<string | undefined> {
  const given = new Given()
  const text = `
    select concat_ws(' ', p.name, p.capacity, p.description) as text from products p
    where ${holdsWord(given, names, word)} limit 1`
  return (await sql.query<{ text: string }[]>(text, given.values))[0]?.text
}

/** The shortest word of a text that holds a part of one: `iphon` in «Funda para iPhone» is `iPhone`. */
function wholeWord(part: string, text: string): string {
  const holding = wordsIn(text).filter((word) => fold(word).includes(fold(part)))
  return holding.sort((a, b) => a.length - b.length)[0] ?? part
}

/**
 * Trigram similarity: a missing letter leaves much of it; two swapped letters in a short word leave little, so more
 * names must be looked at.
 */
const tries = [
  { likeness: 0.45, names: 300 },
  { likeness: 0.2, names: 3000 },
]

type Vocabulary = Map<string, string>

/** Words of product names similar by trigrams, found by an index at any size of the table. */
async function likelyWords(sql: Sql, word: string, { likeness, names }: (typeof tries)[number]): Promise<Vocabulary> {
  const rows = await sql.begin(async (tx) => {
    await tx`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`
    return tx.query<{ name: string }[]>(
      `select min(name) as name
       from (select name, norm(name) as folded from products where norm($1) <% norm(name) limit ${names}) likely
       group by folded order by max(word_similarity(norm($1), folded)) desc limit 50`,
      [word],
    )
  })
  return vocabularyOf(rows.map(({ name }) => name))
}

/** Each word as it is first written, by its folded form. */
function vocabularyOf(texts: readonly string[]): Vocabulary {
  const words: Vocabulary = new Map()
  for (const word of texts.flatMap(wordsIn)) if (!words.has(fold(word))) words.set(fold(word), word)
  return words
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? []
