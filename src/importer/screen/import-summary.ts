import type {
  AmbiguousColumns,
  ColumnMapping,
  ImportCounts,
  ImportRequest,
  ImportStatus,
  ImportTask,
  SourceColumn,
  UnknownName,
} from '#src/importer/import-types.ts'

/** An import in the list of the user's imports. */
export type ImportSummary = ImportCounts & {
  id: number
  name: string
  status: ImportStatus
  resource: string | null
  created_at: string
  /** Number of rows below the headings. */
  rows: number
  task: ImportTask | null
  progress: { done: number; total: number }
  /** True if the user cancelled the import or its last task, which is no error. */
  was_cancelled: boolean
  /** Why the last task failed, or why the import was discarded. Null if neither happened. */
  message: string | null
}

/** The sheet of an import, the fields that its columns may feed, and the suggestions. */
export type ImportSheet = {
  sheets: string[]
  sheet: number
  header_row: number
  columns: SourceColumn[]
  suggested: Readonly<Record<string, ColumnMapping>>
  /** By target, the suggested columns that were matched by their values, because their heading says nothing. */
  by_content: Readonly<Record<string, readonly string[]>>
  /** By target, columns that stay unused because several want the same field. */
  undecided: Readonly<Record<string, readonly AmbiguousColumns[]>>
  /** By target, the field of a record's company. Only for users without a company. */
  company_field: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string[]>>
}

/** An import with its details. The sheet is present while the import is pending. */
export type ImportDetail = ImportSummary &
  Partial<ImportSheet> & {
    asked: ImportRequest | null
    /** True if counts and outcomes belong to the current request. */
    is_checked: boolean
    unknown: UnknownName[]
    /** The zip with the pictures that the sheet names. */
    pictures: { name: string; count: number } | null
    /** Records of other resources that the run has created by name. */
    created_names: { resource: string; label: string }[]
    /** The first errors of the import's rows. */
    errors: { row: number; field: string; message: string }[]
    /**
     * The id of the run, by which lists find its records. Null before the run, and after its outcomes were discarded.
     */
    request_id: string | null
  }

/** An import in the steps of columns or review. Nothing is written yet. */
export type PendingImport = ImportDetail & ImportSheet

export const isPendingImport = (sheetImport: ImportDetail): sheetImport is PendingImport =>
  sheetImport.status === 'pending' && sheetImport.columns !== undefined

/** True if the import is over and has written rows, so that it can be undone. */
export const isFinishedWithWrittenRows = ({ status, created, updated }: ImportSummary): boolean =>
  (status === 'done' || status === 'cancelled' || status === 'failed') && created + updated > 0

/** True if the import was discarded before its run, by the user or because of the quota. Its message tells why. */
export const isDiscardedBeforeRun = (sheetImport: ImportSummary): boolean =>
  sheetImport.status === 'cancelled' && !isFinishedWithWrittenRows(sheetImport) && sheetImport.message !== null
