type Later = { enhanceLater(categories: HTMLElement | null, form: HTMLFormElement | null): void }

/**
 * Code splitting: what only the carousel and the contact form need is fetched when somebody turns to one of them. An
 * arrow or the form's button pressed meanwhile is pressed again once somebody listens.
 */
export function loadLaterWhenNeeded(): void {
  const categories = document.querySelector<HTMLElement>('#categorias')
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  const parts = [categories, form].filter((part) => part !== null)
  const arrows: HTMLElement[] = []
  let isSubmitted = false
  const keep = (event: Event) => {
    const arrow = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null
    if (arrow) arrows.push(arrow)
    if (event.type === 'submit') {
      event.preventDefault()
      isSubmitted = true
    }
    load()
  }
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    import(/* @vite-ignore */ document.body.dataset['later'] ?? '').then(
      (later: Later) => {
        for (const part of parts) {
          for (const sign of signs) part.removeEventListener(sign, load)
          for (const press of presses) part.removeEventListener(press, keep)
        }
        later.enhanceLater(categories, form)
        for (const arrow of arrows) arrow.click()
        if (isSubmitted) form?.requestSubmit()
      },
      // Without it the form is sent as a page, and the next touch tries again.
      () => {
        isLoading = false
        if (isSubmitted) form?.submit()
      },
    )
  }
  for (const part of parts) {
    for (const sign of signs) part.addEventListener(sign, load, { passive: true })
    for (const press of presses) part.addEventListener(press, keep)
  }
}

const signs = ['pointerover', 'focusin', 'touchstart']
const presses = ['click', 'submit']
