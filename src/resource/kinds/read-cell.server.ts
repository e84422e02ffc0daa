import { languages } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Cell } from '#src/platform/spreadsheets/sheet.ts'
import { fold } from '#src/platform/text/fold.ts'
import type { Reader, Reading } from '#src/resource/kinds/kind.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { readField } from '#src/resource/schema.ts'

const readers = languages.map((language): Reader => ({ language, text: (ref) => translate(language, ref) }))

/**
 * Round trip: reads a cell as an export writes it, in whichever language that was. Where the kind cannot read it as
 * input, the words of one of its few values mean that value, accents and case aside.
 */
export function readCell(field: Field, cell: Cell): Reading {
  const reading = readField(field, cell)
  if ('value' in reading || typeof cell !== 'string') return reading
  const { all, show } = kindOf(field)
  const said = fold(cell.trim())
  const meant = all?.(field).find((value) => readers.some((reader) => fold(show(field, value, reader)) === said))
  return meant === undefined ? reading : { value: meant }
}
