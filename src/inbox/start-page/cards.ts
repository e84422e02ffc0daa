import { defineListCard } from '#src/resource/cards/card.ts'

export const unreadCard = defineListCard('messages_unread', {
  of: 'messages',
  access: 'see_contact_messages',
  where: 'read=0',
})
