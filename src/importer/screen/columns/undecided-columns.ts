import type { AmbiguousColumns, ColumnMapping } from '#src/importer/import-types.ts'
import { findColumnChoice } from '#src/importer/screen/draft.ts'

/** The ambiguous columns that still feed nothing, if no other column feeds their fields. */
export const listUndecidedColumns = (
  ambiguousColumns: readonly AmbiguousColumns[],
  mapping: ColumnMapping,
): AmbiguousColumns[] =>
  ambiguousColumns.filter(
    ({ fields, columns }) =>
      columns.every((column) => findColumnChoice(mapping, column) === '') && !fields.some((field) => field in mapping),
  )
