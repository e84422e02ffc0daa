import type { WaitingCounts } from '#src/platform/browser/waiting-writes/waiting-count.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'

/** How many writes wait to be sent and, if there are any, how many were refused. '' if there is neither. */
export function describeUnsentOrEmpty(text: Translate, counts: WaitingCounts): string {
  if (counts.refused > 0) return text('access.screens.unsent_refused', counts)
  return counts.waiting > 0 ? text('access.screens.unsent', counts) : ''
}
