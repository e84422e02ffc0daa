import { closedWords } from '#src/importer/template/cell-words.server.ts'
import type { Cell } from '#src/platform/spreadsheets/sheet.ts'
import type { Reader } from '#src/resource/kinds/kind.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'

/** For texts with a rule that the word for an example does not keep: links, figures, one letter. */
const last = ['https://example.com', '28456123', 'A', '2026-08-03']

/**
 * A value that the field takes, as a person would type it: the one that its room gives, else its first word, else what
 * its kind can say. Null where it may stay empty and nothing is known, and for a reference, whose rows are not known.
 */
export function exampleOf(field: Field, given: string | undefined, reader: Reader): Cell {
  const { described, reference, cell } = serverKindOf(field)
  if (reference) return given ?? null
  const { examples, minimum } = described.written(field).json
  const ofKind = Array.isArray(examples) ? examples : []
  const word = reader.text('importer.template.example')
  const made = field.required ? [...ofKind, String(minimum ?? ''), word, ...last] : ofKind
  const taken = [given, ...closedWords(field, reader), ...made].find(
    (text) => typeof text === 'string' && text !== '' && 'value' in readCell(field, text),
  )
  const text = taken ?? given ?? null
  const reading = readCell(field, text)
  return cell?.type === 'number' && 'value' in reading && typeof reading.value === 'number' ? reading.value : text
}
