/** Closes the phone's menu after a choice, a click outside or Esc. */
export function closeMenuOnClickOrEscape(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.menu')
  if (!menu) return
  document.addEventListener('click', ({ target }) => {
    const isInside = target instanceof Node && menu.contains(target)
    if (!isInside || (target instanceof Element && target.closest('a'))) menu.open = false
  })
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/** Scroll spy: marks the header's link of the section in view. */
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
