import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { readRowsByIds } from '#src/resource/read/read-rows.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { buildOwnerExpression, SqlParameters } from '#src/resource/scope/scope.server.ts'
import { retentionDays } from '#src/resource/undo/sweep-rules.server.ts'
import { refuseRestoreIfAnyRefused } from '#src/resource/undo/undo-refusals.server.ts'
import { omitComputedValues, readAndAuditRows } from '#src/resource/write/rows/audit.server.ts'
import { createRefusalThrower } from '#src/resource/write/rows/constraint-refusals.server.ts'
import { writeAcceptedRows } from '#src/resource/write/rows/row-refusals.server.ts'
import { listUploadNames, reinsertRows } from '#src/resource/write/rows/upload-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** The tables whose rows the database deletes with a row: its links, and the `ownedTables` of its rules. */
export const listCascadingTables = ({ links, rules }: PreparedResource): { table: string; ownerColumn: string }[] => [
  ...links.map(({ field, links: linkTable }) => linkTable.foreignKeys(field)),
  ...(rules.ownedTables ?? []),
]

/**
 * Inserts the audit entries of a delete, and stores the rows with their links, pictures and files so that they can be
 * restored. It runs before the rows are deleted.
 */
export async function auditAndStoreDeletedRows(
  { tx, actor }: WriteContext,
  prepared: PreparedResource,
  rows: readonly Entity[],
): Promise<void> {
  const { resource } = prepared
  const parameters = new SqlParameters()
  const deletedRows = rows.map((entity) => ({
    id: entity.id,
    before: omitComputedValues(prepared, entity),
    held: listUploadNames(prepared, entity),
  }))
  const rowsParameter = parameters.add(JSON.stringify(deletedRows))
  const linkColumns = listCascadingTables(prepared).map(
    ({ table, ownerColumn }) =>
      `'${table}', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from ${table} l where l.${ownerColumn} = t.id)`,
  )
  const text = `
    with gone as (
      select t.*, g.value->'before' as before, array(select jsonb_array_elements_text(g.value->'held')) as held
      from jsonb_array_elements(${rowsParameter}::text::jsonb) g join ${resource.table} t on t.id = (g.value->>'id')::int),
    trail as (
      insert into audit (user_id, resource, entity_id, action, before, request_id, company_id, client_id)
      select ${parameters.add(actor.id)}::integer, ${parameters.add(resource.name)}::text, gone.id::text, 'deleted',
        gone.before, ${parameters.add(actor.request_id)}::text,
        ${buildOwnerExpression(resource, 'company_id', 'gone', actor, parameters)},
        ${buildOwnerExpression(resource, 'client_id', 'gone', actor, parameters)}
      from gone returning id, entity_id)
    insert into deleted_rows (audit_id, resource, entity_id, row, links, pictures, files, held)
    select trail.id, ${parameters.add(resource.name)}::text, t.id, to_jsonb(t), jsonb_build_object(${linkColumns.join(', ')}),
      (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from pictures p where p.name = any(gone.held)),
      (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from files f where f.key = any(gone.held)), gone.held
    from trail join gone on gone.id::text = trail.entity_id join ${resource.table} t on t.id = gone.id`
  await tx.query(text, parameters.values)
}

/** A stored row with the rows of its links, pictures and files. `held` are the names of its uploads. */
type StoredRow = {
  audit_id: number
  deleted_at: string
  row: Record<string, unknown> & { id: number }
  links: Record<string, Record<string, unknown>[]>
  pictures: Record<string, unknown>[]
  files: Record<string, unknown>[]
  held: string[]
}

/** An audit entry that deleted a row. `before` is null after the record's personal data were erased. */
export type DeletionEntry = { id: number; before: Entity | null }

/**
 * Restores the rows that these audit entries deleted, with their ids, links, pictures and files, and inserts audit
 * entries. Throws Conflict if a row is no longer kept, Duplicate if a unique value is taken by now, Invalid if a
 * reference leads to a deleted record, NotFound for rows out of the actor's scope. With `findsRefusedRows` it throws
 * BulkRefused, which names the rows that constraints refuse.
 */
export async function restoreDeletedRows(
  context: WriteContext,
  prepared: PreparedResource,
  entries: readonly DeletionEntry[],
): Promise<Entity[]> {
  const { tx, actor, files } = context
  const { resource } = prepared
  const beforeByEntryId = new Map(entries.map(({ id, before }) => [id, before]))
  const storedRows = await tx.query<StoredRow[]>(
    `delete from deleted_rows where audit_id = any($1::bigint[]) and resource = $2
       and deleted_at > now() - interval '${retentionDays} days'
     returning audit_id, deleted_at::text, row, links, pictures, files, held`,
    [[...beforeByEntryId.keys()], resource.name],
  )
  if (storedRows.length !== beforeByEntryId.size) throw new Conflict('resource.undo.gone', 'GONE')
  const ids = storedRows.map(({ row }) => row.id)
  const { refusedRows } = await writeAcceptedRows(context, storedRows, async (rows) => {
    await insertStoredRowsWithLinks(tx, prepared, rows).catch(createRefusalThrower(prepared))
    return rows
  })
  refuseRestoreIfAnyRefused(
    prepared,
    refusedRows.map(({ row: { row, audit_id }, refusal }) => ({
      id: row.id,
      record: beforeByEntryId.get(audit_id) ?? null,
      refusal,
    })),
  )
  if ((await readRowsByIds(tx, prepared, actor, ids)).length !== ids.length) throw new NotFound()
  const uploadNames = storedRows.flatMap((row) => row.held)
  context.afterCommit(() => files.bringBack(uploadNames))
  return readAndAuditRows(context, prepared, { action: 'restored', ids, formerEntities: [] })
}

async function insertStoredRowsWithLinks(
  tx: Tx,
  prepared: PreparedResource,
  storedRows: readonly StoredRow[],
): Promise<void> {
  const { resource, rules } = prepared
  const pictures = storedRows.flatMap((row) => row.pictures)
  const files = storedRows.flatMap((row) => row.files)
  const deletedRows = storedRows.map(({ row, deleted_at: deletedAt }) => ({ row, deletedAt }))
  const restoredColumns = await rules.restoredColumns?.(tx, deletedRows)
  const rows = storedRows.map(({ row }, index) => ({ ...row, ...restoredColumns?.[index], updated_at: new Date() }))
  // A file that rows share was stored with each of them, and may still be there.
  await reinsertRows(tx, 'pictures', pictures, 'on conflict do nothing')
  await reinsertRows(tx, 'files', files, 'on conflict do nothing')
  await reinsertRows(tx, resource.table, rows)
  const ids = rows.map(({ id }) => id)
  // A trigger may have inserted new owned rows for the restored row. The stored ones replace them.
  for (const { table, ownerColumn } of rules.ownedTables ?? [])
    await tx.query(`delete from ${table} where ${ownerColumn} = any($1::int[])`, [ids])
  for (const { table } of listCascadingTables(prepared)) {
    const linkRows = storedRows.flatMap((row) => row.links[table] ?? [])
    await reinsertRows(tx, table, linkRows)
  }
}
