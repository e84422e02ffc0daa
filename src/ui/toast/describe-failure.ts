import type { CallFailed } from '#src/platform/browser/call-failed.ts'
import { translateOnce } from '#src/platform/i18n/i18n.tsx'
import { chooseFailureText } from '#src/ui/toast/choose-failure-text.ts'

/** Text of a failed call in the reader's current language. */
export function describeFailure(failure: CallFailed): string {
  const failureText = chooseFailureText(failure)
  if ('serverText' in failureText) return failureText.serverText
  return failureText.keys.map((key) => translateOnce(key)).join(' ')
}
