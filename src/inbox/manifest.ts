import { contactMessages } from '#src/inbox/contact-messages.ts'
import { unreadCard } from '#src/inbox/start-page/cards.ts'
import { inboxGuideMessages } from '#src/inbox/texts/guide-messages.ts'
import { inboxMessages } from '#src/inbox/texts/messages.ts'
import { inboxPermissionMessages } from '#src/inbox/texts/permission-messages.ts'
import { createListGuideEntry } from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'

export const inbox: Manifest = {
  resources: [contactMessages],
  cards: [unreadCard],
  permissions: { agenda: ['see_notifications', 'see_contact_messages'] },
  messages: {
    records: inboxMessages,
    bundles: { permissions: inboxPermissionMessages, guide: inboxGuideMessages },
  },
  guide: { visitors: [createListGuideEntry(contactMessages, 3)] },
}
