import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, NotFound } from '#src/platform/errors.ts'
import { keptDays } from '#src/platform/files/sweep.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import { readMany } from '#src/resource/read/page.server.ts'
import { ownerOf, Parameters } from '#src/resource/scope.server.ts'
import { lasting, record } from '#src/resource/write/audit.server.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'
import { refusalOfWrite } from '#src/resource/write/refusals.server.ts'

/** What is kept of a deleted row. */
type Kept = {
  audit_id: number
  row: Record<string, unknown> & { id: number }
  links: Record<string, Record<string, unknown>[]>
  pictures: Record<string, unknown>[]
  files: Record<string, unknown>[]
  held: string[]
}

/** The rows that are back, and the names of what they hold, to be brought back after the commit. */
export type Restored = { entities: Entity[]; held: string[] }

/**
 * Brings deleted rows back, with their ids, links, pictures' and files' rows, and writes their audit rows. Throws
 * Conflict where nothing of them is kept any more, Duplicate where a unique value is taken, Invalid for a reference
 * that is gone, NotFound for rows out of scope.
 */
export async function restoreDeleted(by: By, prepared: Prepared, auditIds: readonly number[]): Promise<Restored> {
  const { tx, actor } = by
  const { resource, rules } = prepared
  const kept = await tx.query<Kept[]>(
    `delete from deleted_rows where audit_id = any($1::bigint[]) and resource = $2
       and deleted_at > now() - interval '${keptDays} days'
     returning audit_id, row, links, pictures, files, held`,
    [[...auditIds], resource.name],
  )
  if (kept.length !== auditIds.length) throw new Conflict('resource.undo.gone', 'GONE')
  try {
    await insertAll(
      tx,
      'pictures',
      kept.flatMap(({ pictures }) => pictures),
    )
    await insertAll(
      tx,
      'files',
      kept.flatMap(({ files }) => files),
    )
    await insertAll(
      tx,
      resource.table,
      kept.map(({ row }) => ({ ...row, ...rules.restored?.(row), updated_at: new Date() })),
    )
    for (const table of new Set(kept.flatMap(({ links }) => Object.keys(links))))
      await insertAll(
        tx,
        table,
        kept.flatMap(({ links }) => links[table] ?? []),
      )
  } catch (error) {
    throw refusalOfWrite(error, prepared)
  }
  const ids = kept.map(({ row }) => row.id)
  const entities = await readMany(tx, prepared, actor, ids)
  if (entities.length !== ids.length) throw new NotFound()
  const owners = await ownersOf(by, prepared, ids)
  for (const entity of entities) {
    const { id } = entity
    const owner = owners.get(id) ?? { company: null, client: null }
    const after = lasting(prepared, entity)
    await record(tx, actor, { resource: resource.name, id, action: 'restored', before: null, after, ...owner })
  }
  return { entities, held: kept.flatMap(({ held }) => held) }
}

type Owner = { company: number | null; client: number | null }

async function ownersOf(
  { tx, actor }: By,
  { resource }: Prepared,
  ids: readonly number[],
): Promise<Map<number, Owner>> {
  const parameters = new Parameters()
  const all = parameters.add([...ids])
  const text = `
    select t.id, ${ownerOf(resource, 'company_id', 't', actor, parameters)} as company,
      ${ownerOf(resource, 'client_id', 't', actor, parameters)} as client
    from ${resource.table} t where t.id = any(${all}::int[])`
  const rows = await tx.query<(Owner & { id: number })[]>(text, parameters.values)
  return new Map(rows.map(({ id, ...owner }) => [id, owner]))
}

/** Inserts rows as their table held them; generated columns are worked out anew. */
async function insertAll(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const columns = await tx.query<{ name: string }[]>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = columns.map(({ name }) => name).join(', ')
  const text = `
    insert into ${table} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`
  await tx.query(text, [JSON.stringify(rows)])
}
