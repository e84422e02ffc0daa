import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Notice } from '#src/agenda/notices/notice.ts'
import { findRenewalAccess } from '#src/agenda/notices/renew/renewal-groups.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useRange } from '#src/ui/table/selection/use-range.ts'

/** The notices that the reader chose, on any page. */
export type NoticeSelection = {
  notices: readonly Notice[]
  /** True for a notice that the reader may renew together with others. */
  isChoosable: (notice: Notice) => boolean
  has: (notice: Notice) => boolean
  /** Chooses those of the notices that can be chosen, or lets go of them. */
  toggle: (notices: readonly Notice[], isOn: boolean) => void
  /** Chooses a notice or, for a range, all from the one that was pressed before, or lets go of them. */
  toggleRow: (notice: Notice, isOn: boolean, isRange: boolean) => void
  clear: () => void
}

/**
 * The state of the address of the list, with the chosen notices. It is stored before a renewal leaves the list, so that
 * a reader who comes back without renewing has lost no choice.
 */
export const buildChosenNoticesState = (chosenNotices: readonly Notice[]) => ({ chosenNotices })

function readChosenNotices(state: unknown): readonly Notice[] {
  if (typeof state !== 'object' || state === null || !('chosenNotices' in state)) return []
  return Array.isArray(state.chosenNotices) ? state.chosenNotices : []
}

type NoticeList = { rows: readonly Notice[]; total: number }

/**
 * A choice that survives paging. Another `filterKey` (filters and search) clears it. A notice that a list without
 * further pages no longer has leaves the choice: somebody renewed it.
 */
export function useNoticeSelection(filterKey: string, list: NoticeList | undefined): NoticeSelection {
  const { user } = useSession()
  const { state } = useLocation()
  const [noticesById, setNoticesById] = useState<ReadonlyMap<string, Notice>>(
    () => new Map(readChosenNotices(state).map((notice) => [notice.id, notice])),
  )
  const formerKey = useRef(filterKey)
  useEffect(() => {
    if (formerKey.current !== filterKey) setNoticesById(new Map())
    formerKey.current = filterKey
  }, [filterKey])
  const rows = list?.rows ?? noNotices
  const findRange = useRange(useMemo(() => rows.map(({ id }) => id), [rows]))
  return useMemo(() => {
    const listedIds = list && list.rows.length >= list.total ? new Set(list.rows.map(({ id }) => id)) : null
    const actor = createPermissionHolder(user?.permissions)
    const isChoosable = (notice: Notice) => {
      const access = findRenewalAccess(notice)
      return access !== null && hasAccess(actor, access)
    }
    const toggle = (notices: readonly Notice[], isOn: boolean) => {
      const newNotices = new Map(noticesById)
      for (const notice of notices.filter(isChoosable)) {
        if (isOn) newNotices.set(notice.id, notice)
        else newNotices.delete(notice.id)
      }
      setNoticesById(newNotices)
    }
    return {
      notices: [...noticesById.values()].filter(({ id }) => listedIds?.has(id) ?? true),
      isChoosable,
      has: ({ id }) => noticesById.has(id),
      toggle,
      toggleRow({ id: pressedId }, isOn, isRange) {
        const ids = new Set(findRange(pressedId, isRange))
        toggle(
          rows.filter(({ id }) => ids.has(id)),
          isOn,
        )
      },
      clear: () => setNoticesById(new Map()),
    }
  }, [noticesById, list, rows, user, findRange])
}

const noNotices: readonly Notice[] = []

/** How many of the notices are chosen, of those that can be chosen. */
export function describeSelection(selection: NoticeSelection, notices: readonly Notice[]): 'all' | 'some' | 'none' {
  const choosableNotices = notices.filter(selection.isChoosable)
  const chosenCount = choosableNotices.filter(selection.has).length
  return chosenCount === 0 ? 'none' : chosenCount === choosableNotices.length ? 'all' : 'some'
}
