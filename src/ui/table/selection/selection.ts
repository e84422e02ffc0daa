import { useCallback, useEffect, useMemo, useState } from 'react'
import { useRange } from '#src/ui/table/selection/use-range.ts'

/** Records selected across pages: some ids, or all records that the list finds. */
export type Selection = {
  ids: ReadonlySet<number>
  isAll: boolean
  has: (id: number) => boolean
  toggle: (ids: readonly number[], isOn: boolean) => void
  /** Selects or deselects a row of the page or, for a range, all from the row that was pressed before. */
  toggleRow: (id: number, isOn: boolean, isRange: boolean) => void
  chooseAll: () => void
  clear: () => void
}

/**
 * Selection that survives paging and sorting. Another `filterKey` (filters and search) clears it. `pageIds` are the ids
 * of the current page: if all records are selected and one is deselected, the others of the page stay selected.
 */
export function useSelection(filterKey: string, pageIds: readonly number[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(noIds)
  const [isAll, setAll] = useState(false)
  const findRange = useRange(pageIds)
  const clear = useCallback(() => {
    setIds(noIds)
    setAll(false)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters find other records.
  useEffect(clear, [filterKey])
  return useMemo(() => {
    const toggle = (toggledIds: readonly number[], isOn: boolean) => {
      const newIds = new Set(isAll ? pageIds : ids)
      for (const id of toggledIds) {
        if (isOn) newIds.add(id)
        else newIds.delete(id)
      }
      setIds(newIds)
      setAll(false)
    }
    return {
      ids,
      isAll,
      has: (id: number) => isAll || ids.has(id),
      toggle,
      toggleRow: (id, isOn, isRange) => toggle(findRange(id, isRange), isOn),
      chooseAll: () => setAll(true),
      clear,
    }
  }, [ids, isAll, pageIds, findRange, clear])
}

const noIds: ReadonlySet<number> = new Set()
