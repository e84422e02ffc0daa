type Later = { enhanceLater(categories: HTMLElement | null, form: HTMLFormElement | null): void }

/** Code splitting: what only the carousel and the contact form need is fetched when somebody turns to one of them. */
export function loadLaterWhenNeeded(): void {
  const categories = document.querySelector<HTMLElement>('#categorias')
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  const parts = [categories, form].filter((part) => part !== null)
  /** Arrows pressed meanwhile, which are pressed again once somebody listens. */
  const pressed: HTMLElement[] = []
  const keep = ({ target }: Event) => {
    const arrow = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
    if (arrow) pressed.push(arrow)
    void load()
  }
  const load = async () => {
    for (const part of parts) for (const sign of signs) part.removeEventListener(sign, load)
    const later: Later = await import(/* @vite-ignore */ document.body.dataset['later'] ?? '')
    categories?.removeEventListener('click', keep)
    later.enhanceLater(categories, form)
    for (const arrow of pressed.splice(0)) arrow.click()
  }
  categories?.addEventListener('click', keep)
  for (const part of parts) for (const sign of signs) part.addEventListener(sign, load, { passive: true })
}

const signs = ['pointerover', 'focusin', 'touchstart']
