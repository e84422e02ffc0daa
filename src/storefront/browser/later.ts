/** What `src/app/shop-later.ts` exports. */
type Later = {
  enhanceCarousel(section: ParentNode): void
  enhanceContact(form: HTMLFormElement): void
  letChoose(detail: HTMLElement): void
}

let loading: Promise<Later> | undefined

/** Code splitting: the script of the carousel, the contact form and an order's choices. Rejects without it. */
export function later(): Promise<Later> {
  loading ??= import(/* @vite-ignore */ document.body.dataset['later'] ?? '')
  loading.catch(() => (loading = undefined))
  return loading
}

/**
 * Enhances carousel and contact form when a pointer, a finger or the focus comes to one of them. An arrow or the form's
 * button pressed meanwhile is pressed again once somebody listens.
 */
export function enhanceWhenNeeded(): void {
  const categories = document.querySelector<HTMLElement>('#categorias')
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  const parts = [categories, form].filter((part) => part !== null)
  const arrows: HTMLElement[] = []
  let isSubmitted = false
  let isEnhanced = false
  const keep = (event: Event) => {
    if (isEnhanced) return
    const arrow = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null
    if (arrow && event.type === 'click') arrows.push(arrow)
    if (event.type === 'submit') {
      event.preventDefault()
      isSubmitted = true
    }
    void enhance()
  }
  const enhance = async () => {
    try {
      const { enhanceCarousel, enhanceContact } = await later()
      if (isEnhanced) return
      isEnhanced = true
      if (categories) enhanceCarousel(categories)
      if (form) enhanceContact(form)
      for (const arrow of arrows) arrow.click()
      if (isSubmitted) form?.requestSubmit()
    } catch {
      // Without it the form is sent as a page.
      if (isSubmitted) form?.submit()
    }
  }
  for (const part of parts) for (const sign of signs) part.addEventListener(sign, keep)
}

const signs = ['pointerover', 'focusin', 'click', 'submit']
