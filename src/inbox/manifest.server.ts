import { messagesRules } from '#src/inbox/contact-messages.server.ts'
import { contactMessages } from '#src/inbox/contact-messages.ts'
import { messageCleanups } from '#src/inbox/message-cleanups.server.ts'
import { inboxCards } from '#src/inbox/start-page/cards.server.ts'
import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'

export const inboxServer: ServerManifest = {
  parts: [{ resource: contactMessages, rules: messagesRules }],
  cards: inboxCards,
  sweep: { cleanups: messageCleanups },
}
