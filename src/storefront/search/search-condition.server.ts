import { listNamesOfColor } from '#src/catalog/color-of-name.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import type { ShopFrame } from '#src/storefront/page-model.ts'
import type { SearchTerm } from '#src/storefront/search/search-words.ts'

/** Names that a search matches besides the product's own text. */
export type SearchVocabulary = Pick<ShopFrame, 'categories' | 'colors' | 'synonyms'>

/** Collects the parameters of one statement. `add` returns the typed placeholder. */
export class StatementParameters {
  readonly values: (string | number | number[])[] = []

  add(type: 'int' | 'int[]' | 'text', value: string | number | number[]): string {
    return `$${this.values.push(value)}::${type}`
  }
}

/**
 * SQL condition for products that contain all words of the term, or of one of its synonyms, in their own text or in the
 * name of their category or of a colour. A colour has its names in all languages.
 */
export function buildTermCondition(
  parameters: StatementParameters,
  names: SearchVocabulary,
  { text, synonyms }: SearchTerm,
): string {
  const phrases = [text, ...synonyms].map((phrase) => {
    const conditions = phrase.split(' ').map((word) => buildSingleWordCondition(parameters, names, word))
    return `(${conditions.join(' and ')})`
  })
  return `(${phrases.join(' or ')})`
}

function buildSingleWordCondition(parameters: StatementParameters, names: SearchVocabulary, word: string): string {
  const findNamedIds = (rows: readonly { id: number; name: string }[], words = [foldAccentsAndCase(word)]) =>
    rows.filter(({ name }) => words.some((part) => foldAccentsAndCase(name).includes(part))).map(({ id }) => id)
  const alternatives = [`p.window_search like containing(${parameters.add('text', word)})`]
  const categories = findNamedIds(names.categories)
  // 'black' and 'preto' find what is 'Negro'.
  const colors = findNamedIds(names.colors, [foldAccentsAndCase(word), ...listNamesOfColor(word)])
  if (categories.length) alternatives.push(`p.category_id = any(${parameters.add('int[]', categories)})`)
  if (colors.length) {
    // The ids are an array, so that PostgreSQL uses an index for each alternative.
    const productsOfColors = `select product_id from product_colors where color_id = any(${parameters.add('int[]', colors)})`
    alternatives.push(`p.id = any(array(${productsOfColors}))`)
  }
  return `(${alternatives.join(' or ')})`
}
