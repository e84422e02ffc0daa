import type { CallFailed } from '#src/platform/browser/call-failed.ts'
import { translateOnce } from '#src/platform/i18n/i18n.tsx'
import { failureText } from '#src/ui/toast/failure-text.ts'

/** The line of a failed call in the reader's language of this moment. */
export function describeFailure(failure: CallFailed): string {
  const line = failureText(failure)
  return 'said' in line ? line.said : translateOnce(line.key)
}
