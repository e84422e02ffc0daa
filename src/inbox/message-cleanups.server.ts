/**
 * SQL of the moment before which contact messages are outdated: `messages_months` of the parameters before `$1`, the
 * moment of the sweep. Null if the parameters set no months.
 */
const cutoff = `($1::timestamptz - (
  select make_interval(months => messages_months) from parameters order by id limit 1))`

/**
 * Deletes outdated contact messages (Ley 25.326, art. 4.7: data go when they are needed no longer). Their audit entries
 * keep the user, the action and the time, and lose the values. An outdated message that was deleted by hand can no
 * longer be restored.
 */
export const messageCleanups = {
  'outdated contact messages': `delete from contact_messages where created_at < ${cutoff}`,
  'deleted contact messages': `
    delete from deleted_rows where resource = 'messages' and (row->>'created_at')::timestamptz < ${cutoff}`,
  'audit entries of contact messages': `
    update audit set before = null, after = null
    where resource = 'messages' and (coalesce(after, before)->>'created_at')::timestamptz < ${cutoff}`,
}
