import type { Tx } from '#src/platform/database/sql.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { ResourceRules } from '#src/resource/rules.server.ts'

/** Scalar subquery: how many messages are unread, at most 10,000. */
export const unreadMessages =
  '(select count(*)::int from (select from contact_messages where not read limit 10000) unread)'

/** A message that is marked so already stays untouched, and leaves no trace. */
export const messagesRules: ResourceRules = {
  actions: {
    read: (tx, _, message) => mark(tx, message, true),
    unread: (tx, _, message) => mark(tx, message, false),
  },
}

async function mark(tx: Tx, { id, read }: Entity, isRead: boolean): Promise<boolean> {
  if (read === isRead) return false
  await tx`update contact_messages set read = ${isRead} where id = ${id}`
  return true
}
