/** The exports of `src/app/shop-on-demand.ts`. */
type OnDemandScript = {
  enhanceContactForm(form: HTMLFormElement, leftFields: ReadonlySet<string>): void
  enhanceOrderChoices(detail: HTMLElement): void
  markCurrentSectionOnScroll(): void
}

let loadingScript: Promise<OnDemandScript> | undefined

/**
 * Code splitting: loads the script of the contact form, the header's current section and an order's choices. Rejects
 * if it fails to load.
 */
export function getOrLoadOnDemandScript(): Promise<OnDemandScript> {
  loadingScript ??= import(/* @vite-ignore */ document.body.dataset['later'] ?? '')
  loadingScript.catch(() => (loadingScript = undefined))
  return loadingScript
}

/**
 * Enhances the contact form, and marks the section in view, at the first scroll or when a pointer or the focus reaches
 * the form. What happens before its script has loaded is made up for afterwards: the fields that the reader has left
 * are checked, and a submitted form is submitted again.
 */
export function enhanceContactAndMarkSectionsOnDemand(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  const leftFields = new Set<string>()
  let isSubmitted = false
  let isEnhanced = false
  const enhance = async (event: Event) => {
    if (isEnhanced) return
    if (event.type === 'submit') {
      event.preventDefault()
      isSubmitted = true
    }
    try {
      const { enhanceContactForm, markCurrentSectionOnScroll } = await getOrLoadOnDemandScript()
      if (isEnhanced) return
      isEnhanced = true
      if (form) enhanceContactForm(form, leftFields)
      markCurrentSectionOnScroll()
      if (isSubmitted) form?.requestSubmit()
    } catch {
      // If the script fails to load, the browser posts the form.
      if (isSubmitted) form?.submit()
    }
  }
  addEventListener('scroll', enhance, { once: true, passive: true })
  form?.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element) leftFields.add(target.getAttribute('name') ?? '')
  })
  for (const eventName of ['pointerover', 'focusin', 'submit']) form?.addEventListener(eventName, enhance)
}
