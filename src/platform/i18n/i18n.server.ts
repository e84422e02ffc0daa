import type { MessageRef } from '#src/platform/errors.ts'
import { fillPlaceholders, type Language, type Messages } from '#src/platform/i18n/define-messages.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { messageKeyOf, messageParamsOf } from '#src/platform/i18n/message-ref.ts'

let installedMessages: Messages = {}

/** Sets the messages that `translate` finds. To be called once, by the app, with the messages of all modules. */
export function installMessages(messages: Messages): void {
  installedMessages = messages
}

/**
 * The text of a key in a language; an unknown key is returned as it is. With a `count` it is the text of the key with
 * the plural's ending, `_one` or `_other`, if there is one. The endings are i18next's.
 */
export function translate(language: Language, ref: MessageRef): string {
  const key = messageKeyOf(ref)
  const params = messageParamsOf(ref)
  const pluralKeys =
    typeof params['count'] === 'number' ? [`${key}_${selectPlural(language, params['count'])}`, `${key}_other`] : []
  const foundKey = [...pluralKeys, key].find((candidate) => installedMessages[candidate])
  return fillPlaceholders((foundKey && installedMessages[foundKey]?.[language]) ?? key, params)
}

const selectPlural = (language: Language, count: number) => new Intl.PluralRules(language).select(count)

/** Returns a function that translates into a language. Its `params` are added to those of the message. */
export const createTranslation =
  (language: Language): Translate =>
  (ref, params) =>
    translate(language, { key: messageKeyOf(ref), params: { ...messageParamsOf(ref), ...params } })
