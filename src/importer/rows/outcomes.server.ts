import type { Planned } from '#src/importer/rows/plan-rows.server.ts'
import { type ReadRow, type RowReader, readRow } from '#src/importer/rows/read-row.server.ts'
import { type Counts, rowStatuses } from '#src/importer/wire.ts'
import type { Reads, Tx } from '#src/platform/database/sql.server.ts'

/** Some rows as they were read, and the number of the last of them. */
export type Batch = { rows: ReadRow[]; position: number }

/** Rows of one statement. */
const most = 1000

/** Keyset: staged rows after one, in the order of the sheet, read by their fields; null where none is left. */
export async function stagedAfter(db: Reads, id: number, reader: RowReader, row: number): Promise<Batch | null> {
  const rows = await db<Staged[]>`
    select row, cells from import_rows where import_id = ${id} and row > ${row} order by row limit ${most}`
  return batchOf(reader, rows)
}

/** The same of rows that are to be written. */
export async function toWriteAfter(db: Reads, id: number, reader: RowReader, row: number): Promise<Batch | null> {
  const rows = await db<Staged[]>`
    select r.row, r.cells, o.status = 'created' as is_new from import_outcomes o join import_rows r using (import_id, row)
    where o.import_id = ${id} and o.row > ${row} and o.status in ('created', 'updated')
    order by o.row limit ${most}`
  return batchOf(reader, rows)
}

type Staged = { row: number; cells: string; is_new?: boolean }

function batchOf(reader: RowReader, staged: readonly Staged[]): Batch | null {
  const last = staged.at(-1)
  const rows = staged.map(({ row, cells, is_new: isNew = false }) => ({
    ...readRow(reader, { row, cells: JSON.parse(cells) }),
    isNew,
  }))
  return last ? { rows, position: last.row } : null
}

/** Writes down what becomes of rows; one statement. */
export async function keepOutcomes(tx: Tx, id: number, planned: readonly Planned[]): Promise<void> {
  const rows = planned.map(({ row, status, errors, keys, id: record }) => ({
    row,
    status,
    // Of a row that is passed over they say why.
    errors: Object.keys(errors).length ? errors : null,
    keys,
    record_id: record,
  }))
  await tx`
    insert into import_outcomes (import_id, row, status, errors, keys, record_id)
    select ${id}, w.row, w.status, w.errors, w.keys, w.record_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      w (row int, status text, errors jsonb, keys jsonb, record_id int)
    on conflict (import_id, row) do update set status = excluded.status, errors = excluded.errors,
      keys = excluded.keys, record_id = excluded.record_id`
}

/** Writes down what became of rows: of those that were found and are new, their ids alone; two statements. */
export async function keepWritten(tx: Tx, id: number, planned: readonly Planned[]): Promise<void> {
  const asFound = planned.filter(isAsFound)
  if (asFound.length)
    await tx`
      update import_outcomes o set record_id = w.record_id
      from unnest(${asFound.map(({ row }) => row)}::int[], ${asFound.map(({ id: record }) => record)}::int[]) w (row, record_id)
      where o.import_id = ${id} and o.row = w.row`
  const others = planned.filter((one) => !isAsFound(one))
  if (others.length) await keepOutcomes(tx, id, others)
}

const isAsFound = ({ isNew, status }: Planned) => isNew && status === 'created'

/** How many rows have each outcome. */
export async function countOutcomes(db: Reads, id: number): Promise<Counts> {
  const rows = await db<{ status: string; rows: number }[]>`
    select status, count(*)::int as rows from import_outcomes
    where import_id = ${id} group by status`
  const of = (status: string) => rows.find((one) => one.status === status)?.rows ?? 0
  const counts = Object.fromEntries(rowStatuses.map((status) => [status, of(status)])) as Omit<Counts, 'total'>
  return { ...counts, total: rows.reduce((sum, one) => sum + one.rows, 0) }
}

/** Counts anew what the table says of rows. */
export async function keepCounts(db: Reads, id: number): Promise<void> {
  const counts = await countOutcomes(db, id)
  await db`update imports set counts = ${db.json(counts)} where id = ${id}`
}

/** Forgets what was to become of rows that were not come to, after a task that was given up. */
export async function forgetRest(tx: Tx, id: number): Promise<void> {
  await tx`
    delete from import_outcomes where import_id = ${id} and row > (select position from imports where id = ${id})`
  await keepCounts(tx, id)
}
