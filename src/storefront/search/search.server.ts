import type { Sql } from '#src/platform/database/sql.server.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import { cardsPerPage, maxCountedProducts } from '#src/storefront/page-model.ts'
import {
  buildTermCondition,
  type SearchVocabulary,
  StatementParameters,
} from '#src/storefront/search/search-condition.server.ts'
import { correctWords } from '#src/storefront/search/search-correction.server.ts'
import { groupIntoTerms, type SearchTerm, splitIntoFirstDistinctWords } from '#src/storefront/search/search-words.ts'

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
 * terms that a product contains, with terms in its name or capacity, with whole words among them, and with the typed
 * order of the words. A synonym counts less than what was typed. Among equals the newest comes first. Custom plan: the
 * statement is not prepared, because PostgreSQL's generic plan would scan the whole table.
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
  const terms = groupIntoTerms(words, names.synonyms)
  const termConditions = terms.map((term) => buildTermCondition(parameters, names, term))
  const partialScores = operator === 'or' ? termConditions.map((condition) => `10 * (${condition})::int`) : []
  const relevance = [
    ...partialScores,
    ...terms.map((term, index) => buildTitleScoreExpression(parameters, term, index === 0)),
    buildTypedOrderScoreExpression(parameters, words),
  ].join(' + ')
  const offset = parameters.add('int', (page - 1) * cardsPerPage)
  const statement = `
    with matching as materialized (
      select p.id, p.created_at, ${relevance || '0'} as relevance
      from products p, lateral (select ' ' || left(p.window_search, ${titleLength}) || ' ' as title) named
      where ${categoryCondition} and (${termConditions.join(` ${operator} `) || 'true'})
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

/** Scores of a term in a product's name or capacity: as whole words or their plural, and inside of other words. */
const titleScores = { typed: { whole: 8, inside: 4 }, synonym: { whole: 7, inside: 3 } }

/** The first term names the thing, the others tell for what: 'lápiz iPad' is a pencil. */
const firstTermScore = 2

/** SQL expression: the best score of what was typed and of its synonyms. */
function buildTitleScoreExpression(
  parameters: StatementParameters,
  { text, synonyms }: SearchTerm,
  isFirst: boolean,
): string {
  const scorePhrase = (phrase: string, { whole, inside }: typeof titleScores.typed) => {
    const folded = `norm(${parameters.add('text', phrase)})`
    const forms = [folded, `${folded} || 's'`, `${folded} || 'es'`]
    const isWhole = forms.map((form) => `strpos(title, ' ' || ${form} || ' ') > 0`).join(' or ')
    // A single letter is inside of nearly every name.
    const isInside = phrase.length > 1 ? ` when strpos(title, ${folded}) > 0 then ${inside}` : ''
    return `case when ${isWhole} then ${whole}${isInside} else 0 end`
  }
  const scores = [scorePhrase(text, titleScores.typed)]
  scores.push(...synonyms.map((synonym) => scorePhrase(synonym, titleScores.synonym)))
  const best = `greatest(${scores.join(', ')})`
  return isFirst ? `case when ${best} > 0 then ${best} + ${firstTermScore} else 0 end` : best
}

const buildTypedOrderScoreExpression = (parameters: StatementParameters, words: string[]) =>
  `(strpos(title, ' ' || norm(${parameters.add('text', words.join(' '))}) || ' ') > 0)::int`
