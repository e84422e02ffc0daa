import type { AmbiguousColumns, ColumnMapping } from '#src/importer/import-types.ts'
import { choiceOf } from '#src/importer/screen/draft.ts'

/** What is still to be chosen: none of the columns feeds anything, and nothing else feeds the fields. */
export const stillUndecided = (undecided: readonly AmbiguousColumns[], mapping: ColumnMapping): AmbiguousColumns[] =>
  undecided.filter(
    ({ fields, columns }) =>
      columns.every((column) => choiceOf(mapping, column) === '') && !fields.some((field) => field in mapping),
  )
