import { useEffect, useMemo, useState } from 'react'
import type { Notice } from '#src/agenda/notices/notice.ts'
import { findRenewalAccess } from '#src/agenda/notices/renew/renewal-groups.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'

/** The notices that the reader chose, on any page. */
export type ChosenNotices = {
  notices: readonly Notice[]
  /** True for a notice that the reader may renew together with others. */
  isChoosable: (notice: Notice) => boolean
  has: (notice: Notice) => boolean
  /** Chooses those of the notices that can be chosen, or lets go of them. */
  toggle: (notices: readonly Notice[], isOn: boolean) => void
  clear: () => void
}

/** A choice that survives paging. Another `filterKey` (filters and search) clears it. */
export function useChosenNotices(filterKey: string): ChosenNotices {
  const { user } = useSession()
  const [noticesById, setNoticesById] = useState<ReadonlyMap<string, Notice>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters find other notices.
  useEffect(() => setNoticesById(new Map()), [filterKey])
  return useMemo(() => {
    const actor = createPermissionHolder(user?.permissions)
    const isChoosable = (notice: Notice) => {
      const access = findRenewalAccess(notice)
      return access !== null && hasAccess(actor, access)
    }
    return {
      notices: [...noticesById.values()],
      isChoosable,
      has: ({ id }) => noticesById.has(id),
      toggle(notices, isOn) {
        const newNotices = new Map(noticesById)
        for (const notice of notices.filter(isChoosable)) {
          if (isOn) newNotices.set(notice.id, notice)
          else newNotices.delete(notice.id)
        }
        setNoticesById(newNotices)
      },
      clear: () => setNoticesById(new Map()),
    }
  }, [noticesById, user])
}

/** How many of the notices are chosen, of those that can be chosen. */
export function describeChoice(chosen: ChosenNotices, notices: readonly Notice[]): 'all' | 'some' | 'none' {
  const choosableNotices = notices.filter(chosen.isChoosable)
  const chosenCount = choosableNotices.filter(chosen.has).length
  return chosenCount === 0 ? 'none' : chosenCount === choosableNotices.length ? 'all' : 'some'
}
