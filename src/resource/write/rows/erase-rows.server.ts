import type { Entity } from '#src/resource/declaration.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { listCascadingTables } from '#src/resource/undo/deleted-rows.server.ts'
import { lockRows } from '#src/resource/write/lock-rows.server.ts'
import { filterAllowedRows } from '#src/resource/write/rows/allowed-rows.server.ts'
import { listChildResources } from '#src/resource/write/rows/delete-rows.server.ts'
import { deleteUploadRows, listUploadNames } from '#src/resource/write/rows/upload-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * Erases the data of a locked row for good: its columns, the rows that belong to it, its pictures and files, and every
 * trace from which undo or history could bring them back. Audit entries keep the user, the action and the time, and
 * lose the values. The id is kept, so that a restore of an earlier backup erases the row again. Files are removed after
 * the commit.
 */
export async function eraseRow(context: WriteContext, prepared: PreparedResource, row: Entity): Promise<void> {
  const { resource, rules } = prepared
  const ids = [row.id]
  const names = await eraseChildRowsAndReturnUploadNames(context, prepared, ids)
  for (const { table, ownerColumn } of listCascadingTables(prepared))
    await context.tx.query(`delete from ${table} where ${ownerColumn} = any($1::int[])`, [ids])
  await setRemainingAndClearOtherColumns(context, prepared, row.id, rules.remainingColumns ?? {})
  await context.tx.query(`insert into ${resource.erasedTable} (id) values ($1)`, [row.id])
  await context.tx`
    insert into erased_records (resource, entity_id) values (${resource.name}, ${row.id}) on conflict do nothing`
  const ownNames = listUploadNames(prepared, row)
  await deleteUploadRows(context, prepared, ownNames)
  names.push(...ownNames, ...(await eraseCopiesAndReturnUploadNames(context, prepared, ids)))
  const unusedNames = await findUnusedUploadNames(context, names)
  context.afterCommit(async () => {
    await context.files.remove(unusedNames)
    await context.files.removeSetAside(unusedNames)
  })
}

/** Finds the uploads that are used by no record, and by no deleted record that can be restored. */
async function findUnusedUploadNames({ tx }: WriteContext, names: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ name: string }[]>(
    `select distinct u.name from unnest($1::text[]) u (name)
     where not exists (select from pictures p where p.name = u.name)
       and not exists (select from files f where f.key = u.name)
       and not exists (select from deleted_rows d where d.held @> array[u.name])`,
    [[...names]],
  )
  return rows.map(({ name }) => name)
}

/**
 * Erases the child rows of these parents at any depth, and what is kept of child rows that were deleted before. Rows
 * that keep their parent stay if their row rule lets nobody delete them. Returns the names of all uploads of erased
 * rows, also of those that other rows share.
 */
async function eraseChildRowsAndReturnUploadNames(
  context: WriteContext,
  parent: PreparedResource,
  parentIds: readonly number[],
): Promise<string[]> {
  const names: string[] = []
  for (const child of listChildResources(parent)) {
    const { name, table, parent: link } = child.resource
    const presentRows = await lockRows(context, child, {
      column: link?.fieldName,
      ids: parentIds,
      lock: 'for update of t',
    })
    const rows = link?.isKeptByChildren ? await filterAllowedRows(context, child, 'delete', presentRows) : presentRows
    const erasedIds = new Set(rows.map(({ id }) => id))
    const remainingIds = presentRows.map(({ id }) => id).filter((id) => !erasedIds.has(id))
    const rowNames = rows.flatMap((row) => listUploadNames(child, row))
    // The audit also knows the rows that were deleted.
    const auditedRows = await context.tx.query<{ id: number }[]>(
      `select distinct entity_id::int as id from audit
       where resource = $1 and (coalesce(after, before)->>$2)::int = any($3::int[])
         and entity_id::int <> all($4::int[])`,
      [name, link?.fieldName, [...parentIds], remainingIds],
    )
    const ids = [...new Set([...erasedIds, ...auditedRows.map(({ id }) => id)])]
    if (ids.length === 0) continue
    names.push(...(await eraseChildRowsAndReturnUploadNames(context, child, ids)))
    await context.tx.query(`delete from ${table} where id = any($1::int[])`, [[...erasedIds]])
    await deleteUploadRows(context, child, rowNames)
    names.push(...rowNames, ...(await eraseCopiesAndReturnUploadNames(context, child, ids)))
  }
  return names
}

async function setRemainingAndClearOtherColumns(
  { tx }: WriteContext,
  { resource }: PreparedResource,
  id: number,
  remainingColumns: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = await tx.query<{ name: string }[]>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_nullable = 'YES' and is_generated = 'NEVER'`,
    [resource.table],
  )
  const blankedNames = columns.map(({ name }) => name).filter((name) => !(name in remainingColumns))
  const assignments = [
    ...blankedNames.map((name) => `${name} = null`),
    ...Object.entries(remainingColumns).map(([name, expression]) => `${name} = ${expression}`),
  ]
  await tx.query(`update ${resource.table} set ${assignments.join(', ')} where id = $1`, [id])
}

/**
 * Erases copies of the rows' values elsewhere: audit entries, deleted rows, replaced uploads, kept answers to repeated
 * requests, and values of other modules. Returns the names of uploads that were kept only there.
 */
async function eraseCopiesAndReturnUploadNames(
  { tx }: WriteContext,
  { resource, erasures = [] }: PreparedResource,
  ids: readonly number[],
): Promise<string[]> {
  const rowIds = [resource.name, [...ids]]
  await tx.query(
    `update audit set before = null, after = null, input = null
     where resource = $1 and entity_id = any($2::int[]::text[])`,
    rowIds,
  )
  const deletedRows = await tx.query<{ held: string[] }[]>(
    'delete from deleted_rows where resource = $1 and entity_id = any($2::int[]) returning held',
    rowIds,
  )
  const replacedUploads = await tx.query<{ name: string }[]>(
    'delete from replaced_uploads where resource = $1 and entity_id = any($2::int[]) returning name',
    rowIds,
  )
  // A stored answer is the entity, or holds the entity as `body`. The names of its fields tell an entity of this
  // resource from those of other resources.
  await tx.query(
    `delete from idempotency_keys
     where coalesce(answer->'body', answer)->>'id' = any($2::int[]::text[])
       and coalesce(answer->'body', answer) ?& $1::text[]`,
    [Object.keys(resource.fields).filter((name) => !resource.fields[name]?.writeOnly), [...ids]],
  )
  for (const erasure of erasures) await tx.query(erasure, rowIds)
  return [...deletedRows.flatMap(({ held }) => held), ...replacedUploads.map(({ name }) => name)]
}
