import { enhanceContactForm } from '#src/storefront/browser/contact/contact-form.ts'
import { markCurrentSectionOnScroll } from '#src/storefront/browser/navigation/current-section.ts'
import { enhanceOrderChoices } from '#src/storefront/browser/product/order-choices.ts'

// Script of the shop window that `storefront/browser/load-on-demand.ts` loads. The page works without it.
export { enhanceContactForm, enhanceOrderChoices, markCurrentSectionOnScroll }
