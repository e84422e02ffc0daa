import type { MessageRef } from '#src/platform/errors.ts'
import { fillPlaceholders, type Language, type Messages } from '#src/platform/i18n/define-messages.ts'
import { refKey, refParams } from '#src/platform/i18n/message-ref.ts'
import { storefrontMessages } from '#src/storefront/texts/messages.ts'

export type TextKey = keyof typeof storefrontMessages
export type Say = (key: TextKey, params?: Record<string, string | number>) => string

/** The storefront's texts in a language. */
export function sayIn(language: Language): Say {
  return (key, params) => fillPlaceholders(storefrontMessages[key][language], params)
}

/** The text of a check's message key; an unknown key is its own text. */
export function wordProblem(language: Language, ref: MessageRef): string {
  const known: Messages = storefrontMessages
  return fillPlaceholders(known[refKey(ref)]?.[language] ?? refKey(ref), refParams(ref))
}
