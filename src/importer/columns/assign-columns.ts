import type { AmbiguousColumns, ColumnMapping } from '#src/importer/import-types.ts'

/** One way to use a column; it feeds nothing where it is known to be no field of the target. */
export type MappingCandidate = { column: string; mapping: ColumnMapping; points: number }

/** What is fed by which column, and what nothing tells. */
export type ColumnAssignment = { mapping: ColumnMapping; undecided: AmbiguousColumns[] }

/**
 * Greedy assignment: the surest first, each column and each field once. Where two of the same points want the same
 * column, it is given to neither; where two columns want the same field, both and the field are left alone.
 */
export function assignColumns(candidates: readonly MappingCandidate[]): ColumnAssignment {
  const decisions = { columns: new Set<string>(), fields: new Set<string>() }
  const mapping: Record<string, ColumnMapping[string]> = {}
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
      if (!isColumnWanted && !isFieldWanted) Object.assign(mapping, candidate.mapping)
      if (!isColumnWanted || isFieldWanted) for (const name of fieldNamesOf(candidate)) decisions.fields.add(name)
      if (isFieldWanted)
        for (const name of fieldNamesOf(candidate))
          columnsByContestedField.set(name, (columnsByContestedField.get(name) ?? new Set()).add(candidate.column))
      decisions.columns.add(candidate.column)
    }
  }
  return { mapping, undecided: listAmbiguousColumns(columnsByContestedField) }
}

/** The columns that want a field; fields of the same columns, as the halves of a name, in one. */
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
