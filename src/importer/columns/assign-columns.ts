import type { Mapping, Undecided } from '#src/importer/wire.ts'

/** One way to use a column; it feeds nothing where it is known to be no field of the target. */
export type Candidate = { column: string; feeds: Mapping; points: number }

/** What is fed by which column, and what nothing tells. */
export type Assigned = { mapping: Mapping; undecided: Undecided[] }

/**
 * Greedy assignment: the surest first, each column and each field once. Where two of the same points want the same
 * column, it is given to neither; where two columns want the same field, both and the field are left alone.
 */
export function assign(candidates: readonly Candidate[]): Assigned {
  const done = { columns: new Set<string>(), fields: new Set<string>() }
  const mapping: Record<string, Mapping[string]> = {}
  const wanted = new Map<string, Set<string>>()
  const bySureness = [...Map.groupBy(candidates, ({ points }) => points)].sort(([one], [other]) => other - one)
  for (const [, equals] of bySureness) {
    const open = equals.filter(
      (one) => !done.columns.has(one.column) && !namesOf(one).some((name) => done.fields.has(name)),
    )
    for (const one of open) {
      const rivals = open.filter((other) => other !== one)
      const isColumnWanted = rivals.some(({ column }) => column === one.column)
      const isFieldWanted = rivals.some((other) => other.column !== one.column && wantSame(one, other))
      if (!isColumnWanted && !isFieldWanted) Object.assign(mapping, one.feeds)
      if (!isColumnWanted || isFieldWanted) for (const name of namesOf(one)) done.fields.add(name)
      if (isFieldWanted)
        for (const name of namesOf(one)) wanted.set(name, (wanted.get(name) ?? new Set()).add(one.column))
      done.columns.add(one.column)
    }
  }
  return { mapping, undecided: undecidedIn(wanted) }
}

/** The columns that want a field; fields of the same columns, as the halves of a name, in one. */
function undecidedIn(wanted: ReadonlyMap<string, ReadonlySet<string>>): Undecided[] {
  const byColumns = Map.groupBy(wanted, ([, columns]) => [...columns].join())
  return [...byColumns.values()].map((alike) => ({
    fields: alike.map(([field]) => field),
    columns: [...new Set(alike.flatMap(([, columns]) => [...columns]))],
  }))
}

const namesOf = ({ feeds }: Candidate): string[] => Object.keys(feeds)

const wantSame = (one: Candidate, other: Candidate): boolean =>
  namesOf(one).some((name) => Object.hasOwn(other.feeds, name))
