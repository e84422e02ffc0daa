/** Arrows and keys for the strip of categories: one category a step, around at both ends. Swiping is the strip's own. */
export function enhanceCarousel(section: ParentNode): void {
  const track = section.querySelector<HTMLElement>('.track')
  if (!track) return
  const step = (by: number) => {
    const [first, second] = [...track.children]
    if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    const width = second.offsetLeft - first.offsetLeft
    const last = Math.round((track.scrollWidth - track.clientWidth) / width)
    const next = Math.round(track.scrollLeft / width) + by
    track.scrollTo({ left: (next < 0 ? last : next > last ? 0 : next) * width })
  }
  for (const arrow of section.querySelectorAll<HTMLElement>('[data-step]')) {
    arrow.addEventListener('click', () => step(Number(arrow.dataset['step'])))
  }
  track.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowLeft' ? -1 : 1)
  })
}
