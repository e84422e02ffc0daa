import { synonymsOf } from '#src/catalog/parameters/synonyms.ts'
import { fold } from '#src/platform/text/fold.ts'
import type { ShopFrame } from '#src/storefront/model.ts'

/** Names by which a product is found, besides its own text. */
export type Names = Pick<ShopFrame, 'categories' | 'colors' | 'synonyms'>

/** Parameters of one statement with their types. */
export class Given {
  readonly values: (string | number | number[])[] = []

  as(type: 'int' | 'int[]' | 'text', value: string | number | number[]): string {
    return `$${this.values.push(value)}::${type}`
  }
}

/** True for products that hold the word or, all of its words, one of its synonyms. */
export function holdsWord(given: Given, names: Names, word: string): string {
  const phrases = synonymsOf(word, names.synonyms).map((synonym) => {
    const parts = synonym.split(' ').map((part) => holdsAsIs(given, names, part))
    return `(${parts.join(' and ')})`
  })
  return `(${[holdsAsIs(given, names, word), ...phrases].join(' or ')})`
}

function holdsAsIs(given: Given, names: Names, word: string): string {
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
