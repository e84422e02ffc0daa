import type { MessageRef } from '#src/platform/errors.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { type ChoiceField, choiceKind } from '#src/resource/kinds/choice/choice.ts'
import { dateKind } from '#src/resource/kinds/date/date.ts'
import { type Common, defineKind, type Kind, type Reading } from '#src/resource/kinds/kind.ts'
import { type NumberField, numberKind } from '#src/resource/kinds/number/number.ts'
import { isBlank, readWith } from '#src/resource/kinds/read-with.ts'
import { type RefField, refKind } from '#src/resource/kinds/ref/ref.ts'
import { type TextField, textKind } from '#src/resource/kinds/text/text.ts'

/** What a child row is made of. */
export type Cell = RefField | TextField<'text'> | TextField<'date'> | NumberField | ChoiceField

export type RowsField = Common & {
  kind: 'rows'
  /** Table of the child rows, and its column for their parent; its column `position` keeps the order. */
  table: string
  own: string
  fields: Readonly<Record<string, Cell>>
  /** The reference that each row is about; no two rows have the same. */
  about: string
  /** For a text: the list, in the row that `about` refers to, of what it offers to who types. */
  offers?: Readonly<Record<string, string>>
  max: number
}

export type Row = Readonly<Record<string, unknown>>

export const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const cellKinds = { ref: refKind, text: textKind<'text'>(), date: dateKind, number: numberKind, choice: choiceKind }

/** Shared side of a cell's kind. */
export function cellKindOf(cell: Cell): Kind<Cell> {
  // Cast: the record maps each kind to functions of its own field type.
  return cellKinds[cell.kind] as Kind<Cell>
}

/** The reference that each row is about. */
export function subjectOf({ fields, about, table }: RowsField): RefField {
  const cell = fields[about]
  if (cell?.kind !== 'ref') throw new Error(`Rows of ${table} are about ${about}, which is no reference.`)
  return cell
}

/** By path, as `0.size`. */
type Problems = Record<string, MessageRef>

function readRows(field: RowsField, raw: unknown): Reading {
  const given = typeof raw === 'string' ? parseJsonOrNull(raw) : raw
  if (!Array.isArray(given)) return { problem: 'resource.fields.rows' }
  // An empty row is none; the others are told of at their places among all.
  const filled = [...given.entries()].filter(([, row]) => !isEmptyRow(row))
  if (filled.length > field.max)
    return { problem: { key: 'resource.fields.too_many_rows', params: { qty: field.max } } }
  const at: Problems = {}
  const rows: Row[] = []
  for (const [place, raw] of filled) {
    const row = readRow(field, raw, (name, problem) => (at[`${place}${name}`] = problem))
    const subject = row[field.about]
    const isRepeated = typeof subject === 'number' && rows.some((other) => other[field.about] === subject)
    if (isRepeated) at[`${place}.${field.about}`] ??= 'resource.fields.repeated'
    rows.push(row)
  }
  return Object.keys(at).length ? { problem: 'resource.fields.rows', at } : { value: rows }
}

const isEmptyRow = (row: unknown): boolean => isRow(row) && Object.values(row).every(isBlank)

function readRow({ fields }: RowsField, raw: unknown, refuse: (name: string, problem: MessageRef) => void): Row {
  if (!isRow(raw)) {
    refuse('', 'resource.fields.rows')
    return {}
  }
  // Joined names may come back as they were read.
  const known = new Set(
    Object.entries(fields).flatMap(([name, cell]) => Object.keys(cellKindOf(cell).names(name, cell))),
  )
  for (const name of Object.keys(raw)) if (!known.has(name)) refuse(`.${name}`, 'resource.fields.unknown')
  const row: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(fields)) {
    const reading = readWith(cellKindOf(cell), cell, raw[name])
    if ('problem' in reading) refuse(`.${name}`, reading.problem)
    else row[name] = reading.value
  }
  return row
}

/** A form's row for a stored one, or a new one. */
export const formRow = ({ fields }: RowsField, row: Row | null): Row =>
  Object.fromEntries(
    // Cast: a cell's form side reads its own name alone.
    Object.entries(fields).map(([name, cell]) => [name, cellKindOf(cell).form.begin(name, cell, row as Entity | null)]),
  )

export const rowsKind: Kind<RowsField> = defineKind({
  read: readRows,
  empty: () => [],
  names: (name) => ({ [name]: { from: 'rows', of: name } }),
  order: null,
  filters: [],
  show: (field, value, reader) =>
    rowsIn(value)
      .map((row) => wordsOf(field, row, reader))
      .join('; '),
  form: {
    begin: (name, field, entity) => rowsIn(entity?.[name]).map((row) => formRow(field, row)),
    show: (field, typed, reader) =>
      rowsIn(typed)
        .map((row) => wordsOf(field, row, reader))
        .join('; '),
  },
})

/** Joined names in place of ids, where the row has them. */
function wordsOf({ fields }: RowsField, row: Row, reader: Parameters<typeof rowsKind.show>[2]): string {
  const words = Object.entries(fields).map(([name, cell]) => {
    const joined = cell.kind === 'ref' ? Object.keys(cell.joins).map((as) => row[as])[0] : undefined
    return typeof joined === 'string' ? joined : cellKindOf(cell).show(cell, row[name], reader)
  })
  return words.filter(Boolean).join(' ')
}

/** Child rows that are written with their parent, as one list. */
export const rows = (options: Omit<RowsField, 'kind'>): RowsField => ({ kind: 'rows', ...options })
