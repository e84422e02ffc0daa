import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focus restore: after a file is removed with its button, focuses the remove button of the one that took its place,
 * else the add button.
 */
export function useFocusAfterRemove(count: number): {
  box: RefObject<HTMLDivElement | null>
  removed: (place: number) => void
} {
  const box = useRef<HTMLDivElement>(null)
  const gone = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there are fewer.
  useEffect(() => {
    const { current: place } = gone
    gone.current = null
    if (place === null || !box.current) return
    const buttons = [...box.current.querySelectorAll<HTMLElement>('.picture-remove, .file-remove')]
    const next = buttons[place] ?? buttons.at(-1) ?? box.current.querySelector<HTMLElement>('.picture-add, .file-add')
    next?.focus()
  }, [count])
  return { box, removed: (place) => (gone.current = place) }
}
