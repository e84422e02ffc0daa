import type { Sql } from '#src/platform/database/sql.server.ts'
import { fold } from '#src/platform/text/fold.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import { cardsAPage, countedTo, type ShopFrame } from '#src/storefront/model.ts'
import { nearestWord, spellingsOf, wordsOf } from '#src/storefront/search-words.ts'

/** Names by which a product is found, besides its own text. */
type Names = Pick<ShopFrame, 'categories' | 'colors'>

export type Found = { ids: number[]; total: number; meant: string | null }

/**
 * Full-text search: every word must occur in the product's text, its category's or a colour's name, regardless of
 * accents and case. Where nothing matches, unknown words are replaced by the nearest known ones and the search runs
 * once more.
 */
export async function search(sql: Sql, names: Names, query: WindowQuery): Promise<Found> {
  const words = wordsOf(query.q)
  const exact = await find(sql, names, words, query)
  if (exact.total > 0) return { ...exact, meant: null }
  const meant = await correct(sql, names, words)
  if (!meant) return { ...exact, meant: null }
  const found = await find(sql, names, meant, query)
  return { ...found, meant: found.total > 0 ? meant.join(' ') : null }
}

/**
 * Matches in the name first, then in the description, the newest first in each; counted up to 10,000. Custom plan: sent
 * unprepared, as a generic plan would scan the whole table.
 */
async function find(sql: Sql, names: Names, words: string[], { category, page }: WindowQuery) {
  const given = new Given()
  const ofCategory = category ? `p.category_id = ${given.as('int', category)}` : 'true'
  const holdsAll = words.map((word) => `and ${holdsWord(given, names, word)}`).join(' ')
  // `window_search` begins with the name, so a match within the name's length needs no second `norm` per row.
  const namesAll = words
    .map((word) => `and strpos(p.window_search, norm(${given.as('text', word)})) between 1 and length(p.name)`)
    .join(' ')
  const text = `
    with matching as materialized (
      select p.id, p.created_at, (true ${namesAll}) as in_name from products p
      where ${ofCategory} ${holdsAll}
      limit ${countedTo}
    ), counted as (select count(*)::int as total from matching),
    page as (
      select id, created_at, in_name from matching
      order by in_name desc, created_at desc, id desc limit ${cardsAPage} offset ${given.as('int', (page - 1) * cardsAPage)}
    )
    select coalesce(page.id, 0) as id, counted.total from counted left join page on true
    order by page.in_name desc, page.created_at desc, page.id desc`
  const rows = await sql.query<{ id: number; total: number }[]>(text, given.values)
  return { ids: rows.map(({ id }) => id).filter((id) => id > 0), total: rows[0]?.total ?? 0 }
}

/** Parameters of one statement with their types. */
class Given {
  readonly values: (string | number | number[])[] = []

  as(type: 'int' | 'int[]' | 'text', value: string | number | number[]): string {
    return `$${this.values.push(value)}::${type}`
  }
}

function holdsWord(given: Given, names: Names, word: string): string {
  const named = (all: readonly { id: number; name: string }[]) =>
    all.filter(({ name }) => fold(name).includes(fold(word))).map(({ id }) => id)
  const ways = [`p.window_search like containing(${given.as('text', word)})`]
  const [categories, colors] = [named(names.categories), named(names.colors)]
  if (categories.length) ways.push(`p.category_id = any(${given.as('int[]', categories)})`)
  if (colors.length) {
    // As an array, so that each alternative uses an index of its own.
    const ofColor = `select product_id from product_colors where color_id = any(${given.as('int[]', colors)})`
    ways.push(`p.id = any(array(${ofColor}))`)
  }
  return `(${ways.join(' or ')})`
}

/** The words with corrections; null where none changed. */
async function correct(sql: Sql, names: Names, words: string[]): Promise<string[] | null> {
  const meant: string[] = []
  for (const word of words) meant.push(await correctWord(sql, names, word))
  return meant.some((word, at) => word !== words[at]) ? meant : null
}

async function correctWord(sql: Sql, names: Names, word: string): Promise<string> {
  if (word.length < 3) return word
  const spellings = spellingsOf(word)
  for (const spelling of spellings) if (await stands(sql, names, spelling)) return spelling
  const known = vocabularyOf([...names.categories, ...names.colors].map(({ name }) => name))
  for (const search of tries) {
    for (const spelling of spellings) {
      const nearest = nearestWord(spelling, [...known, ...(await likelyWords(sql, spelling, search))])
      if (nearest) return nearest
    }
  }
  return word
}

async function stands(sql: Sql, names: Names, word: string): Promise<boolean> {
  const given = new Given()
  const text = `select 1 from products p where ${holdsWord(given, names, word)} limit 1`
  return (await sql.query(text, given.values)).length > 0
}

/**
 * Trigram similarity: a missing letter leaves much of it; two swapped letters in a short word leave little, so more
 * names must be looked at.
 */
const tries = [
  { likeness: 0.45, names: 300 },
  { likeness: 0.2, names: 3000 },
]

/** Words of product names similar by trigrams, found by an index at any size of the table. */
async function likelyWords(sql: Sql, word: string, { likeness, names }: (typeof tries)[number]): Promise<Set<string>> {
  const rows = await sql.begin(async (tx) => {
    await tx`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`
    return tx.query<{ name: string }[]>(
      `select name from (select norm(name) as name from products where norm($1) <% norm(name) limit ${names}) likely
       group by name order by max(word_similarity(norm($1), name)) desc limit 50`,
      [word],
    )
  })
  return vocabularyOf(rows.map(({ name }) => name))
}

function vocabularyOf(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => fold(name).match(/[\p{L}\p{N}]{2,}/gu) ?? []))
}
