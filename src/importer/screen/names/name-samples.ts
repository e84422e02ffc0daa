import type { AmbiguousColumns, ColumnMapping, SourceColumn } from '#src/importer/import-types.ts'
import { areMostlyCommaPairs, splitPersonName } from '#src/importer/names/person-name.ts'
import { columnOf } from '#src/importer/screen/draft.ts'

const maxSamples = 3

/** At most three different names of a column that can be split in both orders. Names without commas come first. */
export function selectNameSamples(samples: readonly string[]): string[] {
  const names = [...new Set(samples)].filter(
    (sample) => splitPersonName(sample, 'surname_first') && splitPersonName(sample, 'name_first'),
  )
  return names.toSorted((a, b) => Number(a.includes(',')) - Number(b.includes(','))).slice(0, maxSamples)
}

/** The field of the surname if names in the column are split by their words. Null if they are split at a comma. */
export const surnameFieldOf = (pair: readonly [string, string] | null, { samples }: SourceColumn): string | null =>
  pair && samples.length > 0 && !areMostlyCommaPairs(samples.filter(Boolean)) ? pair[0] : null

/** The columns of names whose order is asked, or was answered. */
export const listUnorderedColumns = (
  columns: readonly SourceColumn[],
  mapping: ColumnMapping,
  undecidedColumns: readonly AmbiguousColumns[],
): SourceColumn[] =>
  columns.filter(
    ({ column }) =>
      undecidedColumns.some((undecided) => undecided.columns.length === 1 && undecided.columns[0] === column) ||
      Object.values(mapping).some(
        (source) => typeof source === 'object' && 'order' in source && columnOf(source) === column,
      ),
  )
