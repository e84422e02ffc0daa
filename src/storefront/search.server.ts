import type { Sql } from '#src/platform/database.server.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import { cardsAPage, countedTo, type ShopCategory } from '#src/storefront/model.ts'
import { folded, likePattern, nearestWord, wordsOf } from '#src/storefront/search-words.ts'

export type Found = { ids: number[]; total: number; meant: string | null }

/**
 * Every word must stand in the product or in its category's name, accents and case aside. Where nothing holds them
 * all, words that stand nowhere are taken for the nearest ones of our names, and it is tried once more.
 */
export async function search(sql: Sql, categories: readonly ShopCategory[], query: WindowQuery): Promise<Found> {
  const words = wordsOf(query.q)
  const exact = await find(sql, categories, words, query)
  if (exact.total > 0) return { ...exact, meant: null }
  const meant = await correct(sql, categories, words)
  if (!meant) return { ...exact, meant: null }
  const found = await find(sql, categories, meant, query)
  return { ...found, meant: found.total > 0 ? meant.join(' ') : null }
}

/** Names first, then descriptions; the newest first among both. Matches are counted to a bound, then put in order. */
async function find(sql: Sql, categories: readonly ShopCategory[], words: string[], { category, page }: WindowQuery) {
  const holdsAll = words.map((word) => sql`and ${holdsWord(sql, categories, word)}`)
  const namesAll = words.map((word) => sql`and norm(p.name) like norm(${likePattern(word)})`)
  const rows = await sql<{ id: number; total: number }[]>`
    with matching as materialized (
      select p.id, p.created_at, (true ${namesAll}) as in_name from products p
      where true ${category ? sql`and p.category_id = ${category}` : sql``} ${holdsAll}
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

function holdsWord(sql: Sql, categories: readonly ShopCategory[], word: string) {
  const named = categories.filter(({ name }) => folded(name).includes(folded(word))).map(({ id }) => id)
  const inText = sql`p.search like norm(${likePattern(word)})`
  return named.length === 0 ? inText : sql`(${inText} or p.category_id = any(${named}::int[]))`
}

/** Null when no word is better than it was typed. */
async function correct(sql: Sql, categories: readonly ShopCategory[], words: string[]): Promise<string[] | null> {
  const meant = await Promise.all(words.map((word) => correctWord(sql, categories, word)))
  return meant.some((word, at) => word !== words[at]) ? meant : null
}

async function correctWord(sql: Sql, categories: readonly ShopCategory[], word: string): Promise<string> {
  if (folded(word).length < 3) return word
  const [stands] = await sql`select from products p where ${holdsWord(sql, categories, word)} limit 1`
  if (stands) return word
  return nearestWord(word, [...vocabularyOf(categories.map(({ name }) => name)), ...(await likelyWords(sql, word))]) ?? word
}

/** Words of the names that share enough three-letter pieces with what was typed: an index finds them at any size. */
async function likelyWords(sql: Sql, word: string): Promise<Set<string>> {
  const names = await sql.begin((tx) => [
    // The default asks for more likeness than two swapped letters leave.
    tx`select set_config('pg_trgm.word_similarity_threshold', '0.3', true)`,
    tx<{ name: string }[]>`
      select name from (
        select norm(name) as name from products where norm(${word}) <% norm(name) limit 2000
      ) likely
      group by name order by max(word_similarity(norm(${word}), name)) desc limit 50`,
  ])
  return vocabularyOf(names[1].map(({ name }) => name))
}

function vocabularyOf(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => folded(name).match(/[\p{L}\p{N}]{2,}/gu) ?? []))
}
