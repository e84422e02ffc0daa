/** Arrow buttons and keys of the category carousel: one category a step, wrapping around at both ends. */
export function enhanceCarousel(section: ParentNode): void {
  const track = section.querySelector<HTMLElement>('.track')
  if (!track) return
  /** The category at which a running scroll will end. The next step starts from this category. */
  let targetIndex: number | undefined
  let stillTimer = 0
  const forgetTargetWhenStill = () => {
    clearTimeout(stillTimer)
    stillTimer = window.setTimeout(() => {
      targetIndex = undefined
    }, 150)
  }
  track.addEventListener('scroll', forgetTargetWhenStill, { passive: true })
  const moveBy = (offset: number) => {
    const [first, second] = [...track.children]
    if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    const width = second.offsetLeft - first.offsetLeft
    const lastIndex = Math.round((track.scrollWidth - track.clientWidth) / width)
    const nextIndex = (targetIndex ?? Math.round(track.scrollLeft / width)) + offset
    targetIndex = nextIndex < 0 ? lastIndex : nextIndex > lastIndex ? 0 : nextIndex
    track.scrollTo({ left: targetIndex * width })
    forgetTargetWhenStill()
  }
  for (const arrow of section.querySelectorAll<HTMLElement>('[data-step]')) {
    arrow.addEventListener('click', () => moveBy(Number(arrow.dataset['step'])))
  }
  track.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    moveBy(event.key === 'ArrowLeft' ? -1 : 1)
  })
  wrapOnSwipe(track, moveBy)
}

/** Minimum length of a swipe. */
const minSwipePixels = 40

/** Native scrolling stops at the ends. A swipe beyond an end wraps around. */
function wrapOnSwipe(track: HTMLElement, moveBy: (offset: number) => void): void {
  let touchStart: { x: number; y: number; left: number } | null = null
  const listenerOptions = { passive: true }
  track.addEventListener(
    'touchstart',
    ({ touches: [touch, second] }) => {
      touchStart = touch && !second ? { x: touch.clientX, y: touch.clientY, left: track.scrollLeft } : null
    },
    listenerOptions,
  )
  track.addEventListener(
    'touchend',
    ({ changedTouches: [touch] }) => {
      if (!touch || !touchStart) return
      const [x, y] = [touch.clientX - touchStart.x, touch.clientY - touchStart.y]
      const wasAtEnd = x > 0 ? touchStart.left < 1 : touchStart.left > track.scrollWidth - track.clientWidth - 1
      if (wasAtEnd && Math.abs(x) > minSwipePixels && Math.abs(x) > Math.abs(y)) moveBy(x < 0 ? 1 : -1)
      touchStart = null
    },
    listenerOptions,
  )
}
