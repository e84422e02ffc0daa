import { defineCard, type ListFigures } from '#src/resource/cards/card.ts'

export const unreadCard = defineCard<ListFigures>('messages_unread', 'see_contact_messages')
