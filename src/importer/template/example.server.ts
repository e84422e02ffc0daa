import { listClosedValues } from '#src/importer/template/accepted-values.server.ts'
import type { OutputCell } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'

/** Examples for texts whose rule refuses the word 'example': a link, a number, one letter, a day. */
const fallbackExamples = ['https://example.com', '28456123', 'A', '2026-08-03']

/**
 * A value that the field accepts, as a person would type it. First choice is the example of the sheet words, then the
 * field's first closed value, then examples of its kind, and for a required field any text that it accepts. Null if an
 * optional field has none of them, and for a reference without an example, because its records are unknown.
 */
export function chooseExample(
  field: Field,
  exampleFromSheetWords: string | undefined,
  reader: DisplayLocale,
): OutputCell {
  const { openApi, reference, cell } = serverKindOf(field)
  if (reference) return exampleFromSheetWords ?? null
  const { examples, minimum } = openApi.input(field).json
  const kindExamples = Array.isArray(examples) ? examples : []
  const word = reader.text('importer.template.example')
  const fallbacks = field.required ? [...kindExamples, String(minimum ?? ''), word, ...fallbackExamples] : kindExamples
  const acceptedText = [exampleFromSheetWords, ...listClosedValues(field, reader), ...fallbacks].find(
    (text) => typeof text === 'string' && text !== '' && 'value' in readCell(field, text),
  )
  const text = acceptedText ?? exampleFromSheetWords ?? null
  const reading = readCell(field, text)
  return cell?.type === 'number' && 'value' in reading && typeof reading.value === 'number' ? reading.value : text
}
