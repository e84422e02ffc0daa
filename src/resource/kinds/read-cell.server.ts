import { languages } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { fold } from '#src/platform/text/fold.ts'
import type { CellHints, HeldCell } from '#src/resource/kinds/kind.server.ts'
import type { Reader, Reading } from '#src/resource/kinds/kind.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { readField } from '#src/resource/schema.ts'

const readers = languages.map((language): Reader => ({ language, text: (ref) => translate(language, ref) }))

const argentine: CellHints = { dates: 'dmy', decimals: 'comma' }

/**
 * Reads a cell as a person or an export of ours writes it, in whichever language that was. Where the kind cannot read
 * it as input, the words of one of its few values mean that value, accents and case aside, and so does what is short
 * for one of them alone: `Fem.`, `F`.
 */
export function readCell(field: Field, cell: HeldCell, hints: CellHints = argentine): Reading {
  const { fromCell = asText } = serverKindOf(field)
  const reading = readField(field, cell === null ? null : fromCell(cell, hints))
  if ('value' in reading || typeof cell !== 'string') return reading
  return meantBy(wordsOf(field), fold(cell.trim())) ?? reading
}

/** A number as its digits: a dni that the sheet holds as a figure. */
const asText = (cell: Exclude<HeldCell, null>): string => String(cell)

/** Folded words of a field's few values: those that a reader is shown, in every language, and all that mean them. */
type Words = {
  shown: ReadonlyMap<string, unknown>
  all: ReadonlyMap<string, unknown>
  /** No two values begin with the same letter. */
  hasInitials: boolean
}

/** Memoized: declarations are constants. */
const known = new WeakMap<Field, Words>()

function wordsOf(field: Field): Words {
  const found = known.get(field)
  if (found) return found
  const { all, show } = kindOf(field)
  const { also } = serverKindOf(field)
  const values = all?.(field) ?? []
  const folded = (words: (value: unknown) => readonly string[]) =>
    values.flatMap((value) => words(value).map((word) => [fold(word), value] as const))
  const shown = folded((value) => readers.map((reader) => show(field, value, reader)))
  const initials = new Set(shown.map(([word, value]) => `${word[0]} ${value}`))
  const words: Words = {
    shown: new Map(shown),
    all: new Map([...folded((value) => also?.(field, value) ?? []), ...shown]),
    hasInitials: initials.size === new Set(shown.map(([word]) => word[0])).size,
  }
  known.set(field, words)
  return words
}

/** Abbreviation: three letters or more, as two may be another word: 'Sí' is not short for 'Single'. */
const leastShort = 3

function meantBy({ shown, all, hasInitials }: Words, said: string): Reading | null {
  if (all.has(said)) return { value: all.get(said) }
  const short = said.replace(/\.$/, '')
  if (short.length < leastShort && !(short.length === 1 && hasInitials)) return null
  const meant = new Set([...shown].filter(([word]) => word.startsWith(short)).map(([, value]) => value))
  const [value] = meant
  return meant.size === 1 ? { value } : null
}
