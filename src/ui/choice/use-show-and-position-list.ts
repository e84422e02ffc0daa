import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react-dom'
import { type CSSProperties, type RefObject, useLayoutEffect } from 'react'

const screenMargin = 8
/** Greatest height of the list, in CSS pixels: seven and a half lines. The half line shows that there are more. */
const maxListHeight = 340

/**
 * Popover: while `isOpen`, shows the list in the top layer, where no dialog or scroll container clips it. It is as wide
 * as its anchor, and keeps clear of a phone's keyboard.
 */
export function useShowAndPositionList(
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
): { list: (node: HTMLElement | null) => void; style: CSSProperties } {
  const { refs, floatingStyles } = useFloating({
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset(4),
      flip({ padding: screenMargin }),
      size({
        padding: screenMargin,
        apply({ availableHeight, rects, elements }) {
          const height = Math.min(maxListHeight, Math.max(availableHeight, 0))
          Object.assign(elements.floating.style, { maxHeight: `${height}px`, width: `${rects.reference.width}px` })
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  })
  useLayoutEffect(() => {
    const { current: list } = refs.floating
    if (!isOpen || !list) return
    refs.setReference(anchor.current)
    list.showPopover()
    return () => {
      refs.setReference(null)
      // A list removed from the page is already hidden.
      if (list.isConnected) list.hidePopover()
    }
  }, [isOpen, anchor, refs])
  return { list: refs.setFloating, style: floatingStyles }
}
