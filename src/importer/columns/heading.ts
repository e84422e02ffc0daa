import { without, withoutParentheses, wordsOf } from '#src/importer/columns/heading-words.ts'
import { compact, inOrder, type Phrases, points } from '#src/importer/columns/phrases.ts'

/** A heading, ready to be compared with many phrases. */
export type Heading = {
  said: string
  words: ReadonlySet<string>
  /** The heading, and what is left of it without what one for such a field may have besides. */
  variants(of: Pick<Phrases, 'spared' | 'hasUnit'>): readonly Variant[]
  /** 'Puesto / Cargo': each a heading by itself. */
  either: readonly Heading[]
}

export type Variant = { exact: string; anyOrder: string; cost: number }

/** Regular expressions would take long over a cell that is a whole text. */
const mostText = 200

/** `nouns` are words for the resource's rows. */
export function headingIn(whole: string, nouns: ReadonlySet<string>): Heading {
  const text = whole.slice(0, mostText)
  const words = wordsOf(text)
  const bare = wordsOf(withoutParentheses(text))
  const either = text.split('/')
  // Memoized: fields differ in few ways.
  const known = { withUnit: new Map<object, Variant[]>(), plain: new Map<object, Variant[]>() }
  return {
    said: compact(words),
    words: new Set(words),
    variants({ spared, hasUnit }) {
      const found = hasUnit ? known.withUnit : known.plain
      const variants = found.get(spared) ?? variantsOf({ words, bare: hasUnit ? words : bare, nouns, spared })
      found.set(spared, variants)
      return variants
    },
    either: either.length > 1 ? either.map((one) => headingIn(one, nouns)) : [],
  }
}

type Cut = { words: readonly string[]; cost: number }

type Whole = {
  words: readonly string[]
  bare: readonly string[]
  nouns: ReadonlySet<string>
  spared: ReadonlySet<string>
}

function variantsOf({ words, bare, nouns, spared }: Whole): Variant[] {
  const whole: Cut[] = [{ words, cost: 0 }]
  if (bare.length < words.length) whole.push({ words: bare, cost: points.cut })
  const unspared = [...whole, ...cut(whole, spared)]
  const all = [...unspared, ...cut(unspared, nouns).filter((left) => left.words.some((word) => !spared.has(word)))]
  return all
    .filter((left) => left.words.length > 0)
    .map((left) => ({ exact: compact(left.words), anyOrder: inOrder(left.words), cost: left.cost }))
}

const cut = (variants: readonly Cut[], by: ReadonlySet<string>): Cut[] =>
  variants.flatMap(({ words, cost }) => {
    const left = without(words, by)
    return left.length === words.length ? [] : [{ words: left, cost: cost + points.cut }]
  })
