import { unreadCard } from '#src/inbox/cards.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { listCard } from '#src/resource/cards/list-card.server.ts'

export const inboxCards: readonly CardSource[] = [listCard(unreadCard, 'Messages that nobody has read')]
