import { type DragEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Returns a copy of a list in which one element is moved. */
export function moveElement<T>(list: readonly T[], from: number, to: number): T[] {
  const result = [...list]
  result.splice(to, 0, ...result.splice(from, 1))
  return result
}

/** Index to which an arrow key, Home or End moves an element; null for other keys. */
export function computeTargetIndex(key: string, from: number, count: number): number | null {
  const to = {
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    Home: 0,
    End: count - 1,
  }[key]
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to))
}

type Drag = { pointer: number; from: number; index: number; x: number; y: number; isMoving: boolean }

/** A drag begins after so many CSS pixels; a shorter movement is a click. */
const dragThreshold = 5

/**
 * Reordering by drag (pointer events: mouse, pen, touch) and by keys. The list carries `data-reorder`, its tiles carry
 * `data-place`. `onMove` is called at each tile that the pointer crosses, `onSettle` once at the end. A cancelled drag
 * calls `onMove` to move the element back, and not `onSettle`.
 */
export function useReorder(
  count: number,
  onMove: (from: number, to: number) => void,
  onSettle: (from: number, to: number) => void,
) {
  const drag = useRef<Drag | null>(null)
  const [dragging, setDragging] = useState<number | null>(null)
  const endDrag = (isCancelled: boolean) => {
    const { current } = drag
    drag.current = null
    setDragging(null)
    if (!current?.isMoving || current.from === current.index) return
    if (isCancelled) onMove(current.index, current.from)
    else onSettle(current.from, current.index)
  }
  useCancelOnEscape(dragging !== null, () => endDrag(true))
  const followPointer = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag
    if (count < 2 || current?.pointer !== event.pointerId) return
    current.isMoving ||= Math.hypot(event.clientX - current.x, event.clientY - current.y) > dragThreshold
    if (!current.isMoving) return
    setDragging(current.index)
    const overIndex = findTileIndexAtPointer(event)
    if (overIndex === null || overIndex === current.index) return
    onMove(current.index, overIndex)
    current.index = overIndex
    setDragging(overIndex)
  }
  const startDrag = (event: PointerEvent<HTMLElement>, index: number) => {
    if (event.button !== 0 || drag.current || count < 2) return
    // Pointer capture on the list, because the tile itself moves in the page.
    event.currentTarget.closest('[data-reorder]')?.setPointerCapture(event.pointerId)
    const { pointerId: pointer, clientX: x, clientY: y } = event
    drag.current = { pointer, from: index, index, x, y, isMoving: false }
  }
  return {
    dragging,
    list: { onPointerMove: followPointer, onPointerUp: () => endDrag(false), onPointerCancel: () => endDrag(true) },
    /** A mouse drags by the whole tile. A finger on the tile scrolls the page, so a finger drags by the grip. */
    tile: (index: number) => ({
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isPressed = event.target instanceof Element && event.target.closest('button') !== null
        if (event.pointerType === 'mouse' && !isPressed) startDrag(event, index)
      },
    }),
    grip: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => startDrag(event, index),
      onKeyDown: (event: KeyboardEvent) => {
        const to = computeTargetIndex(event.key, index, count)
        if (to === null) return
        event.preventDefault()
        if (to === index) return
        onMove(index, to)
        onSettle(index, to)
      },
    }),
  }
}

function findTileIndexAtPointer(event: PointerEvent<HTMLElement>): number | null {
  for (const tile of event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')) {
    const { left, right, top, bottom } = tile.getBoundingClientRect()
    const isOver = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
    if (isOver) return Number(tile.dataset['place'])
  }
  return null
}

/** Esc cancels the drag and nothing else. */
function useCancelOnEscape(isActive: boolean, cancel: () => void): void {
  const latestCancel = useRef(cancel)
  latestCancel.current = cancel
  useEffect(() => {
    if (!isActive) return
    const cancelOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      latestCancel.current()
    }
    document.addEventListener('keydown', cancelOnEscape, true)
    return () => document.removeEventListener('keydown', cancelOnEscape, true)
  }, [isActive])
}
