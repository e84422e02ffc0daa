import { defineListCard } from '#src/resource/cards/card.ts'

export const unreadCard = defineListCard('messages_unread', {
  resourceName: 'messages',
  access: 'see_contact_messages',
  filter: 'read=0',
})
