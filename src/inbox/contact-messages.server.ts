import type { Tx } from '#src/platform/database/sql.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { ResourceRules } from '#src/resource/registration/rules.server.ts'

/** Scalar subquery: number of unread messages, at most 10,000. */
export const unreadCountSql =
  '(select count(*)::int from (select from contact_messages where not read limit 10000) unread)'

/** Rules of messages. Marking a read message as read changes nothing and leaves no audit entry. */
export const messagesRules: ResourceRules = {
  actions: {
    read: {
      run: ({ tx }, messages) => writeReadMark(true, tx, messages),
      undo: {
        action: 'unread',
        run: ({ tx }, changes) =>
          writeReadMark(
            false,
            tx,
            changes.map(({ after }) => after),
          ),
      },
    },
    unread: {
      run: ({ tx }, messages) => writeReadMark(false, tx, messages),
      undo: {
        action: 'read',
        run: ({ tx }, changes) =>
          writeReadMark(
            true,
            tx,
            changes.map(({ after }) => after),
          ),
      },
    },
  },
}

async function writeReadMark(isRead: boolean, tx: Tx, messages: readonly Entity[]): Promise<void> {
  const ids = messages.map(({ id }) => id)
  await tx`update contact_messages set read = ${isRead} where id = any(${ids}::int[]) and read <> ${isRead}`
}
