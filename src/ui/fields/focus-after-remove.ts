import { type RefObject, useEffect, useRef } from 'react'

/**
 * A picture takes the button that removed it along: the focus goes on at the button of the one that takes its place,
 * or at what adds another.
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
    const buttons = [...box.current.querySelectorAll<HTMLElement>('.picture-remove')]
    const next =
      buttons[place] ?? buttons.at(-1) ?? box.current.querySelector<HTMLElement>('.picture-picker-add button')
    next?.focus()
  }, [count])
  return { box, removed: (place) => (gone.current = place) }
}
