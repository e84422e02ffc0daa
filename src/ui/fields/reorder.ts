import { type DragEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Moves one element of a list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** Target index for a key; null for keys that move nothing. */
export function placeByKey(key: string, from: number, count: number): number | null {
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

type Drag = { pointer: number; from: number; at: number; x: number; y: number; isMoving: boolean }

const threshold = 5

/**
 * Reordering by drag (pointer events: mouse, pen, touch) and by keys. Tiles carry `data-place`; `move` is called while
 * dragging over other tiles, `settled` once at the end.
 */
export function useReorder(
  count: number,
  move: (from: number, to: number) => void,
  settled: (from: number, to: number) => void,
) {
  const drag = useRef<Drag | null>(null)
  const [dragging, setDragging] = useState<number | null>(null)
  const end = (isCancelled: boolean) => {
    const { current } = drag
    drag.current = null
    setDragging(null)
    if (!current?.isMoving || current.from === current.at) return
    if (isCancelled) move(current.at, current.from)
    else settled(current.from, current.at)
  }
  useEscape(dragging !== null, () => end(true))
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag
    if (count < 2 || current?.pointer !== event.pointerId) return
    current.isMoving ||= Math.hypot(event.clientX - current.x, event.clientY - current.y) > threshold
    if (!current.isMoving) return
    setDragging(current.at)
    const over = placeAt(event)
    if (over === null || over === current.at) return
    move(current.at, over)
    current.at = over
    setDragging(over)
  }
  const take = (event: PointerEvent<HTMLElement>, place: number) => {
    if (event.button !== 0 || drag.current || count < 2) return
    // Pointer capture on the list, as the tile itself moves.
    event.currentTarget.closest('[data-reorder]')?.setPointerCapture(event.pointerId)
    const { pointerId: pointer, clientX: x, clientY: y } = event
    drag.current = { pointer, from: place, at: place, x, y, isMoving: false }
  }
  return {
    dragging,
    list: { onPointerMove: follow, onPointerUp: () => end(false), onPointerCancel: () => end(true) },
    /** A mouse drags the whole tile; touch scrolls there and drags by the grip. */
    tile: (place: number) => ({
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isPressed = event.target instanceof Element && event.target.closest('button') !== null
        if (event.pointerType === 'mouse' && !isPressed) take(event, place)
      },
    }),
    grip: (place: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, place),
      onKeyDown: (event: KeyboardEvent) => {
        const to = placeByKey(event.key, place, count)
        if (to === null) return
        event.preventDefault()
        if (to === place) return
        move(place, to)
        settled(place, to)
      },
    }),
  }
}

function placeAt(event: PointerEvent<HTMLElement>): number | null {
  for (const tile of event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')) {
    const { left, right, top, bottom } = tile.getBoundingClientRect()
    const isOver = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
    if (isOver) return Number(tile.dataset['place'])
  }
  return null
}

/** Esc cancels a drag and does nothing else. */
function useEscape(isActive: boolean, cancel: () => void): void {
  const latest = useRef(cancel)
  latest.current = cancel
  useEffect(() => {
    if (!isActive) return
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [isActive])
}
