import type { MessageRef } from '#src/platform/errors.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { type ChoiceField, choiceKind } from '#src/resource/kinds/choice/choice.ts'
import { type DateField, dateKind } from '#src/resource/kinds/date/date.ts'
import { defineKind, type FieldOptions, type Kind, type ReadResult } from '#src/resource/kinds/kind.ts'
import { type NumberField, numberKind } from '#src/resource/kinds/number/number.ts'
import { isMissingOrBlankText, readWithKind } from '#src/resource/kinds/read-with-kind.ts'
import { type RefField, refKind } from '#src/resource/kinds/ref/ref.ts'
import { defineTextKind, type TextField } from '#src/resource/kinds/text/text.ts'

/** A field of a child row. */
export type ChildField = RefField | TextField<'text'> | DateField | NumberField | ChoiceField

export type RowsField = FieldOptions & {
  kind: 'rows'
  /** The table of the child rows, and its column that refers to the parent. Its column `position` keeps the order. */
  table: string
  ownerColumn: string
  fields: Readonly<Record<string, ChildField>>
  /**
   * The child field that refers to the record which the row is about, its subject. No two rows have the same subject.
   */
  subjectField: string
  /** Suggestions for text fields: the property of the subject's record that lists them. */
  suggestions?: Readonly<Record<string, string>>
  max: number
}

export type ChildRow = Readonly<Record<string, unknown>>

export const rowsIn = (value: unknown): ChildRow[] => (Array.isArray(value) ? value.filter(isRow) : [])

const isRow = (value: unknown): value is ChildRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const childKinds = {
  ref: refKind,
  text: defineTextKind<'text'>(),
  date: dateKind,
  number: numberKind,
  choice: choiceKind,
}

/** The shared side of a child field's kind. */
export function childKindOf(childField: ChildField): Kind<ChildField> {
  // Cast: the record maps each kind to functions of its own field type.
  return childKinds[childField.kind] as Kind<ChildField>
}

/** The field of the rows' subject. Throws if the declaration names no reference. */
export function requireSubjectField({ fields, subjectField, table }: RowsField): RefField {
  const cell = fields[subjectField]
  if (cell?.kind !== 'ref') throw new Error(`Rows of ${table} are about ${subjectField}, which is no reference.`)
  return cell
}

/** Problems by path, such as `0.size`. */
type ProblemsByPath = Record<string, MessageRef>

function readChildRows(field: RowsField, raw: unknown): ReadResult {
  const list = typeof raw === 'string' ? parseJsonOrNull(raw) : raw
  if (!Array.isArray(list)) return { problem: 'resource.fields.rows' }
  // Empty rows are ignored. The problems of other rows keep their index in the whole list.
  const filledRows = [...list.entries()].filter(([, row]) => !isEmptyRow(row))
  if (filledRows.length > field.max)
    return { problem: { key: 'resource.fields.too_many_rows', params: { qty: field.max } } }
  const problemsByPath: ProblemsByPath = {}
  const rows: ChildRow[] = []
  for (const [index, raw] of filledRows) {
    const row = readValidCellsAndAddProblems(
      field,
      raw,
      (pathInRow, problem) => (problemsByPath[`${index}${pathInRow}`] = problem),
    )
    const subject = row[field.subjectField]
    const isRepeated =
      typeof subject === 'number' && rows.some((earlierRow) => earlierRow[field.subjectField] === subject)
    if (isRepeated) problemsByPath[`${index}.${field.subjectField}`] ??= 'resource.fields.repeated'
    rows.push(row)
  }
  return Object.keys(problemsByPath).length ? { problem: 'resource.fields.rows', problemsByPath } : { value: rows }
}

const isEmptyRow = (row: unknown): boolean => isRow(row) && Object.values(row).every(isMissingOrBlankText)

function readValidCellsAndAddProblems(
  { fields }: RowsField,
  raw: unknown,
  addProblem: (pathInRow: string, problem: MessageRef) => void,
): ChildRow {
  if (!isRow(raw)) {
    addProblem('', 'resource.fields.rows')
    return {}
  }
  // A request may repeat the joined names that an answer carried.
  const knownNames = new Set(
    Object.entries(fields).flatMap(([name, cell]) => Object.keys(childKindOf(cell).sourcesByName(name, cell))),
  )
  for (const name of Object.keys(raw)) if (!knownNames.has(name)) addProblem(`.${name}`, 'resource.fields.unknown')
  const row: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(fields)) {
    const reading = readWithKind(childKindOf(cell), cell, raw[name])
    if ('problem' in reading) addProblem(`.${name}`, reading.problem)
    else row[name] = reading.value
  }
  return row
}

/** The form's values of a stored child row; the values of an empty row if `row` is null. */
export const createFormRow = ({ fields }: RowsField, row: ChildRow | null): ChildRow =>
  Object.fromEntries(
    // Cast: the form side of a child field reads its own name alone.
    Object.entries(fields).map(([name, cell]) => [
      name,
      childKindOf(cell).form.initialValue(name, cell, row as Entity | null),
    ]),
  )

export const rowsKind: Kind<RowsField> = defineKind({
  read: readChildRows,
  emptyValue: () => [],
  sourcesByName: (name) => ({ [name]: { from: 'rows', fieldName: name } }),
  order: null,
  filterForms: [],
  format: (field, value, locale) =>
    rowsIn(value)
      .map((row) => formatRow(field, row, locale))
      .join('; '),
  form: {
    initialValue: (name, field, entity) => rowsIn(entity?.[name]).map((row) => createFormRow(field, row)),
    format: (field, formValue, locale) =>
      rowsIn(formValue)
        .map((row) => formatRow(field, row, locale))
        .join('; '),
  },
})

/** Formats a row, with joined names instead of ids if the row has them. */
function formatRow({ fields }: RowsField, row: ChildRow, locale: Parameters<typeof rowsKind.format>[2]): string {
  const texts = Object.entries(fields).map(([name, cell]) => {
    const label = cell.kind === 'ref' ? Object.keys(cell.joins).map((joinedName) => row[joinedName])[0] : undefined
    return typeof label === 'string' ? label : childKindOf(cell).format(cell, row[name], locale)
  })
  return texts.filter(Boolean).join(' ')
}

/** Declares child rows that are written with their parent, as one list. */
export const rows = (options: Omit<RowsField, 'kind'>): RowsField => ({ kind: 'rows', ...options })
