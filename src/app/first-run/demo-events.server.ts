import { events } from '#seeds/events.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'

/** Inserts the events of the calendar of the company that employs the demo shop's people. */
export async function insertDemoEvents(tx: Tx, today: string): Promise<void> {
  await tx`
    insert into events (title, type, start, "end", time, end_time, notify, notify_days, repeat, company_id)
    select title, type, first.day, first.day + coalesce(days, 1) - 1, time, end_time, notify_days is not null, notify_days,
      coalesce(repeat, 'none'), (select min(company_id) from employees)
    from jsonb_to_recordset(${tx.json(events)}) as given (
      title text, type text, "inDays" integer, days integer, time text, end_time text, notify_days integer, repeat text)
    cross join lateral (select ${today}::date + given."inDays" as day) first`
}
