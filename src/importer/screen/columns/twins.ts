import { plainHeading } from '#src/importer/remembered-columns.ts'
import { choiceOf } from '#src/importer/screen/draft.ts'
import type { ColumnFound, Mapping } from '#src/importer/wire.ts'

type Named = Pick<ColumnFound, 'column' | 'heading'>

/** The headings that several columns have, each with its columns. */
export function sameHeadings<Column extends Named>(columns: readonly Column[]): Column[][] {
  const named = Map.groupBy(columns, ({ heading }) => plainHeading(heading))
  return [...named].flatMap(([heading, own]) => (heading !== '' && own.length > 1 ? [own] : []))
}

/** Those of which none feeds anything: which one is meant, nothing tells. */
export const undecided = <Column extends Named>(columns: readonly Column[], mapping: Mapping): Column[][] =>
  sameHeadings(columns).filter((own) => own.every(({ column }) => choiceOf(mapping, column) === ''))
