import { choiceOf } from '#src/importer/screen/draft.ts'
import type { Mapping, Undecided } from '#src/importer/wire.ts'

/** What is still to be chosen: none of the columns feeds anything, and nothing else feeds the fields. */
export const stillUndecided = (undecided: readonly Undecided[], mapping: Mapping): Undecided[] =>
  undecided.filter(
    ({ fields, columns }) =>
      columns.every((column) => choiceOf(mapping, column) === '') && !fields.some((field) => field in mapping),
  )
