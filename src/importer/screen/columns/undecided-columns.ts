import type { AmbiguousColumns, ColumnMapping } from '#src/importer/import-types.ts'
import { findChoice } from '#src/importer/screen/draft.ts'

/** What is still to be chosen: none of the columns feeds anything, and nothing else feeds the fields. */
export const listUndecidedColumns = (
  undecided: readonly AmbiguousColumns[],
  mapping: ColumnMapping,
): AmbiguousColumns[] =>
  undecided.filter(
    ({ fields, columns }) =>
      columns.every((column) => findChoice(mapping, column) === '') && !fields.some((field) => field in mapping),
  )
