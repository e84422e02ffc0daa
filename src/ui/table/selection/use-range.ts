import { useCallback, useRef } from 'react'

/**
 * Finds the rows that a press chooses: the pressed one or, for a range, all from the row that was pressed before. `ids`
 * are the listed rows in their order.
 */
export function useRange<Id>(ids: readonly Id[]): (id: Id, isRange: boolean) => readonly Id[] {
  const lastId = useRef<Id | null>(null)
  return useCallback(
    (id, isRange) => {
      const range = isRange ? listBetween(ids, lastId.current, id) : [id]
      lastId.current = id
      return range
    },
    [ids],
  )
}

function listBetween<Id>(ids: readonly Id[], first: Id | null, last: Id): readonly Id[] {
  const ends = [first === null ? -1 : ids.indexOf(first), ids.indexOf(last)]
  if (ends.includes(-1)) return [last]
  return ids.slice(Math.min(...ends), Math.max(...ends) + 1)
}
