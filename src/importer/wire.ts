import type { MessageRef } from '#src/platform/errors.ts'

/** Where a load stands; `pending` while its columns are being matched. */
export type ImportStatus = 'pending' | 'running' | 'done' | 'failed' | 'cancelled' | 'undone'

/** Work under way in the loader. */
export type ImportTask = 'read' | 'check' | 'write' | 'undo'

/** What becomes of a row. */
export const rowStatuses = ['created', 'updated', 'same', 'skipped', 'wrong'] as const
export type RowStatus = (typeof rowStatuses)[number]

export type Counts = { total: number } & Record<RowStatus, number>

/** What figures and days in text mean: day or month first, decimal comma or point. */
export type Format = { dates: 'dmy' | 'mdy'; decimals: 'comma' | 'point' }

/** A column of the sheet, by its letters; its format is worked out from all its values. */
export type ColumnFound = Format & {
  column: string
  heading: string
  /** Of the first rows, and of some in which other columns are filled: at the same place, those of the same row. */
  samples: string[]
  /** Rows that have something in it. */
  filled: number
}

/** Half of a text at its first comma: 'Pérez, Ana'. */
export type TextHalf = 'before_comma' | 'after_comma'

/** Which column feeds a field. */
export type Fed = string | { column: string; part: TextHalf }

export type Mapping = Readonly<Record<string, Fed>>

/** Columns of which each may feed these fields, and nothing tells which one does. */
export type Undecided = { fields: readonly string[]; columns: readonly string[] }

export const onDuplicates = ['skip', 'update', 'refuse'] as const
export type OnDuplicate = (typeof onDuplicates)[number]

/** What is asked of a load: by its preview and its run alike. */
export type Asked = {
  resource: string
  mapping: Mapping
  /** Values, as a form sends them, for fields without a column. */
  constants: Readonly<Record<string, unknown>>
  on_duplicate: OnDuplicate
  /** For a text that no row is named by: the row that is meant, or that one be created. */
  resolve: Readonly<Record<string, Readonly<Record<string, number | 'create'>>>>
  all_or_nothing: boolean
  /** By column, what is read otherwise than its values made probable. */
  formats?: Readonly<Record<string, Partial<Format>>>
}

/** What was found in the file; `row` of the headings, 0 where it has none. */
export type Found = {
  kind: 'xlsx' | 'csv'
  sheets: string[]
  sheet: number
  header_row: number
  columns: ColumnFound[]
  /** Rows below the headings that have something in them. */
  rows: number
  /** By target, which column probably feeds which field. */
  suggested: Readonly<Record<string, Mapping>>
  /** By target, the suggested columns of which the heading says nothing. */
  by_content: Readonly<Record<string, readonly string[]>>
  /** By target, the columns that are left alone since several want the same field. */
  undecided: Readonly<Record<string, readonly Undecided[]>>
}

/** A text that no row of the other resource is named by; `like` is one that looks alike. */
export type UnknownName = {
  field: string
  value: string
  count: number
  like: { id: number; label: string } | null
  /** One may be created by this user. */
  may_create: boolean
}

/** A row of the sheet as the review shows it: cells as text by the fields that they feed. */
export type ReviewedRow = {
  row: number
  status: RowStatus
  values: Record<string, string>
  errors: Record<string, string>
  /** The record that it became, or that it matches. */
  id: number | null
  /** By which field that record was found, and by field what stands there and would be another: of a load to be run. */
  matched_by: string | null
  before: Record<string, string>
}

/** A message at a row, not yet in words. */
export type RowErrors = Readonly<Record<string, MessageRef>>
