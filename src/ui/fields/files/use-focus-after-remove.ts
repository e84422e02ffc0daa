import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focus restore: after a file is removed, focuses the remove button of the next file, else of the last one,
 * else the add button.
 */
export function useFocusAfterRemove(count: number): {
  containerRef: RefObject<HTMLDivElement | null>
  focusAfterRemove: (index: number) => void
} {
  const containerRef = useRef<HTMLDivElement>(null)
  const removedIndex = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a file is removed.
  useEffect(() => {
    const { current: index } = removedIndex
    removedIndex.current = null
    if (index === null || !containerRef.current) return
    const buttons = [...containerRef.current.querySelectorAll<HTMLElement>('.picture-remove, .file-remove')]
    const nextButton =
      buttons[index] ?? buttons.at(-1) ?? containerRef.current.querySelector<HTMLElement>('.picture-add, .file-add')
    nextButton?.focus()
  }, [count])
  return { containerRef, focusAfterRemove: (index) => (removedIndex.current = index) }
}
