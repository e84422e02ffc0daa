import type { Import } from '#src/importer/imports.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'

/**
 * What the audit records for an import: its run or its undo. Rows that a request writes whose name begins with `load-`
 * are shown folded into the entry of their import.
 */
export type LoadAction = 'loaded' | 'load_undone'

/** The name under which the audit keeps the rows of an undo. */
export const buildUndoRequestId = ({ id }: Pick<Import, 'id'>): string => `load-undo-${id}`

/**
 * Inserts the audit entry that stands for all rows of a run or of an undo, with their numbers. Tenant scope: if the
 * rows belong to several companies or clients, a part for each is inserted too, for readers who see only that one. No
 * entry is inserted if no row was written. The negative id is no record's.
 */
export async function insertLoadEntries(
  tx: Tx,
  { id, user_id: userId, name, asked }: Import,
  { requestId, action }: { requestId: string; action: LoadAction },
): Promise<void> {
  const resource = asked?.resource ?? ''
  await tx`
    with parts as (
      select company_id, client_id,
        count(*) filter (where resource = ${resource} and action = 'created') as created,
        count(*) filter (where resource = ${resource} and action = 'updated') as updated,
        count(*) filter (where resource = ${resource} and action = 'deleted') as deleted,
        count(*) filter (where resource <> ${resource}) as names
      from audit where request_id = ${requestId} and user_id = ${userId} group by company_id, client_id),
    entries as (
      select ${action}::text as action, sum(created) as created, sum(updated) as updated, sum(deleted) as deleted,
        sum(names) as names, case when count(*) = 1 then min(company_id) end as company_id,
        case when count(*) = 1 then min(client_id) end as client_id
      from parts having count(*) > 0
      union all
      select ${action}::text || '_part', created, updated, deleted, names, company_id, client_id
      from parts where coalesce(company_id, client_id) is not null and (select count(*) from parts) > 1)
    insert into audit (user_id, resource, entity_id, action, after, company_id, client_id)
    select ${userId}, ${resource}, ${String(-id)}, action, jsonb_build_object('load', jsonb_build_object(
      'id', ${id}::int, 'name', ${name}::text, 'request_id', ${requestId}::text, 'created', created, 'updated', updated,
      'deleted', deleted, 'names', names)), company_id, client_id from entries`
}
