import type { Sql, Tx } from '#src/platform/database.server.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import { cardsAPage, countedTo, type ShopCategory } from '#src/storefront/model.ts'
import { folded, likePattern, nearestWord, wordsOf } from '#src/storefront/search-words.ts'

export type Found = { ids: number[]; total: number; meant: string | null }

/**
 * Every word must stand in the product or in its category's name, accents and case aside. Where nothing holds them
 * all, words that stand nowhere are taken for the nearest ones of our names, and it is tried once more.
 */
export async function search(sql: Sql, categories: readonly ShopCategory[], query: WindowQuery): Promise<Found> {
  return sql.begin('read only', async (tx) => {
    const words = await prepare(tx, wordsOf(query.q))
    const exact = await find(tx, categories, words, query)
    if (exact.total > 0) return { ...exact, meant: null }
    const meant = await correct(tx, categories, words)
    if (!meant) return { ...exact, meant: null }
    const found = await find(tx, categories, meant, query)
    return { ...found, meant: found.total > 0 ? meant.join(' ') : null }
  })
}

/**
 * The words as the database spells them for search. For this transaction each statement is planned for its own words:
 * a plan made for any words reads the whole table.
 */
async function prepare(tx: Tx, words: string[]): Promise<string[]> {
  const [row] = await tx<{ words: string[] }[]>`
    select set_config('plan_cache_mode', 'force_custom_plan', true),
      array(select norm(given.word) from unnest(${words}::text[]) with ordinality as given (word, place)
        order by given.place) as words`
  return row?.words ?? []
}

/** Names first, then descriptions; the newest first among both. Matches are counted to a bound, then put in order. */
async function find(tx: Tx, categories: readonly ShopCategory[], words: string[], { category, page }: WindowQuery) {
  const holdsAll = words.map((word) => tx`and ${holdsWord(tx, categories, word)}`)
  // The searched text begins with the name: whether a word is met within its length costs no second `norm` a row.
  const namesAll = words.map((word) => tx`and strpos(p.window_search, ${word}) between 1 and length(p.name)`)
  const rows = await tx<{ id: number; total: number }[]>`
    with matching as materialized (
      select p.id, p.created_at, (true ${namesAll}) as in_name from products p
      where true ${category ? tx`and p.category_id = ${category}` : tx``} ${holdsAll}
      limit ${countedTo}
    ), counted as (select count(*)::int as total from matching),
    page as (
      select id, created_at, in_name from matching
      order by in_name desc, created_at desc, id desc limit ${cardsAPage} offset ${(page - 1) * cardsAPage}
    )
    select coalesce(page.id, 0) as id, counted.total from counted left join page on true
    order by page.in_name desc, page.created_at desc, page.id desc`
  return { ids: rows.map(({ id }) => id).filter((id) => id > 0), total: rows[0]?.total ?? 0 }
}

function holdsWord(tx: Tx, categories: readonly ShopCategory[], word: string) {
  const named = categories.filter(({ name }) => folded(name).includes(folded(word))).map(({ id }) => id)
  const inText = tx`p.window_search like ${likePattern(word)}`
  return named.length === 0 ? inText : tx`(${inText} or p.category_id = any(${named}::int[]))`
}

/** Null when no word is better than it was typed. */
async function correct(tx: Tx, categories: readonly ShopCategory[], words: string[]): Promise<string[] | null> {
  const meant: string[] = []
  for (const word of words) meant.push(await correctWord(tx, categories, word))
  return meant.some((word, at) => word !== words[at]) ? meant : null
}

async function correctWord(tx: Tx, categories: readonly ShopCategory[], word: string): Promise<string> {
  if (word.length < 3) return word
  const [stands] = await tx`select from products p where ${holdsWord(tx, categories, word)} limit 1`
  if (stands) return word
  const known = vocabularyOf(categories.map(({ name }) => name))
  for (const search of tries) {
    const nearest = nearestWord(word, [...known, ...(await likelyWords(tx, word, search))])
    if (nearest) return nearest
  }
  return word
}

/** A missing letter leaves much likeness; two swapped ones in a short word leave little, and many names to look at. */
const tries = [
  { likeness: 0.45, names: 300 },
  { likeness: 0.2, names: 3000 },
]

/** Words of the names that share enough three-letter pieces with what was typed: an index finds them at any size. */
async function likelyWords(tx: Tx, word: string, { likeness, names }: (typeof tries)[number]): Promise<Set<string>> {
  await tx`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`
  const rows = await tx<{ name: string }[]>`
    select name from (select norm(name) as name from products where ${word} <% norm(name) limit ${names}) likely
    group by name order by max(word_similarity(${word}, name)) desc limit 50`
  return vocabularyOf(rows.map(({ name }) => name))
}

function vocabularyOf(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => folded(name).match(/[\p{L}\p{N}]{2,}/gu) ?? []))
}
