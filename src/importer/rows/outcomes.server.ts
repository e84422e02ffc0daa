import {
  type ImportCounts,
  type RowCounts,
  type RowStatus,
  rowStatuses,
  type WarningCounts,
} from '#src/importer/import-types.ts'
import type { RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import { type ReadRow, type RowReader, readRow } from '#src/importer/rows/read-row.server.ts'
import type { Queryable, Tx } from '#src/platform/database/sql.server.ts'

/** Some rows, and the number of the last one. */
export type RowBatch = { rows: ReadRow[]; position: number }

/** Most rows that one statement reads. */
const batchSize = 1000

/**
 * Keyset pagination: reads the cells of the staged rows after `lastRow`, in the order of the sheet. Null after the last
 * row.
 */
export async function readNextStagedBatch(
  db: Queryable,
  importId: number,
  reader: RowReader,
  lastRow: number,
): Promise<RowBatch | null> {
  const rows = await db<StagedSheetRow[]>`
    select row, cells from import_rows where import_id = ${importId} and row > ${lastRow} order by row limit ${batchSize}`
  return buildBatch(reader, rows)
}

/**
 * Keyset pagination: reads the cells of the staged rows after `lastRow` that are to be created or updated. Null after
 * the last row.
 */
export async function readNextBatchToWrite(
  db: Queryable,
  importId: number,
  reader: RowReader,
  lastRow: number,
): Promise<RowBatch | null> {
  const rows = await db<StagedSheetRow[]>`
    select r.row, r.cells, o.status = 'created' as is_new from import_outcomes o join import_rows r using (import_id, row)
    where o.import_id = ${importId} and o.row > ${lastRow} and o.status in ('created', 'updated')
    order by o.row limit ${batchSize}`
  return buildBatch(reader, rows)
}

type StagedSheetRow = { row: number; cells: string; is_new?: boolean }

function buildBatch(reader: RowReader, stagedRows: readonly StagedSheetRow[]): RowBatch | null {
  const lastStagedRow = stagedRows.at(-1)
  const rows = stagedRows.map(({ row, cells, is_new: isNew = false }) => ({
    ...readRow(reader, { row, cells: JSON.parse(cells) }),
    isNew,
  }))
  return lastStagedRow ? { rows, position: lastStagedRow.row } : null
}

/**
 * True if the stored messages of a row are warnings: the row is loaded, or is as it should be. The messages of a wrong
 * row are its errors, and those of a skipped row tell why it was skipped.
 */
export const hasWarnings = (status: RowStatus): boolean => status !== 'wrong' && status !== 'skipped'

/** Stores the outcomes of rows, in one statement. */
export async function storeOutcomes(tx: Tx, importId: number, rowPlans: readonly RowPlan[]): Promise<void> {
  const rows = rowPlans.map(({ row, status, errors, warnings, keys, sheetKey, id: recordId }) => {
    const messages = hasWarnings(status) ? warnings : errors
    return {
      row,
      status,
      errors: Object.keys(messages).length ? messages : null,
      keys: sheetKey === null ? keys : [...keys, sheetKey],
      record_id: recordId,
    }
  })
  await tx`
    insert into import_outcomes (import_id, row, status, errors, keys, record_id)
    select ${importId}, w.row, w.status, w.errors, w.keys, w.record_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      w (row int, status text, errors jsonb, keys jsonb, record_id int)
    on conflict (import_id, row) do update set status = excluded.status, errors = excluded.errors,
      keys = excluded.keys, record_id = excluded.record_id`
}

/**
 * Stores the outcomes of written rows, in at most two statements. New rows that turned out as checked store only their
 * record's id.
 */
export async function storeWrittenOutcomes(tx: Tx, importId: number, rowPlans: readonly RowPlan[]): Promise<void> {
  const createdAsChecked = rowPlans.filter(isCreatedAsChecked)
  if (createdAsChecked.length)
    await tx`
      update import_outcomes o set record_id = w.record_id
      from unnest(${createdAsChecked.map(({ row }) => row)}::int[], ${createdAsChecked.map(({ id: recordId }) => recordId)}::int[]) w (row, record_id)
      where o.import_id = ${importId} and o.row = w.row`
  const otherPlans = rowPlans.filter((rowPlan) => !isCreatedAsChecked(rowPlan))
  if (otherPlans.length) await storeOutcomes(tx, importId, otherPlans)
}

const isCreatedAsChecked = ({ isNew, status }: RowPlan) => isNew && status === 'created'

/** The number of rows with each outcome. */
export async function countOutcomes(db: Queryable, importId: number): Promise<RowCounts> {
  const rows = await db<{ status: string; rows: number }[]>`
    select status, count(*)::int as rows from import_outcomes
    where import_id = ${importId} group by status`
  const countOf = (status: string) => rows.find((statusRow) => statusRow.status === status)?.rows ?? 0
  const counts = Object.fromEntries(rowStatuses.map((status) => [status, countOf(status)])) as Omit<RowCounts, 'total'>
  return { ...counts, total: rows.reduce((sum, statusRow) => sum + statusRow.rows, 0) }
}

/** The number of warnings of rows that are loaded all the same. */
export async function countWarnings(db: Queryable, importId: number): Promise<WarningCounts> {
  const [counts] = await db<WarningCounts[]>`
    select coalesce(sum((m.message->'params'->>'count')::int)
        filter (where m.message->>'key' in ('importer.picture_left_out', 'importer.no_zip')), 0)::int as missing_pictures,
      count(*) filter (where m.field = '' and o.status = 'created')::int as doubled
    from import_outcomes o, jsonb_each(o.errors) m (field, message)
    where o.import_id = ${importId} and o.errors is not null and o.status in ('created', 'updated', 'same')`
  return counts ?? { missing_pictures: 0, doubled: 0 }
}

/** The numbers of rows with each outcome, and of their warnings. */
export const countOutcomesAndWarnings = async (db: Queryable, importId: number): Promise<ImportCounts> => ({
  ...(await countOutcomes(db, importId)),
  ...(await countWarnings(db, importId)),
})

/** Stores the counts of all outcomes. */
export async function countAndStoreOutcomes(db: Queryable, importId: number): Promise<void> {
  const counts = await countOutcomesAndWarnings(db, importId)
  await db`update imports set counts = ${db.json(counts)} where id = ${importId}`
}

/** Deletes outcomes of rows that a task did not reach before it ended, and stores the counts of the others. */
export async function deleteUnreachedOutcomesAndRecount(tx: Tx, importId: number): Promise<void> {
  await tx`
    delete from import_outcomes where import_id = ${importId} and row > (select position from imports where id = ${importId})`
  await countAndStoreOutcomes(tx, importId)
}
