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
