import { type RefObject, useEffect, useRef } from 'react'
import type { Notice } from '#src/agenda/notices/notice.ts'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'

/**
 * Focus restore: after a notice left the list with the focused button in it, focuses the button of the next notice,
 * else of the last one, else the search.
 */
export function useFocusAfterRemoval(rows: readonly Notice[] | undefined): {
  containerRef: RefObject<HTMLDivElement | null>
  focusAfterRemoval: (index: number) => void
} {
  const containerRef = useRef<HTMLDivElement>(null)
  const removedIndex = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other notices are shown.
  useEffect(() => {
    const { current: index } = removedIndex
    if (index === null || !containerRef.current || !isFocusLost()) return
    removedIndex.current = null
    const buttons = [...containerRef.current.querySelectorAll<HTMLElement>('.notice-dismissal')]
    const nextButton = buttons[index] ?? buttons.at(-1) ?? containerRef.current.querySelector<HTMLElement>('input')
    nextButton?.focus()
  }, [rows])
  return { containerRef, focusAfterRemoval: (index) => (removedIndex.current = index) }
}
