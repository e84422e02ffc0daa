import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type LayerChip, listLayerChips } from '#src/agenda/calendar/layers/layer-chip.ts'
import { type LayerGroup, parseHiddenGroups } from '#src/agenda/calendar/layers/layer-groups.ts'
import type { LayerDay } from '#src/agenda/layers/layers.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { call } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'

export type Layers = {
  /** True for readers who may see notices. Others have events alone. */
  isOffered: boolean
  isRead: boolean
  chips: readonly LayerChip[]
  /** The chips of the groups that the reader shows. */
  shownChips: readonly LayerChip[]
  isFailed: boolean
  retry: () => void
  isShown: (group: LayerGroup) => boolean
  toggle: (group: LayerGroup) => void
}

/** The layers between two days, both included, and which groups the reader shows. */
export function useLayers({ from, to }: { from: string; to: string }): Layers {
  const { user } = useSession()
  const reader = createPermissionHolder(user?.permissions)
  const isOffered = hasAccess(reader, 'see_notifications')
  const maySeeRounds = hasAccess(reader, 'see_ppe_deliveries')
  const list = useQuery({
    queryKey: ['notifications', 'calendar', from, to],
    queryFn: async ({ signal }) => (await call<LayerDay[]>('GET', `calendar?from=${from}&to=${to}`, { signal })).body,
    placeholderData: keepPreviousData,
    enabled: isOffered,
  })
  const chips = useMemo(() => listLayerChips(list.data ?? [], { maySeeRounds }), [list.data, maySeeRounds])
  const [hiddenGroups, setHiddenGroups] = useHiddenGroups(user?.id ?? 0)
  const shownChips = useMemo(() => chips.filter(({ group }) => !hiddenGroups.includes(group)), [chips, hiddenGroups])
  return {
    isOffered,
    isRead: list.data !== undefined,
    chips,
    shownChips,
    isFailed: list.isError && !list.data,
    retry: () => void list.refetch(),
    isShown: (group) => !isOffered || !hiddenGroups.includes(group),
    toggle: (group) =>
      setHiddenGroups(
        hiddenGroups.includes(group) ? hiddenGroups.filter((hidden) => hidden !== group) : [...hiddenGroups, group],
      ),
  }
}

/** The groups that a user hides, kept in the browser. */
function useHiddenGroups(userId: number): [LayerGroup[], (groups: LayerGroup[]) => void] {
  const key = `calendar:${userId}`
  const [hiddenGroups, setHiddenGroups] = useState(() => parseHiddenGroups(parseJsonOrNull(localStorage.getItem(key))))
  const store = (groups: LayerGroup[]) => {
    if (groups.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(groups))
    setHiddenGroups(groups)
  }
  return [hiddenGroups, store]
}
