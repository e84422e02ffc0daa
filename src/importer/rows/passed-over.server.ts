import { headingOf, headingsAgain } from '#src/importer/columns/find-header-row.ts'
import type { Plan } from '#src/importer/rows/plan.server.ts'
import { type ReadRow, readRow } from '#src/importer/rows/read-row.server.ts'
import { requiredMark, templateOf } from '#src/importer/template/template.server.ts'
import type { Found } from '#src/importer/wire.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { columnIndex } from '#src/platform/spreadsheets/workbook.ts'
import type { HeldCell } from '#src/resource/kinds/kind.server.ts'
import type { SheetWords } from '#src/resource/sheet-words.ts'

/** Why a row of a sheet is no record; null where it may be one. */
export type PassOver = (one: ReadRow) => MessageRef | null

type Words = Readonly<Record<string, SheetWords>>

/** Rows that are no records: headings that come again, and a template's example that was left where it stood. */
export function passedOver(plan: Plan, found: Found, words: Words): PassOver {
  const { header_row: headerRow } = found
  const headings: string[] = []
  for (const { column, heading } of found.columns) headings[columnIndex(column)] = heading
  const isHeadings = headingsAgain(headings)
  const examples = examplesIn(plan, found, words).map(said)
  return (one) => {
    if (isHeadings(one.cells)) return 'importer.headings_again'
    const isFirst = one.row === headerRow + 1
    return isFirst && examples.length > 0 && examples.includes(said(one)) ? 'importer.example_row' : null
  }
}

/** What a row's cells mean, however they are written: a spreadsheet may have saved them anew. */
const said = ({ given, texts, pictures, blank }: ReadRow): string => JSON.stringify([given, texts, pictures, blank])

/** The example rows, as if read from this sheet, of the languages in whose template its headings stand. */
function examplesIn({ prepared: { resource }, reader }: Plan, { columns }: Found, words: Words): ReadRow[] {
  if (!columns.some(({ heading }) => heading.endsWith(requiredMark))) return []
  const headings = new Map(columns.map(({ column, heading }) => [columnIndex(column), heading]))
  return languages.flatMap((language) => {
    const template = templateOf(resource, language, { words: words[resource.name] ?? {} })
    const fed = reader.sources.map(({ name, place }) => ({
      place,
      of: template.columns.find((one) => one.field === name),
    }))
    if (!fed.every(({ place, of }) => of && headingOf(of.heading) === headings.get(place))) return []
    const cells: HeldCell[] = []
    for (const { place, of } of fed) cells[place] = of?.example ?? null
    return [readRow(reader, { row: 0, cells })]
  })
}
