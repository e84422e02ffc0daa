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
 * it as input, the words of one of its few values mean that value, accents and case aside.
 */
export function readCell(field: Field, cell: HeldCell, hints: CellHints = argentine): Reading {
  const { fromCell = asText } = serverKindOf(field)
  const reading = readField(field, cell === null ? null : fromCell(cell, hints))
  if ('value' in reading || typeof cell !== 'string') return reading
  const words = wordsOf(field)
  const said = fold(cell.trim())
  return words.has(said) ? { value: words.get(said) } : reading
}

/** A number as its digits: a dni that the sheet holds as a figure. */
const asText = (cell: Exclude<HeldCell, null>): string => String(cell)

/** Memoized: folded words of a field's few values, in every language. */
const known = new WeakMap<Field, ReadonlyMap<string, unknown>>()

function wordsOf(field: Field): ReadonlyMap<string, unknown> {
  const found = known.get(field)
  if (found) return found
  const { all, show } = kindOf(field)
  const values = all?.(field) ?? []
  const words = new Map(
    values.flatMap((value) => readers.map((reader) => [fold(show(field, value, reader)), value] as const)),
  )
  known.set(field, words)
  return words
}
