import { useEffect, useMemo, useState } from 'react'
import type { DueRow } from '#src/safety/due/due.ts'
import type { ChosenPair } from '#src/safety/rounds/chosen-pairs.ts'

const keyOf = ({ employee_id: employee, ppe_id: item }: Pick<ChosenPair, 'employee_id' | 'ppe_id'>): string =>
  `${employee} ${item}`

/** True unless an open round will bring the item. */
export const isChoosable = ({ pending }: DueRow): boolean => pending === null

/** The rows that the reader chose, on any page. */
export type ChosenRows = {
  pairs: readonly ChosenPair[]
  peopleCount: number
  has: (row: DueRow) => boolean
  /** Chooses those of the rows that can be chosen, or lets go of them. */
  toggle: (rows: readonly DueRow[], isOn: boolean) => void
  clear: () => void
}

/** A choice that survives paging. Another `filterKey` (filters, search and last day) clears it. */
export function useChosenRows(filterKey: string): ChosenRows {
  const [pairsByKey, setPairsByKey] = useState<ReadonlyMap<string, ChosenPair>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters find other rows.
  useEffect(() => setPairsByKey(new Map()), [filterKey])
  return useMemo(() => {
    const pairs = [...pairsByKey.values()]
    return {
      pairs,
      peopleCount: new Set(pairs.map(({ employee_id: id }) => id)).size,
      has: (row) => pairsByKey.has(keyOf(row)),
      toggle(rows, isOn) {
        const newPairs = new Map(pairsByKey)
        for (const row of rows.filter(isChoosable)) {
          const { employee_id, employee_name, ppe_id, ppe_name } = row
          if (isOn) newPairs.set(keyOf(row), { employee_id, employee_name, ppe_id, ppe_name })
          else newPairs.delete(keyOf(row))
        }
        setPairsByKey(newPairs)
      },
      clear: () => setPairsByKey(new Map()),
    }
  }, [pairsByKey])
}

/** How many of the rows are chosen, of those that can be chosen. */
export function describeChoice(chosenRows: ChosenRows, rows: readonly DueRow[]): 'all' | 'some' | 'none' {
  const choosableRows = rows.filter(isChoosable)
  const chosenCount = choosableRows.filter(chosenRows.has).length
  return chosenCount === 0 ? 'none' : chosenCount === choosableRows.length ? 'all' : 'some'
}
