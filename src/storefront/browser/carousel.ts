/** Arrow buttons and keys of the categories' carousel: one category a step, wrapping around at both ends. */
export function enhanceCarousel(section: ParentNode): void {
  const track = section.querySelector<HTMLElement>('.track')
  if (!track) return
  /** Target of a running scroll, from which the next step counts. */
  let target: number | undefined
  let arriving = 0
  const rest = () => {
    clearTimeout(arriving)
    arriving = window.setTimeout(() => {
      target = undefined
    }, 150)
  }
  track.addEventListener('scroll', rest, { passive: true })
  const step = (by: number) => {
    const [first, second] = [...track.children]
    if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    const width = second.offsetLeft - first.offsetLeft
    const last = Math.round((track.scrollWidth - track.clientWidth) / width)
    const next = (target ?? Math.round(track.scrollLeft / width)) + by
    target = next < 0 ? last : next > last ? 0 : next
    track.scrollTo({ left: target * width })
    rest()
  }
  for (const arrow of section.querySelectorAll<HTMLElement>('[data-step]')) {
    arrow.addEventListener('click', () => step(Number(arrow.dataset['step'])))
  }
  track.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowLeft' ? -1 : 1)
  })
  swipeAround(track, step)
}

/** Pixels from which a touch counts as a swipe. */
const meant = 40

/** Native scrolling stops at the ends: a swipe beyond an end wraps around. */
function swipeAround(track: HTMLElement, step: (by: number) => void): void {
  let began: { x: number; y: number; left: number } | null = null
  const passive = { passive: true }
  track.addEventListener(
    'touchstart',
    ({ touches: [touch, second] }) => {
      began = touch && !second ? { x: touch.clientX, y: touch.clientY, left: track.scrollLeft } : null
    },
    passive,
  )
  track.addEventListener(
    'touchend',
    ({ changedTouches: [touch] }) => {
      if (!touch || !began) return
      const [x, y] = [touch.clientX - began.x, touch.clientY - began.y]
      const wasAtEnd = x > 0 ? began.left < 1 : began.left > track.scrollWidth - track.clientWidth - 1
      if (wasAtEnd && Math.abs(x) > meant && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1)
      began = null
    },
    passive,
  )
}
