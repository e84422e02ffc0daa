import { Conflict, NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { readMany } from '#src/resource/read/read-rows.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { goneWith } from '#src/resource/undo/deleted-rows.server.ts'
import { insertAll } from '#src/resource/undo/insert-all.server.ts'
import { keptDays } from '#src/resource/undo/sweep-rules.server.ts'
import { traceRows } from '#src/resource/write/rows/audit.server.ts'
import { refusalOfWrite } from '#src/resource/write/rows/refusals.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

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
export async function restoreDeleted(
  context: WriteContext,
  prepared: Prepared,
  auditIds: readonly number[],
): Promise<Restored> {
  const { tx, actor } = context
  const { resource, rules } = prepared
  const kept = await tx.query<Kept[]>(
    `delete from deleted_rows where audit_id = any($1::bigint[]) and resource = $2
       and deleted_at > now() - interval '${keptDays} days'
     returning audit_id, row, links, pictures, files, held`,
    [[...auditIds], resource.name],
  )
  if (kept.length !== auditIds.length) throw new Conflict('resource.undo.gone', 'GONE')
  const ids = kept.map(({ row }) => row.id)
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
    // What the row's own trigger has made for it anew gives way to what was kept.
    for (const { table, own } of rules.owned ?? [])
      await tx.query(`delete from ${table} where ${own} = any($1::int[])`, [ids])
    for (const { table } of goneWith(prepared))
      await insertAll(
        tx,
        table,
        kept.flatMap(({ links }) => links[table] ?? []),
      )
  } catch (error) {
    throw refusalOfWrite(error, prepared)
  }
  if ((await readMany(tx, prepared, actor, ids)).length !== ids.length) throw new NotFound()
  const entities = await traceRows(tx, actor, prepared, { action: 'restored', ids, befores: [] })
  return { entities, held: kept.flatMap(({ held }) => held) }
}
