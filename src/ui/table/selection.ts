import { useCallback, useEffect, useMemo, useState } from 'react'

/** Records chosen across the pages of a list: these ids, or all that it finds. */
export type Selection = {
  ids: ReadonlySet<number>
  isAll: boolean
  has: (id: number) => boolean
  toggle: (ids: readonly number[], isOn: boolean) => void
  chooseAll: () => void
  clear: () => void
}

/**
 * A selection that stays while the reader turns pages and sorts; another `found` (filters and search) begins a new one.
 * `shown` are the ids of the page: when all are chosen and one is let go, the others of the page stay.
 */
export function useSelection(found: string, shown: readonly number[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(nobody)
  const [isAll, setAll] = useState(false)
  const clear = useCallback(() => {
    setIds(nobody)
    setAll(false)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters find other records.
  useEffect(clear, [found])
  return useMemo(
    () => ({
      ids,
      isAll,
      has: (id: number) => isAll || ids.has(id),
      toggle(some: readonly number[], isOn: boolean) {
        const next = new Set(isAll ? shown : ids)
        for (const id of some) {
          if (isOn) next.add(id)
          else next.delete(id)
        }
        setIds(next)
        setAll(false)
      },
      chooseAll: () => setAll(true),
      clear,
    }),
    [ids, isAll, shown, clear],
  )
}

const nobody: ReadonlySet<number> = new Set()
