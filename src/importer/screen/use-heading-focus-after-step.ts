import { useEffect, useRef } from 'react'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'

/**
 * Focus after a change of step: the heading of the new step gets the focus if the pressed button has disappeared.
 * Returns the heading's ref.
 */
export function useHeadingFocusAfterStep() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
