import type { Sql } from '#src/platform/database/sql.server.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import { cardsAPage, countedTo } from '#src/storefront/model.ts'
import { Given, holdsWord, type Names } from '#src/storefront/search/search-condition.server.ts'
import { correctWords } from '#src/storefront/search/search-correction.server.ts'
import { wordsOf } from '#src/storefront/search/search-words.ts'

/** `meant` is the corrected search text, else null; `isPartial` where no product holds every word. */
export type Found = { ids: number[]; total: number; meant: string | null; isPartial: boolean }

/**
 * Full-text search: every word must occur in the product's text, its category's or a colour's name, or one of its
 * synonyms must, regardless of accents and case. Where nothing matches, unknown words are replaced by the nearest known
 * ones; where nothing matches those either, products that hold some of the words are found.
 */
export async function search(sql: Sql, names: Names, query: WindowQuery): Promise<Found> {
  const words = wordsOf(query.q)
  const exact = await find(sql, names, words, query, 'and')
  if (exact.total > 0) return { ...exact, meant: null, isPartial: false }
  const corrected = await correctWords(sql, names, words)
  const meant = corrected?.join(' ') ?? null
  const near = corrected && (await find(sql, names, corrected, query, 'and'))
  if (near && near.total > 0) return { ...near, meant, isPartial: false }
  if (words.length < 2) return { ...exact, meant: null, isPartial: false }
  const some = await find(sql, names, corrected ?? words, query, 'or')
  return { ...some, meant: some.total > 0 ? meant : null, isPartial: some.total > 0 }
}

/**
 * Relevance: products that hold more of the words first, words of the name and capacity before those of the
 * description, whole words before parts, the typed order before another; the newest first among equals. Counted up to
 * 10,000. Custom plan: sent unprepared, as a generic plan would scan the whole table.
 */
async function find(
  sql: Sql,
  names: Names,
  words: string[],
  { category, page }: WindowQuery,
  all: 'and' | 'or',
): Promise<{ ids: number[]; total: number }> {
  const given = new Given()
  const ofCategory = category ? `p.category_id = ${given.as('int', category)}` : 'true'
  const holds = words.map((word) => holdsWord(given, names, word))
  const held = all === 'or' ? holds.map((one) => `5 * (${one})::int`) : []
  const relevance = [...held, ...words.map((word) => inTitle(given, word)), asTyped(given, words)].join(' + ')
  const offset = given.as('int', (page - 1) * cardsAPage)
  const text = `
    with matching as materialized (
      select p.id, p.created_at, ${relevance || '0'} as relevance
      from products p, lateral (select ' ' || left(p.window_search, ${titleLength}) || ' ' as title) named
      where ${ofCategory} and (${holds.join(` ${all} `) || 'true'})
      limit ${countedTo}
    ), counted as (select count(*)::int as total from matching),
    page as (
      select id, created_at, relevance from matching
      order by relevance desc, created_at desc, id desc limit ${cardsAPage} offset ${offset}
    )
    select coalesce(page.id, 0) as id, counted.total from counted left join page on true
    order by page.relevance desc, page.created_at desc, page.id desc`
  const rows = await sql.query<{ id: number; total: number }[]>(text, given.values)
  return { ids: rows.map(({ id }) => id).filter((id) => id > 0), total: rows[0]?.total ?? 0 }
}

/** `window_search` begins with name and capacity, so they are read from it and need no `norm` per row. */
const titleLength = "length(p.name) + 1 + length(coalesce(p.capacity, ''))"

const inTitle = (given: Given, word: string) => {
  const wanted = `norm(${given.as('text', word)})`
  return `case when strpos(title, ' ' || ${wanted} || ' ') > 0 then 4 when strpos(title, ${wanted}) > 0 then 2 else 0 end`
}

const asTyped = (given: Given, words: string[]) =>
  `(strpos(title, ' ' || norm(${given.as('text', words.join(' '))}) || ' ') > 0)::int`
