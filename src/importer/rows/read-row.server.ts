import { isPicture } from '#src/importer/importable.server.ts'
import { halvesOf } from '#src/importer/rows/halves.ts'
import type { Asked, ColumnFound, Fed, TextHalf } from '#src/importer/wire.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { isErrorValue } from '#src/platform/spreadsheets/error-values.ts'
import { columnIndex, formulaWithoutValue } from '#src/platform/spreadsheets/workbook.ts'
import type { CellHints, HeldCell } from '#src/resource/kinds/kind.server.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'
import { isBlank } from '#src/resource/kinds/read-with.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { readField } from '#src/resource/schema.ts'

export type StagedRow = { row: number; cells: HeldCell[] }

/** A field that the sheet feeds: where its cell stands, and how to read it. */
type Source = {
  name: string
  field: Field
  place: number
  part: TextHalf | null
  hints: CellHints
}

/** How rows of a sheet become values of a resource. */
export type RowReader = {
  sources: readonly Source[]
  constants: Readonly<Record<string, unknown>>
  /** Messages of required fields that nothing feeds; a new row has them all. */
  missing: Readonly<Record<string, MessageRef>>
}

/** A row as read: values, what is wrong, texts that name other rows, fields whose cell is blank. */
export type ReadRow = {
  row: number
  cells: readonly HeldCell[]
  given: Record<string, unknown>
  problems: Record<string, MessageRef>
  texts: Record<string, string[]>
  /** File names of pictures. */
  pictures: Record<string, string[]>
  blank: string[]
  /** True where the check found it new: what is stored is not looked for again. */
  isNew?: boolean
}

/** A row of which nothing is taken for granted. */
export const doubted = (row: ReadRow): ReadRow => ({ ...row, isNew: false })

export function rowReader(prepared: Prepared, asked: Asked, columns: readonly ColumnFound[]): RowReader {
  const fields = prepared.resource.fields
  const sources = Object.entries(asked.mapping).flatMap(([name, fed]): Source[] => {
    const field = fields[name]
    const column = columns.find((one) => one.column === columnIn(fed))
    const part = typeof fed === 'string' ? null : fed.part
    if (!field || !column) return []
    const hints = { ...column, ...asked.formats?.[column.column] }
    return [{ name, field, place: columnIndex(column.column), part, hints }]
  })
  const fed = new Set([...sources.map(({ name }) => name), ...Object.keys(asked.constants)])
  // No sheet holds a secret: a record that has one comes without it.
  const missing = Object.entries(fields).flatMap(([name, { required, readOnly, writeOnly }]) =>
    required && !readOnly && !writeOnly && !fed.has(name) ? [[name, required] as const] : [],
  )
  return { sources, constants: asked.constants, missing: Object.fromEntries(missing) }
}

export const columnIn = (fed: Fed): string => (typeof fed === 'string' ? fed : fed.column)

/** Reads the cells of a row by their fields' own rules. What names other rows is told as text. */
export function readRow({ sources, constants }: RowReader, { row, cells }: StagedRow): ReadRow {
  const read: ReadRow = { row, cells, given: {}, problems: {}, texts: {}, pictures: {}, blank: [] }
  for (const [name, value] of Object.entries(constants)) read.given[name] = value
  for (const source of sources) {
    const { name, field, hints } = source
    const cell = cellOf(source, cells)
    if (cell === formulaWithoutValue) read.problems[name] = 'platform.spreadsheets.formula_without_value'
    else if (isErrorValue(cell))
      read.problems[name] = { key: 'platform.spreadsheets.error_value', params: { value: cell } }
    else if (cell === unsplit) read.problems[name] = 'importer.no_comma'
    else if (isBlank(cell)) read.blank.push(name)
    else if (isPicture(field)) read.pictures[name] = textsIn(String(cell))
    else if (serverKindOf(field).reference) read.texts[name] = namesIn(field, String(cell))
    else {
      const reading = readCell(field, cell, hints)
      if ('value' in reading) read.given[name] = reading.value
      else read.problems[name] = misordered(source, cell) ?? reading.problem
    }
  }
  return read
}

/** Date order: of a day that would exist were its column read the other way, how the column is read. */
function misordered({ field, hints }: Source, cell: HeldCell): MessageRef | null {
  const dates = hints.dates === 'dmy' ? 'mdy' : 'dmy'
  return 'value' in readCell(field, cell, { ...hints, dates }) ? `importer.not_${hints.dates}` : null
}

const unsplit = Symbol('no comma to split at')

/** A text as people name rows: of several by commas, semicolons or line ends. */
const namesIn = (field: Field, text: string): string[] => (serverKindOf(field).links ? textsIn(text) : [plain(text)])

const textsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map(plain)
    .filter(Boolean)

const plain = (text: string) => text.trim().replace(/\s+/gu, ' ')

function cellOf({ place, part }: Source, cells: readonly HeldCell[]): HeldCell | typeof unsplit {
  const cell = cells[place] ?? null
  if (part === null || isBlank(cell) || cell === formulaWithoutValue || isErrorValue(cell)) return cell
  return halvesOf(String(cell))?.[part] ?? unsplit
}

/** Values of the constants, read as a form's. Throws nothing: a wrong one is a problem of every row. */
export function readConstants(prepared: Prepared, constants: Readonly<Record<string, unknown>>) {
  const given: Record<string, unknown> = {}
  const problems: Record<string, MessageRef> = {}
  for (const [name, raw] of Object.entries(constants)) {
    const field = prepared.resource.fields[name]
    const read = field ? readField(field, raw) : { problem: 'resource.fields.unknown' }
    if ('value' in read) given[name] = read.value
    else problems[name] = read.problem
  }
  return { given, problems }
}

/** What a cell says. */
export const cellText = (cell: HeldCell = null) => (cell === null || cell === formulaWithoutValue ? '' : String(cell))

/** What cells say, for the review: as text, by the field that they feed. */
export function shownCells({ sources }: RowReader, { cells }: StagedRow): Record<string, string> {
  return Object.fromEntries(
    sources.map((source) => {
      const cell = cellOf(source, cells)
      return [source.name, cellText(cell === unsplit ? cells[source.place] : cell)]
    }),
  )
}
