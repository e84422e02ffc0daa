import type { Tx } from '#src/platform/database/sql.server.ts'
import { joinLabel } from '#src/platform/text/label.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { ResourceRules } from '#src/resource/registration/rules.server.ts'
import type { ActionChange } from '#src/resource/write/rows/run-action.server.ts'

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
    answered: {
      run: ({ tx, actor }, messages) => tx`
        update contact_messages
        set answered_at = clock_timestamp(), answered_by_name = ${joinLabel([actor.surname, actor.name])}
        where id = any(${messages.map(({ id }) => id)}::int[])`,
      undo: { action: 'unanswered', run: ({ tx }, changes) => restoreAnswers(tx, changes) },
    },
    unanswered: {
      run: ({ tx }, messages) => tx`
        update contact_messages set answered_at = null, answered_by_name = null
        where id = any(${messages.map(({ id }) => id)}::int[]) and answered_at is not null`,
      undo: { action: 'answered', run: ({ tx }, changes) => restoreAnswers(tx, changes) },
    },
  },
}

/** Puts back who had answered the messages before, and when. */
function restoreAnswers(tx: Tx, changes: readonly ActionChange[]): Promise<unknown> {
  const previousAnswers = changes.map(({ before }) => ({
    id: before.id,
    answered_at: before.answered_at,
    answered_by_name: before.answered_by_name,
  }))
  return tx`
    update contact_messages message
    set answered_at = previous.answered_at, answered_by_name = previous.answered_by_name
    from jsonb_to_recordset(${JSON.stringify(previousAnswers)}::text::jsonb)
      as previous (id int, answered_at timestamptz, answered_by_name text)
    where message.id = previous.id`
}

async function writeReadMark(isRead: boolean, tx: Tx, messages: readonly Entity[]): Promise<void> {
  const ids = messages.map(({ id }) => id)
  await tx`update contact_messages set read = ${isRead} where id = any(${ids}::int[]) and read <> ${isRead}`
}
