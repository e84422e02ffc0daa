import type { MessageRef } from '#src/platform/errors.ts'
import { fillPlaceholders, type Language, type Messages } from '#src/platform/i18n/define-messages.ts'
import { messageKeyOf, messageParamsOf } from '#src/platform/i18n/message-ref.ts'

let installedMessages: Messages = {}

/** Sets the messages that `translate` finds. To be called once, by the app, with the messages of all modules. */
export function installMessages(messages: Messages): void {
  installedMessages = messages
}

/** The text of a key in a language; an unknown key is returned as it is. */
export function translate(language: Language, ref: MessageRef): string {
  const key = messageKeyOf(ref)
  return fillPlaceholders(installedMessages[key]?.[language] ?? key, messageParamsOf(ref))
}
