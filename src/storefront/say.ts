import type { MessageRef } from '#src/platform/errors.ts'
import { fillPlaceholders, type Language, type Messages } from '#src/platform/i18n/define-messages.ts'
import { refKey, refParams } from '#src/platform/i18n/message-ref.ts'
import { storefrontMessages } from '#src/storefront/texts/messages.ts'

export type TextKey = keyof typeof storefrontMessages
export type Say = (key: TextKey, params?: Record<string, string | number>) => string

/** Creates the translation function of a language. */
export function createSay(language: Language): Say {
  return (key, params) => fillPlaceholders(storefrontMessages[key][language], params)
}

/** Translates a check's message key; an unknown key is returned as it is. */
export function describeProblem(language: Language, ref: MessageRef): string {
  const messages: Messages = storefrontMessages
  return fillPlaceholders(messages[refKey(ref)]?.[language] ?? refKey(ref), refParams(ref))
}
