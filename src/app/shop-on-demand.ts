import { keepChatButtonOffPrices } from '#src/storefront/browser/contact/chat-button.ts'
import { enhanceContactForm } from '#src/storefront/browser/contact/contact-form.ts'
import {
  enhanceOrderLinkAndCountPresses,
  showPictureOfChosenColor,
} from '#src/storefront/browser/product/order-choices.ts'

// Script of the shop window that `storefront/browser/load-on-demand.ts` loads. The page works without it.
export { enhanceContactForm, enhanceOrderLinkAndCountPresses, keepChatButtonOffPrices, showPictureOfChosenColor }
