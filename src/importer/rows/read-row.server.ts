import type { FieldSource, ImportRequest, SourceColumn, SourcePart } from '#src/importer/import-types.ts'
import { isPictureField } from '#src/importer/importable-fields.server.ts'
import { splitPersonName } from '#src/importer/names/person-name.ts'
import { splitAtComma } from '#src/importer/rows/comma-parts.ts'
import {
  buildTextMeanings,
  foldWrongText,
  hasMendableTexts,
  type TextMeanings,
} from '#src/importer/values/text-meanings.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { formulaWithoutValue, isFailedCell, showFailedCell } from '#src/platform/spreadsheets/failed-cell.ts'
import { parseColumnLetters } from '#src/platform/spreadsheets/workbook.ts'
import type { CellHints, RawCell } from '#src/resource/kinds/kind.server.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'
import { isMissingOrBlankText } from '#src/resource/kinds/read-with-kind.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { readField } from '#src/resource/schema.ts'

export type StagedRow = { row: number; cells: RawCell[] }

/** How to read the cell of one field. */
type FieldReader = {
  name: string
  field: Field
  cellIndex: number
  part: SourcePart | null
  meanings: TextMeanings
  hints: CellHints
}

/** How to read the rows of a sheet. */
export type RowReader = {
  fieldReaders: readonly FieldReader[]
  constants: Readonly<Record<string, unknown>>
  /**
   * Messages of required fields without a column and without a fixed value. They make a row wrong that would be a new
   * record.
   */
  missing: Readonly<Record<string, MessageRef>>
}

/**
 * A row after reading: its values and problems by field, the names of other records, and the fields whose cell is
 * blank.
 */
export type ReadRow = {
  row: number
  cells: readonly RawCell[]
  values: Record<string, unknown>
  problems: Record<string, MessageRef>
  referenceTexts: Record<string, string[]>
  /** By field, texts that are wrong and that one answer can mend in all rows. */
  wrongTexts: Record<string, string>
  /** By field, file names of pictures. */
  pictureNames: Record<string, string[]>
  blankFields: string[]
  /** True if the check found the row new, so that no stored record is looked up. */
  isNew?: boolean
}

/** A copy of a row without the mark that it is new, so that its keys are looked up again. */
export const copyAsUnchecked = (row: ReadRow): ReadRow => ({ ...row, isNew: false })

export function buildRowReader(
  prepared: PreparedResource,
  request: ImportRequest,
  columns: readonly SourceColumn[],
): RowReader {
  const fields = prepared.resource.fields
  const fieldReaders = Object.entries(request.mapping).flatMap(([name, source]): FieldReader[] => {
    const field = fields[name]
    const column = columns.find((candidate) => candidate.column === columnOf(source))
    const part = typeof source === 'string' ? null : source
    if (!field || !column) return []
    const hints = { ...column, ...request.formats?.[column.column] }
    const meanings = buildTextMeanings(field, request.resolve?.[name])
    return [{ name, field, cellIndex: parseColumnLetters(column.column), part, hints, meanings }]
  })
  const fedFields = new Set([...fieldReaders.map(({ name }) => name), ...Object.keys(request.constants)])
  // Write-only fields, such as passwords, never come from a sheet. A record is created without them.
  const missing = Object.entries(fields).flatMap(([name, { required, readOnly, writeOnly }]) =>
    required && !readOnly && !writeOnly && !fedFields.has(name) ? [[name, required] as const] : [],
  )
  return { fieldReaders, constants: request.constants, missing: Object.fromEntries(missing) }
}

export const columnOf = (source: FieldSource): string => (typeof source === 'string' ? source : source.column)

/**
 * Reads the cells of a row by the rules of their fields. A wrong value is returned as a problem. Names of other records
 * are kept as text.
 */
