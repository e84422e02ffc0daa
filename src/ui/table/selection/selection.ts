import { useCallback, useEffect, useMemo, useState } from 'react'

/** Records selected across pages: some ids, or all records that the list finds. */
export type Selection = {
  ids: ReadonlySet<number>
  isAll: boolean
  has: (id: number) => boolean
  toggle: (ids: readonly number[], isOn: boolean) => void
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
  const clear = useCallback(() => {
    setIds(noIds)
    setAll(false)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters find other records.
  useEffect(clear, [filterKey])
  return useMemo(
    () => ({
      ids,
      isAll,
      has: (id: number) => isAll || ids.has(id),
      toggle(toggledIds: readonly number[], isOn: boolean) {
        const newIds = new Set(isAll ? pageIds : ids)
        for (const id of toggledIds) {
          if (isOn) newIds.add(id)
          else newIds.delete(id)
        }
        setIds(newIds)
        setAll(false)
      },
      chooseAll: () => setAll(true),
      clear,
    }),
    [ids, isAll, pageIds, clear],
  )
}

const noIds: ReadonlySet<number> = new Set()
