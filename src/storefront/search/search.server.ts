import type { Sql } from '#src/platform/database/sql.server.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import { cardsPerPage, maxCountedProducts } from '#src/storefront/page-model.ts'
import {
  buildWordOrSynonymCondition,
  type SearchVocabulary,
  StatementParameters,
} from '#src/storefront/search/search-condition.server.ts'
import { correctWords } from '#src/storefront/search/search-correction.server.ts'
import { splitIntoFirstDistinctWords } from '#src/storefront/search/search-words.ts'

/**
 * The products that a search finds. `correctedText` is the corrected search text by which they were found, else null.
 * `isPartial` is true if no product contains every word, and products with some of the words were found.
 */
export type SearchResult = { ids: number[]; total: number; correctedText: string | null; isPartial: boolean }

/**
 * Full-text search, ignoring accents and case. Every word, or one of its synonyms, must occur in the product's text,
 * its category's name or a colour's name. If nothing matches, unknown words are replaced by the nearest known ones. If
 * still nothing matches, products with some of the words are found.
 */
export async function searchProducts(sql: Sql, names: SearchVocabulary, query: WindowQuery): Promise<SearchResult> {
  const words = splitIntoFirstDistinctWords(query.q)
  const exactResult = await findAndCountProducts(sql, names, words, query, 'and')
  if (exactResult.total > 0) return { ...exactResult, correctedText: null, isPartial: false }
  const correctedWords = await correctWords(sql, names, words)
  const correctedText = correctedWords?.join(' ') ?? null
  const correctedResult = correctedWords && (await findAndCountProducts(sql, names, correctedWords, query, 'and'))
  if (correctedResult && correctedResult.total > 0) return { ...correctedResult, correctedText, isPartial: false }
  if (words.length < 2) return { ...exactResult, correctedText: null, isPartial: false }
  const partialResult = await findAndCountProducts(sql, names, correctedWords ?? words, query, 'or')
  return {
    ...partialResult,
    correctedText: partialResult.total > 0 ? correctedText : null,
    isPartial: partialResult.total > 0,
  }
}

/**
 * Finds one page of products by relevance, and counts all matches up to 10,000. Relevance grows with the number of
 * words that a product contains, with words in its name or capacity, with whole words among them, and with the typed
 * order of the words. Among equals the newest comes first. Custom plan: the statement is not prepared, because
 * PostgreSQL's generic plan would scan the whole table.
 */
async function findAndCountProducts(
  sql: Sql,
  names: SearchVocabulary,
  words: string[],
  { category, page }: WindowQuery,
  operator: 'and' | 'or',
): Promise<{ ids: number[]; total: number }> {
  const parameters = new StatementParameters()
  const categoryCondition = category ? `p.category_id = ${parameters.add('int', category)}` : 'true'
  const wordConditions = words.map((word) => buildWordOrSynonymCondition(parameters, names, word))
  const partialScores = operator === 'or' ? wordConditions.map((condition) => `5 * (${condition})::int`) : []
  const relevance = [
    ...partialScores,
    ...words.map((word) => buildTitleScoreExpression(parameters, word)),
    buildTypedOrderScoreExpression(parameters, words),
  ].join(' + ')
  const offset = parameters.add('int', (page - 1) * cardsPerPage)
  const statement = `
    with matching as materialized (
      select p.id, p.created_at, ${relevance || '0'} as relevance
      from products p, lateral (select ' ' || left(p.window_search, ${titleLength}) || ' ' as title) named
      where ${categoryCondition} and (${wordConditions.join(` ${operator} `) || 'true'})
      limit ${maxCountedProducts}
    ), counted as (select count(*)::int as total from matching),
    page as (
      select id, created_at, relevance from matching
      order by relevance desc, created_at desc, id desc limit ${cardsPerPage} offset ${offset}
    )
    select coalesce(page.id, 0) as id, counted.total from counted left join page on true
    order by page.relevance desc, page.created_at desc, page.id desc`
  const rows = await sql.query<{ id: number; total: number }[]>(statement, parameters.values)
  return { ids: rows.map(({ id }) => id).filter((id) => id > 0), total: rows[0]?.total ?? 0 }
}

/**
 * The column `window_search` begins with name and capacity, already folded: this saves a call of `norm` for each row.
 */
const titleLength = "length(p.name) + 1 + length(coalesce(p.capacity, ''))"

const buildTitleScoreExpression = (parameters: StatementParameters, word: string) => {
  const foldedWord = `norm(${parameters.add('text', word)})`
  return `case when strpos(title, ' ' || ${foldedWord} || ' ') > 0 then 4 when strpos(title, ${foldedWord}) > 0 then 2 else 0 end`
}

const buildTypedOrderScoreExpression = (parameters: StatementParameters, words: string[]) =>
  `(strpos(title, ' ' || norm(${parameters.add('text', words.join(' '))}) || ' ') > 0)::int`
