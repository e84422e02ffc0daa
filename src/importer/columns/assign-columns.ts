import type { AmbiguousColumns, ColumnMapping } from '#src/importer/import-types.ts'

/** A possible use of a column. The mapping is empty if the heading belongs to a field that no sheet may feed. */
export type MappingCandidate = {
  column: string
  mapping: ColumnMapping
  points: number
  /** True for surname and name in one column whose order only the user knows. */
  isOrderAsked?: boolean
}

/** The chosen column of each field, and the fields for which several columns are equally likely. */
export type ColumnAssignment = { mapping: ColumnMapping; undecided: AmbiguousColumns[] }

/**
 * Greedy assignment: candidates with the most points come first, and each column and each field is used once. If two
 * candidates with equal points use the same column, the column feeds neither field. If two columns with equal points
 * want the same field, the field stays empty and both columns stay unused. So does a column of names whose order is
 * asked.
 */
export function assignColumns(candidates: readonly MappingCandidate[]): ColumnAssignment {
  const decisions = { columns: new Set<string>(), fields: new Set<string>() }
  const mapping: Record<string, ColumnMapping[string]> = {}
  const unorderedColumns: AmbiguousColumns[] = []
  const columnsByContestedField = new Map<string, Set<string>>()
  const groupsBySureness = [...Map.groupBy(candidates, ({ points }) => points)].sort(
    ([candidate], [rival]) => rival - candidate,
  )
  for (const [, equalCandidates] of groupsBySureness) {
    const openCandidates = equalCandidates.filter(
      (candidate) =>
        !decisions.columns.has(candidate.column) && !fieldNamesOf(candidate).some((name) => decisions.fields.has(name)),
    )
    for (const candidate of openCandidates) {
      const rivals = openCandidates.filter((rival) => rival !== candidate)
      const isColumnWanted = rivals.some(({ column }) => column === candidate.column)
      const isFieldWanted = rivals.some(
        (rival) => rival.column !== candidate.column && hasCommonField(candidate, rival),
      )
      if (!isColumnWanted && !isFieldWanted) {
        if (candidate.isOrderAsked)
          unorderedColumns.push({ fields: fieldNamesOf(candidate), columns: [candidate.column] })
        else Object.assign(mapping, candidate.mapping)
      }
      if (!isColumnWanted || isFieldWanted) for (const name of fieldNamesOf(candidate)) decisions.fields.add(name)
      if (isFieldWanted)
        for (const name of fieldNamesOf(candidate))
          columnsByContestedField.set(name, (columnsByContestedField.get(name) ?? new Set()).add(candidate.column))
      decisions.columns.add(candidate.column)
    }
  }
  return { mapping, undecided: [...unorderedColumns, ...listAmbiguousColumns(columnsByContestedField)] }
}

/**
 * Groups the contested fields by the columns that compete for them. If the same columns compete for surname and name,
 * one entry holds both fields.
 */
function listAmbiguousColumns(columnsByContestedField: ReadonlyMap<string, ReadonlySet<string>>): AmbiguousColumns[] {
  const groups = Map.groupBy(columnsByContestedField, ([, columns]) => [...columns].join())
  return [...groups.values()].map((group) => ({
    fields: group.map(([field]) => field),
    columns: [...new Set(group.flatMap(([, columns]) => [...columns]))],
  }))
}

const fieldNamesOf = ({ mapping }: MappingCandidate): string[] => Object.keys(mapping)

const hasCommonField = (candidate: MappingCandidate, rival: MappingCandidate): boolean =>
  fieldNamesOf(candidate).some((name) => Object.hasOwn(rival.mapping, name))
