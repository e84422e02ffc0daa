import { keepChatAside } from '#src/storefront/browser/chat.ts'
import { letChoose } from '#src/storefront/browser/choices.ts'
import { enhanceContact } from '#src/storefront/browser/contact.ts'

// The shop's script that `storefront/browser/later.ts` loads; the page works without any of it.
export { enhanceContact, keepChatAside, letChoose }
