import type { MessageRef } from '#src/platform/errors.ts'
import { fillPlaceholders, type Language, type Messages } from '#src/platform/i18n/define-messages.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { messageKeyOf, messageParamsOf } from '#src/platform/i18n/message-ref.ts'
import { listPluralKeys } from '#src/platform/i18n/plural-keys.ts'

let installedMessages: Messages = {}

/** Sets the messages that `translate` finds. To be called once, by the app, with the messages of all modules. */
export function installMessages(messages: Messages): void {
  installedMessages = messages
}

/** The text of a key in a language, with a `count` in its plural; an unknown key is returned as it is. */
export function translate(language: Language, ref: MessageRef): string {
  const key = messageKeyOf(ref)
  const params = messageParamsOf(ref)
  const foundKey = listPluralKeys(key, params).find((candidate) => installedMessages[candidate])
  const text = (foundKey && installedMessages[foundKey]?.[language]) ?? key
  return fillPlaceholders(fillNumbers(language, text, params), params)
}

/** Replaces `{{name, number}}`, as the browser's i18next does: '0,01', '9.999.999.999,99'. */
const fillNumbers = (language: Language, text: string, params: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+), number\}\}/g, (_, name: string) => Number(params[name]).toLocaleString(language))

/** Returns a function that translates into a language. Its `params` are added to those of the message. */
export const createTranslation =
  (language: Language): Translate =>
  (ref, params) =>
    translate(language, { key: messageKeyOf(ref), params: { ...messageParamsOf(ref), ...params } })