export function readRow({ fieldReaders, constants }: RowReader, { row, cells }: StagedRow): ReadRow {
  const result: ReadRow = {
    row,
    cells,
    values: {},
    problems: {},
    referenceTexts: {},
    wrongTexts: {},
    pictureNames: {},
    blankFields: [],
  }
  for (const [name, value] of Object.entries(constants)) result.values[name] = value
  for (const fieldReader of fieldReaders) {
    const { name, field, hints } = fieldReader
    const cell = selectCellOrPart(fieldReader, cells)
    if (cell === formulaWithoutValue) result.problems[name] = 'platform.spreadsheets.formula_without_value'
    else if (isFailedCell(cell))
      result.problems[name] = {
        key: 'platform.spreadsheets.error_value',
        params: { value: String(showFailedCell(cell)) },
      }
    else if (cell === unsplit)
      result.problems[name] =
        fieldReader.part && 'order' in fieldReader.part ? 'importer.unsplit_name' : 'importer.no_comma'
    else if (isMissingOrBlankText(cell)) result.blankFields.push(name)
    else if (field.isProposed && isDash(cell)) result.values[name] = null
    else if (isPictureField(field)) result.pictureNames[name] = splitAtListSeparators(String(cell))
    else if (serverKindOf(field).reference) result.referenceTexts[name] = splitReferenceTexts(field, String(cell))
    else {
      const reading = readCell(field, cell, hints)
      if ('value' in reading) result.values[name] = reading.value
      else enterMeaningOrProblem(result, fieldReader, cell, reading.problem)
    }
  }
  return result
}

/** Enters what a wrong text means by the user's choice, or its problem. */
function enterMeaningOrProblem(row: ReadRow, fieldReader: FieldReader, cell: RawCell, problem: MessageRef): void {
  const { name, field, meanings } = fieldReader
  const text = formatCellText(cell).trim()
  if (meanings.has(foldWrongText(text))) {
    const meaning = meanings.get(foldWrongText(text))
    if (meaning) row.values[name] = meaning.value
    else row.blankFields.push(name)
    return
  }
  row.problems[name] = findDayOrderProblem(fieldReader, cell) ?? problem
  if (hasMendableTexts(field) && text.length <= maxWrongTextLength) row.wrongTexts[name] = text
}

/** Longest wrong text that is listed with its rows, in characters. */
const maxWrongTextLength = 100

/**
 * Date order, for a cell that was refused: a message that names the column's order, if the text is a day in the other
 * order. Otherwise null.
 */
function findDayOrderProblem({ field, hints }: FieldReader, cell: RawCell): MessageRef | null {
  const otherOrder = hints.dates === 'dmy' ? 'mdy' : 'dmy'
  return 'value' in readCell(field, cell, { ...hints, dates: otherOrder }) ? `importer.not_${hints.dates}` : null
}

/** True for a dash, which people write in a cell to say that there is no value. */
const isDash = (cell: RawCell | symbol) => typeof cell === 'string' && /^\s*[-–—]\s*$/.test(cell)

const unsplit = Symbol('a text that has no two parts')

/**
 * The names of records in a cell. If the field refers to several records, commas, semicolons and line breaks separate
 * the names.
 */
const splitReferenceTexts = (field: Field, text: string): string[] =>
  serverKindOf(field).links ? splitAtListSeparators(text) : [normalizeSpaces(text)]

const splitAtListSeparators = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map(normalizeSpaces)
    .filter(Boolean)

const normalizeSpaces = (text: string) => text.trim().replace(/\s+/gu, ' ')

function selectCellOrPart({ cellIndex, part }: FieldReader, cells: readonly RawCell[]): RawCell | typeof unsplit {
  const cell = cells[cellIndex] ?? null
  if (part === null || isMissingOrBlankText(cell) || isFailedCell(cell)) return cell
  const text = String(cell)
  if ('order' in part) return splitPersonName(text, part.order)?.[part.part] ?? unsplit
  return splitAtComma(text)?.[part.part] ?? unsplit
}

/** Reads fixed values as a form would. A wrong value is returned as a problem. */
export function readConstants(
  prepared: PreparedResource,
  constants: Readonly<Record<string, unknown>>,
): Pick<ReadRow, 'values' | 'problems'> {
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

/** The text of a cell. '' for a blank cell and for a formula without a value. */
export const formatCellText = (cell: RawCell = null) => String(showFailedCell(cell) ?? '')

/**
 * Texts of the cells for the review, by the fields that they feed. A text that cannot be split is the text of both its
 * fields.
 */
export function listCellTexts({ fieldReaders }: RowReader, { cells }: StagedRow): Record<string, string> {
  return Object.fromEntries(
    fieldReaders.map((fieldReader) => {
      const cell = selectCellOrPart(fieldReader, cells)
      return [fieldReader.name, formatCellText(cell === unsplit ? cells[fieldReader.cellIndex] : cell)]
    }),
  )
}
