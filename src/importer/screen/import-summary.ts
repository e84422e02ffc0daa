import type {
  AmbiguousColumns,
  ColumnMapping,
  ImportRequest,
  ImportStatus,
  ImportTask,
  RowCounts,
  SourceColumn,
  UnknownName,
} from '#src/importer/import-types.ts'

/** A load as the list of one's own tells it. */
export type ImportSummary = RowCounts & {
  id: number
  name: string
  status: ImportStatus
  resource: string | null
  created_at: string
  /** Below the headings. */
  rows: number
  task: ImportTask | null
  progress: { done: number; total: number }
  /** Why it failed, or what stands in the way of undoing it. */
  message: string | null
}

/** What was found in the file, and what it may feed; by target where that differs. */
export type ImportSheet = {
  sheets: string[]
  sheet: number
  header_row: number
  columns: SourceColumn[]
  suggested: Readonly<Record<string, ColumnMapping>>
  /** The suggested columns of which the heading says nothing. */
  by_content: Readonly<Record<string, readonly string[]>>
  /** The columns that are left alone since several want the same field. */
  undecided: Readonly<Record<string, readonly AmbiguousColumns[]>>
  /** The field of a row's company, of a reader who has none of their own. */
  company_field: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string[]>>
}

/** One load; its sheet is told while its rows can be looked through. */
export type ImportDetail = ImportSummary &
  Partial<ImportSheet> & {
    asked: ImportRequest | null
    /** The counts and rows are those of what is asked. */
    is_checked: boolean
    unknown: UnknownName[]
    /** The first of them. */
    errors: { row: number; field: string; message: string }[]
    /** Of the run, by which lists find its rows; null before, and where these are known no more. */
    request_id: string | null
  }

/** A load whose columns are being matched or whose rows are reviewed: nothing of it is written. */
export type PendingImport = ImportDetail & ImportSheet

export const isPendingImport = (sheetImport: ImportDetail): sheetImport is PendingImport =>
  sheetImport.status === 'pending' && sheetImport.columns !== undefined

/** It is over, and some of its rows are written: it can be taken back. */
export const hasWrittenRows = ({ status, created, updated }: ImportSummary): boolean =>
  (status === 'done' || status === 'cancelled' || status === 'failed') && created + updated > 0

/** It was never run, and its message says why it will not be: thrown away, or let go as too many newer ones came. */
export const isDiscarded = (sheetImport: ImportSummary): boolean =>
  sheetImport.status === 'cancelled' && !hasWrittenRows(sheetImport) && sheetImport.message !== null
