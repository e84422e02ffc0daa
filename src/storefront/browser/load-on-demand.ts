/** The exports of `src/app/shop-on-demand.ts`. */
type OnDemandScript = {
  enhanceContactForm(form: HTMLFormElement): void
  enhanceOrderChoices(detail: HTMLElement): void
  moveChatAside(): void
}

let loadingScript: Promise<OnDemandScript> | undefined

/**
 * Code splitting: loads the script of the contact form, the floating WhatsApp button and an order's choices. Rejects if
 * it fails to load.
 */
export function getOrLoadOnDemandScript(): Promise<OnDemandScript> {
  loadingScript ??= import(/* @vite-ignore */ document.body.dataset['later'] ?? '')
  loadingScript.catch(() => (loadingScript = undefined))
  return loadingScript
}

/**
 * Enhances contact form and WhatsApp button at the first scroll, or when a pointer or the focus reaches the form. A
 * form submitted before is submitted again once the script listens.
 */
export function enhanceContactOnDemand(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  let isSubmitted = false
  let isEnhanced = false
  const enhance = async (event: Event) => {
    if (isEnhanced) return
    if (event.type === 'submit') {
      event.preventDefault()
      isSubmitted = true
    }
    try {
      const { enhanceContactForm, moveChatAside } = await getOrLoadOnDemandScript()
      if (isEnhanced) return
      isEnhanced = true
      if (form) enhanceContactForm(form)
      moveChatAside()
      if (isSubmitted) form?.requestSubmit()
    } catch {
      // If the script fails to load, the browser posts the form.
      if (isSubmitted) form?.submit()
    }
  }
  window.addEventListener('scroll', enhance, { once: true, passive: true })
  for (const eventName of ['pointerover', 'focusin', 'submit']) form?.addEventListener(eventName, enhance)
}
