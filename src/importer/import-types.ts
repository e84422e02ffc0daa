import type { MessageRef } from '#src/platform/errors.ts'

/** The state of an import. It is `pending` until it is run, while its columns are matched and its rows reviewed. */
export type ImportStatus = 'pending' | 'running' | 'done' | 'failed' | 'cancelled' | 'undone'

/** The task that a worker does for an import. */
export type ImportTask = 'read' | 'pictures' | 'check' | 'write' | 'undo'

/** The outcome of a row. */
export const rowStatuses = ['created', 'updated', 'same', 'skipped', 'wrong'] as const
export type RowStatus = (typeof rowStatuses)[number]

export type RowCounts = { total: number } & Record<RowStatus, number>

/** What is told once for the whole load, because its rows are loaded all the same. */
export type WarningCounts = {
  /** Pictures that the sheet names and no zip has. */
  missing_pictures: number
  /** New rows that would double a record or another row. */
  doubled: number
}

export type ImportCounts = RowCounts & WarningCounts

/** The notation of days and numbers in text: day or month first, decimal comma or point. */
export type ColumnFormat = { dates: 'dmy' | 'mdy'; decimals: 'comma' | 'point' }

/** A column of the sheet, named by its letters. Its format is derived from all its values. */
export type SourceColumn = ColumnFormat & {
  column: string
  heading: string
  /**
   * Cells of the first rows, and of later rows that fill columns which are blank in those. An index means the same row
   * in all columns.
   */
  samples: string[]
  /** Number of rows in which the column is not blank. */
  filled: number
}

/** The part of a text before or after its first comma: 'Pérez, Ana'. */
export type CommaPart = 'before_comma' | 'after_comma'

/** Which part comes first in a person's name without a comma: 'Pérez Juan' or 'Juan Pérez'. */
export const nameOrders = ['surname_first', 'name_first'] as const
export type NameOrder = (typeof nameOrders)[number]

/** A part of a person's name. It is split at its comma, else by its words in the stated order. */
export type NamePart = { part: 'surname' | 'given_name'; order: NameOrder }

/** The part of a column's text that feeds a field. */
export type SourcePart = { part: CommaPart } | NamePart

/** The column that feeds a field, whole or in part. */
export type FieldSource = string | ({ column: string } & SourcePart)

export type ColumnMapping = Readonly<Record<string, FieldSource>>

/**
 * Columns that are equally likely to feed these fields. A single column feeds surname and name, and only its reader
 * knows which of them comes first.
 */
export type AmbiguousColumns = { fields: readonly string[]; columns: readonly string[] }

export const duplicatePolicies = ['skip', 'update', 'refuse'] as const
export type DuplicatePolicy = (typeof duplicatePolicies)[number]

export type TextMeaning = number | string | boolean

/** The request of an import, equal for its preview and its run. */
export type ImportRequest = {
  resource: string
  mapping: ColumnMapping
  /** Values for fields without a column, as a form sends them. They apply to all rows. */
  constants: Readonly<Record<string, unknown>>
  on_duplicate: DuplicatePolicy
  /**
   * By field and text, the meaning of a text that cannot be read. Of a name without a record: the id of the record that
   * is meant, or 'create' for a new one. Of a wrong choice, yes or no, or day: the value as a form sends it, or '' for
   * none.
   */
  resolve: Readonly<Record<string, Readonly<Record<string, TextMeaning>>>>
  all_or_nothing: boolean
  /** By column, notations that the user chose instead of the derived ones. */
  formats?: Readonly<Record<string, Partial<ColumnFormat>>>
}

/**
 * What the uploaded file contains: its sheets, and the columns of the chosen one. `header_row` is 0 if the sheet has no
 * headings.
 */
export type SheetDescription = {
  kind: 'xlsx' | 'csv'
  sheets: string[]
  sheet: number
  header_row: number
  columns: SourceColumn[]
  /** Number of filled rows below the headings. */
  rows: number
  /** By target, the suggested mapping. */
  suggested: Readonly<Record<string, ColumnMapping>>
  /** By target, the suggested columns that were matched by their values, because their heading says nothing. */
  by_content: Readonly<Record<string, readonly string[]>>
  /** By target, columns that stay unused because several want the same field. */
  undecided: Readonly<Record<string, readonly AmbiguousColumns[]>>
}

/**
 * A text of cells that cannot be read: a name without a record in the other resource, a wrong choice, or a wrong day of
 * several rows. `like` is a record with a similar name.
 */
export type UnknownName = {
  field: string
  value: string
  count: number
  like: { id: number; label: string } | null
  /** True if the user may create a record with this name. */
  may_create: boolean
}

/** A row of the sheet in the review: texts of its cells by the fields that they feed. */
export type ReviewedRow = {
  row: number
  status: RowStatus
  values: Record<string, string>
  errors: Record<string, string>
  /** By field, what the user should know of a row that is loaded all the same. */
  warnings: Record<string, string>
  /** The record that the row became or matches. */
  id: number | null
  /**
   * The field by whose key the matching record was found, and all fields of that key. `before` holds the values of that
   * record that the import would change. After the run there is none of them.
   */
  matched_by: string | null
  matched_fields: string[]
  before: Record<string, string>
}

/** Messages by field, not yet translated. */
export type RowErrors = Readonly<Record<string, MessageRef>>
