/** Scroll spy: marks the header's link of the section in view, now and on every scroll. */
export function markCurrentSectionOnScroll(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.nav a')]
  const sections = ['productos', 'nosotros', 'contacto']
  let isMarkPending = false
  const markCurrent = () => {
    isMarkPending = false
    const reachedSections = sections.filter(
      (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3,
    )
    const currentHash = `#${reachedSections.at(-1) ?? 'home'}`
    for (const link of links) link.ariaCurrent = link.hash === currentHash ? 'true' : null
  }
  markCurrent()
  document.addEventListener(
    'scroll',
    () => {
      if (isMarkPending) return
      isMarkPending = true
      requestAnimationFrame(markCurrent)
    },
    { passive: true },
  )
}
