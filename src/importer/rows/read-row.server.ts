import type { CommaPart, FieldSource, ImportRequest, SourceColumn } from '#src/importer/import-types.ts'
import { isPicture } from '#src/importer/importable-fields.server.ts'
import { splitAtComma } from '#src/importer/rows/comma-parts.ts'
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
type FieldReader = {
  name: string
  field: Field
  cellIndex: number
  part: CommaPart | null
  hints: CellHints
}

/** How rows of a sheet become values of a resource. */
export type RowReader = {
  fieldReaders: readonly FieldReader[]
  constants: Readonly<Record<string, unknown>>
  /** Messages of required fields that nothing feeds; a new row has them all. */
  missing: Readonly<Record<string, MessageRef>>
}

/** A row as read: values, what is wrong, texts that name other rows, fields whose cell is blank. */
export type ReadRow = {
  row: number
  cells: readonly HeldCell[]
  values: Record<string, unknown>
  problems: Record<string, MessageRef>
  referenceTexts: Record<string, string[]>
  /** File names of pictures. */
  pictureNames: Record<string, string[]>
  blankFields: string[]
  /** True where the check found it new: what is stored is not looked for again. */
  isNew?: boolean
}

/** A row of which nothing is taken for granted. */
export const copyAsUnchecked = (row: ReadRow): ReadRow => ({ ...row, isNew: false })

export function buildRowReader(
  prepared: Prepared,
  request: ImportRequest,
  columns: readonly SourceColumn[],
): RowReader {
  const fields = prepared.resource.fields
  const fieldReaders = Object.entries(request.mapping).flatMap(([name, source]): FieldReader[] => {
    const field = fields[name]
    const column = columns.find((candidate) => candidate.column === columnOf(source))
    const part = typeof source === 'string' ? null : source.part
    if (!field || !column) return []
    const hints = { ...column, ...request.formats?.[column.column] }
    return [{ name, field, cellIndex: columnIndex(column.column), part, hints }]
  })
  const fedFields = new Set([...fieldReaders.map(({ name }) => name), ...Object.keys(request.constants)])
  // No sheet holds a secret: a record that has one comes without it.
  const missing = Object.entries(fields).flatMap(([name, { required, readOnly, writeOnly }]) =>
    required && !readOnly && !writeOnly && !fedFields.has(name) ? [[name, required] as const] : [],
  )
  return { fieldReaders, constants: request.constants, missing: Object.fromEntries(missing) }
}

export const columnOf = (source: FieldSource): string => (typeof source === 'string' ? source : source.column)

/** Reads the cells of a row by their fields' own rules. What names other rows is told as text. */
export function readRow({ fieldReaders, constants }: RowReader, { row, cells }: StagedRow): ReadRow {
  const result: ReadRow = {
    row,
    cells,
    values: {},
    problems: {},
    referenceTexts: {},
    pictureNames: {},
    blankFields: [],
  }
  for (const [name, value] of Object.entries(constants)) result.values[name] = value
  for (const fieldReader of fieldReaders) {
    const { name, field, hints } = fieldReader
    const cell = selectCell(fieldReader, cells)
    if (cell === formulaWithoutValue) result.problems[name] = 'platform.spreadsheets.formula_without_value'
    else if (isErrorValue(cell))
      result.problems[name] = { key: 'platform.spreadsheets.error_value', params: { value: cell } }
    else if (cell === noComma) result.problems[name] = 'importer.no_comma'
    else if (isBlank(cell)) result.blankFields.push(name)
    else if (isPicture(field)) result.pictureNames[name] = splitList(String(cell))
    else if (serverKindOf(field).reference) result.referenceTexts[name] = splitReferenceTexts(field, String(cell))
    else {
      const reading = readCell(field, cell, hints)
      if ('value' in reading) result.values[name] = reading.value
      else result.problems[name] = findDayOrderProblem(fieldReader, cell) ?? reading.problem
    }
  }
  return result
}

/** Date order: of a day that would exist were its column read the other way, how the column is read. */
function findDayOrderProblem({ field, hints }: FieldReader, cell: HeldCell): MessageRef | null {
  const otherOrder = hints.dates === 'dmy' ? 'mdy' : 'dmy'
  return 'value' in readCell(field, cell, { ...hints, dates: otherOrder }) ? `importer.not_${hints.dates}` : null
}

const noComma = Symbol('no comma to split at')

/** A text as people name rows: of several by commas, semicolons or line ends. */
const splitReferenceTexts = (field: Field, text: string): string[] =>
  serverKindOf(field).links ? splitList(text) : [normalizeSpaces(text)]

const splitList = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map(normalizeSpaces)
    .filter(Boolean)

const normalizeSpaces = (text: string) => text.trim().replace(/\s+/gu, ' ')

function selectCell({ cellIndex, part }: FieldReader, cells: readonly HeldCell[]): HeldCell | typeof noComma {
  const cell = cells[cellIndex] ?? null
  if (part === null || isBlank(cell) || cell === formulaWithoutValue || isErrorValue(cell)) return cell
  return splitAtComma(String(cell))?.[part] ?? noComma
}

/** Values of the constants, read as a form's. Throws nothing: a wrong one is a problem of every row. */
export function readConstants(prepared: Prepared, constants: Readonly<Record<string, unknown>>) {
  const values: Record<string, unknown> = {}
  const problems: Record<string, MessageRef> = {}
  for (const [name, value] of Object.entries(constants)) {
    const field = prepared.resource.fields[name]
    const reading = field ? readField(field, value) : { problem: 'resource.fields.unknown' }
    if ('value' in reading) values[name] = reading.value
    else problems[name] = reading.problem
  }
  return { values, problems }
}

/** What a cell says. */
export const cellText = (cell: HeldCell = null) => (cell === null || cell === formulaWithoutValue ? '' : String(cell))

/** What cells say, for the review: as text, by the field that they feed. */
export function listCellTexts({ fieldReaders }: RowReader, { cells }: StagedRow): Record<string, string> {
  return Object.fromEntries(
    fieldReaders.map((fieldReader) => {
      const cell = selectCell(fieldReader, cells)
      return [fieldReader.name, cellText(cell === noComma ? cells[fieldReader.cellIndex] : cell)]
    }),
  )
}
