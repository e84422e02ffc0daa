import { contactMessages } from '#src/inbox/contact-messages.ts'
import { defineListCard } from '#src/resource/cards/card.ts'

export const unreadCard = defineListCard('messages_unread', { of: contactMessages, where: 'read=0' })
