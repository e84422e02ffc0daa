import { enhanceCarousel } from '#src/storefront/browser/carousel.ts'
import { enhanceContact } from '#src/storefront/browser/contact.ts'

/** The shop's script that loads when somebody turns to the carousel or the contact form, which both work without it. */
export function enhanceLater(categories: HTMLElement | null, form: HTMLFormElement | null): void {
  if (categories) enhanceCarousel(categories)
  if (form) enhanceContact(form)
}
