import { contactMessages } from '#src/inbox/contact-messages.ts'
import { unreadCard } from '#src/inbox/start-page/cards.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { createListCardSource } from '#src/resource/cards/list-card.server.ts'

export const inboxCards: readonly CardSource[] = [
  createListCardSource(unreadCard, contactMessages, 'Messages that nobody has read'),
]
