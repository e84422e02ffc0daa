import { useEffect, useRef } from 'react'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'

/** Focus after a step: goes to its heading where the pressed button went with the step before. */
export function useStepFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
