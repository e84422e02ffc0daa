import { without, withoutParentheses, wordsOf } from '#src/importer/heading-words.ts'
import { editDistance } from '#src/platform/text/edit-distance.ts'

/**
 * Points for how surely a heading means a field; below `least` nothing is suggested. Sums of them are explicit rather
 * than learnt, so that a suggestion can be explained.
 */
export const points = {
  caption: 100,
  synonym: 95,
  /** The heading says nothing, and all values are this field's alone. */
  byValues: 60,
  /** Its words stand in a longer heading, a point more for each; enough only where the values agree. */
  part: 35,
  partAgrees: 15,
  least: 45,
  otherOrder: -5,
  /** Something was left out to see it: 'Fecha de', the resource's own name, parentheses. */
  cut: -8,
  slip: -20,
  valuesAgree: 5,
  /** Most of the column's values are none of the field's. */
  valuesDiffer: -45,
  emptyColumn: -3,
  /** Two fields in one column, where each has one of its own as well. */
  pair: -2,
} as const

/** Everything that a field is called, ready to be compared. */
export type Phrases = {
  /** Points by the words without their spaces, so that 'E-mail' and 'Email', 'Cod Postal' and 'CodPostal' are one. */
  exact: ReadonlyMap<string, number>
  anyOrder: ReadonlyMap<string, number>
  words: readonly (readonly string[])[]
  /** The same of what the resource's rows are called, for their label: to be met whole. */
  nouns: ReadonlySet<string>
  /** Words that a heading for this field may have besides. */
  spared: ReadonlySet<string>
  /** A unit in parentheses matters: `Precio (ARS)` is not the price in dollars. */
  hasUnit: boolean
}

type Called = {
  captions: readonly string[]
  synonyms: readonly string[]
  nouns?: readonly string[]
  spared: ReadonlySet<string>
  hasUnit: boolean
}

export const compact = (words: readonly string[]): string => words.join('')
const inOrder = (words: readonly string[]): string => [...words].sort().join(' ')

export function phrasesOf({ captions, synonyms, nouns = [], spared, hasUnit }: Called): Phrases {
  const exact = new Map<string, number>()
  const anyOrder = new Map<string, number>()
  const all: (readonly string[])[] = []
  const add = (words: readonly string[], worth: number) => {
    if (words.length === 0) return
    all.push(words)
    raise(exact, compact(words), worth)
    raise(anyOrder, inOrder(words), worth + points.otherOrder)
  }
  for (const [texts, worth] of [[captions, points.caption] as const, [synonyms, points.synonym] as const])
    for (const text of new Set(texts.flatMap((whole) => [whole, withoutParentheses(whole)]))) {
      const words = wordsOf(text)
      const bare = without(words, spared)
      add(words, worth)
      // 'ID' is not the 'ID number'.
      if (bare.length < words.length && compact(bare).length > 2) add(bare, worth + points.cut)
    }
  return { exact, anyOrder, words: all, nouns: new Set(nouns.map((noun) => compact(wordsOf(noun)))), spared, hasUnit }
}

function raise(best: Map<string, number>, key: string, worth: number): void {
  best.set(key, Math.max(best.get(key) ?? 0, worth))
}

/** A heading, ready to be compared with many phrases; `nouns` are words for the resource's rows. */
export type Heading = {
  words: readonly string[]
  bare: readonly string[]
  nouns: ReadonlySet<string>
  /** 'Puesto / Cargo': each a heading by itself. */
  either: readonly Heading[]
}

export function headingIn(text: string, nouns: ReadonlySet<string>): Heading {
  const either = text.split('/')
  return {
    words: wordsOf(text),
    bare: wordsOf(withoutParentheses(text)),
    nouns,
    either: either.length > 1 ? either.map((one) => headingIn(one, nouns)) : [],
  }
}

/** `isPart` where the phrase only stands in the heading; 0 points where it does not at all. */
export type Score = { points: number; isPart: boolean }

/** How well a heading fits. */
export function scoreOf(heading: Heading, phrases: Phrases): Score {
  const whole = wholeScore(heading, phrases)
  if (whole > 0) return { points: whole, isPart: false }
  const each = heading.either.map((one) => wholeScore(one, phrases))
  if (each.length && each.every((score) => score > 0)) return { points: Math.min(...each) + points.cut, isPart: false }
  const part = partOf(heading.words, phrases)
  return { points: part, isPart: part > 0 }
}

/** Of a heading that is the phrase, give or take what may stand beside it, or a slip of the pen. */
function wholeScore(heading: Heading, phrases: Phrases): number {
  if (heading.words.length === 0) return 0
  const said = compact(heading.words)
  if (phrases.nouns.has(said)) return points.synonym
  const best = Math.max(...variantsOf(heading, phrases).map(({ words, cost }) => met(words, phrases) + cost), 0)
  if (best > 0) return best
  const slip = Math.max(...[...phrases.exact].map(([key, worth]) => (isSlip(said, key) ? worth : 0)), 0)
  return slip > 0 ? slip + points.slip : 0
}

const met = (words: readonly string[], { exact, anyOrder }: Phrases): number =>
  Math.max(exact.get(compact(words)) ?? -Infinity, anyOrder.get(inOrder(words)) ?? -Infinity)

type Variant = { words: readonly string[]; cost: number }

/** The heading, and what is left of it without what it may have besides. */
function variantsOf({ words, bare, nouns }: Heading, { spared, hasUnit }: Phrases): Variant[] {
  const whole: Variant[] = [{ words, cost: 0 }]
  if (!hasUnit && bare.length < words.length) whole.push({ words: bare, cost: points.cut })
  const cut = (variants: Variant[], by: ReadonlySet<string>) =>
    variants.flatMap(({ words, cost }) => {
      const left = without(words, by)
      return left === words || left.length === words.length ? [] : [{ words: left, cost: cost + points.cut }]
    })
  const unspared = [...whole, ...cut(whole, spared)]
  return [...unspared, ...cut(unspared, nouns).filter((left) => left.words.some((word) => !spared.has(word)))]
}

/**
 * Typing mistake: one letter, in a heading long enough that another word is unlikely; a figure is none, as in 'Tel. 2'.
 * Edit distance is slow, and one letter leaves the first or the last as it is.
 */
const isSlip = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 1 &&
  Math.min(a.length, b.length) >= 6 &&
  (a[0] === b[0] || a.at(-1) === b.at(-1)) &&
  editDistance(a, b) === 1 &&
  a.replace(/\D/g, '') === b.replace(/\D/g, '')

/** The more words of the heading, the better. */
function partOf(heading: readonly string[], { words, spared }: Phrases): number {
  const given = new Set(heading)
  const parts = words.filter(
    (phrase) => phrase.every((word) => given.has(word)) && phrase.some((word) => !spared.has(word)),
  )
  return parts.length ? points.part + Math.max(...parts.map((phrase) => phrase.length)) : 0
}
