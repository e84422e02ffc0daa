import { defineResource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { datetime } from '#src/resource/kinds/datetime/datetime.ts'
import { email } from '#src/resource/kinds/email/email.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/**
 * Messages of the contact form. Visitors write them in the shop window. Staff read, answer and delete them. Only the
 * actions change the fields of the staff: `read` and who answered when.
 */
export const contactMessages = defineResource({
  name: 'messages',
  table: 'contact_messages',
  access: {
    read: 'see_contact_messages',
    create: 'never',
    update: 'never',
    delete: 'see_contact_messages',
  },
  screens: { list: { path: 'messages', access: 'see_contact_messages' } },
  menu: {
    icon: 'envelope',
    access: 'see_contact_messages',
    counter: { filter: 'read=0', label: 'inbox.messages.to_read' },
  },
  fields: {
    name: text({ required: 'resource.fields.required' }),
    email: email({ required: 'resource.fields.required' }),
    message: longText({ required: 'resource.fields.required', max: 10_000 }),
    read: boolean({
      badges: {
        yes: { tone: 'neutral', message: 'inbox.messages.read' },
        no: { tone: 'info', message: 'inbox.messages.unread' },
      },
    }),
    answered_at: datetime({ readOnly: true }),
    answered_by_name: text({ readOnly: true }),
  },
  columns: ['read', 'name', 'email', 'message', 'answered_by_name', 'created_at'],
  wideScreenColumns: ['email', 'answered_by_name'],
  sorts: ['read', 'name', 'email', 'created_at'],
  filters: { read: ['is'], created_at: ['range'] },
  actions: {
    read: { access: 'see_contact_messages', bulk: { route: 'POST /messages/read', icon: 'envelope-open' } },
    unread: { access: 'see_contact_messages', bulk: { route: 'POST /messages/unread', icon: 'envelope' } },
    answered: { access: 'see_contact_messages' },
    unanswered: { access: 'see_contact_messages' },
  },
  order: [{ field: 'created_at', dir: 'desc' }],
  auditPhrases: {
    read: 'inbox.messages.did_read',
    unread: 'inbox.messages.did_unread',
    answered: 'inbox.messages.did_answer',
    unanswered: 'inbox.messages.did_not_answer',
  },
})
