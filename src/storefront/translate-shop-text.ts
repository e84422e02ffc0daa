import type { MessageRef } from '#src/platform/errors.ts'
import { fillPlaceholders, type Language, type Messages } from '#src/platform/i18n/define-messages.ts'
import { messageKeyOf, messageParamsOf } from '#src/platform/i18n/message-ref.ts'
import { storefrontMessages } from '#src/storefront/texts/messages.ts'
import { verificationMessages } from '#src/storefront/texts/verification-messages.ts'

const shopMessages = { ...storefrontMessages, ...verificationMessages }

export type ShopTextKey = keyof typeof shopMessages
export type ShopTranslate = (key: ShopTextKey, params?: Record<string, string | number>) => string

/** Creates the function that translates the shop's texts into a language. */
export function createShopTranslate(language: Language): ShopTranslate {
  return (key, params) => fillPlaceholders(shopMessages[key][language], params)
}

/** Translates the message of a field's problem. An unknown key is returned unchanged. */
export function translateProblem(language: Language, ref: MessageRef): string {
  const messages: Messages = shopMessages
  return fillPlaceholders(messages[messageKeyOf(ref)]?.[language] ?? messageKeyOf(ref), messageParamsOf(ref))
}
