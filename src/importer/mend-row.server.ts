import type { Import } from '#src/importer/imports.server.ts'
import { atSavepoint, judgeRows } from '#src/importer/judge.server.ts'
import { keepOutcomes } from '#src/importer/outcomes.server.ts'
import type { Plan } from '#src/importer/plan.server.ts'
import { type Planned, planRows } from '#src/importer/plan-rows.server.ts'
import { columnIn, readRow, type StagedRow } from '#src/importer/read-row.server.ts'
import type { Counts, RowStatus } from '#src/importer/wire.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid, type MessageRef, NotFound } from '#src/platform/errors.ts'
import { columnIndex } from '#src/platform/spreadsheets/workbook.ts'

type Outcome = { row: number; status: RowStatus; keys: string[] }

/** Most rows that are checked anew with one, as they had or have the same key. */
const mostAlike = 500

/**
 * Mends cells of a staged row, and checks it and those that shared a key with it anew. Returns the rows whose outcome
 * is new, and the counts. Throws NotFound for a row that is not there, Invalid for a field without a column.
 */
export async function mendRow(
  tx: Tx,
  { load, plan, actor }: { load: Import; plan: Plan; actor: Actor },
  row: number,
  fields: Readonly<Record<string, unknown>>,
): Promise<{ rows: number[]; counts: Counts }> {
  const [staged] = await stagedRows(tx, load.id, [row])
  if (!staged) throw new NotFound()
  const cells = mended(plan, staged, fields)
  await tx`update import_rows set cells = ${JSON.stringify(cells)} where import_id = ${load.id} and row = ${row}`
  const before = await outcomes(tx, load.id, [row])
  const alone = await planned(tx, plan, actor, [{ row, cells }])
  const keys = [...before, ...alone].flatMap((one) => one.keys)
  const alike = await withKeys(tx, load.id, keys, row)
  const rows = [...(await stagedRows(tx, load.id, alike)), { row, cells }].sort((a, b) => a.row - b.row)
  plan.firsts = await firstRows(tx, load.id, row, rows)
  const all = await planned(tx, plan, actor, rows)
  const former = await outcomes(tx, load.id, [row, ...alike])
  await keepOutcomes(tx, load.id, all)
  return { rows: all.map((one) => one.row), counts: recounted(load, former, all) }
}

async function planned(tx: Tx, plan: Plan, actor: Actor, rows: readonly StagedRow[]): Promise<Planned[]> {
  const read = rows.map((row) => readRow(plan.reader, row))
  const all = await planRows(tx, plan, actor, read)
  await judgeRows(atSavepoint(tx), plan, actor, all)
  return all
}

/** The cells with those that feed the fields replaced, as texts. */
function mended({ asked, reader }: Plan, { cells }: StagedRow, fields: Readonly<Record<string, unknown>>) {
  const problems: Record<string, MessageRef> = {}
  const all = [...cells]
  for (const [name, text] of Object.entries(fields)) {
    const fed = asked.mapping[name]
    const place = fed === undefined ? -1 : columnIndex(columnIn(fed))
    if (place < 0 || !reader.sources.some((one) => one.name === name)) problems[name] = 'resource.fields.unknown'
    else if (typeof text !== 'string' || text.length > mostText || text.includes('\0'))
      problems[name] = 'resource.fields.text'
    else {
      while (all.length <= place) all.push(null)
      all[place] = typeof fed === 'object' ? joined(all[place], fed.part, text) : text
    }
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  return all
}

const mostText = 32_767

/** One side of the comma replaced. */
function joined(cell: unknown, part: 'before_comma' | 'after_comma', text: string): string {
  const [before = '', ...after] = String(cell ?? '').split(',')
  return part === 'before_comma' ? `${text}, ${after.join(',').trim()}` : `${before}, ${text}`
}

async function stagedRows(tx: Tx, id: number, rows: readonly number[]): Promise<StagedRow[]> {
  const found = await tx<{ row: number; cells: string }[]>`
    select row, cells from import_rows where import_id = ${id} and row = any(${[...rows]}::int[]) order by row`
  return found.map(({ row, cells }) => ({ row, cells: JSON.parse(cells) }))
}

const outcomes = (tx: Tx, id: number, rows: readonly number[]) => tx<Outcome[]>`
  select row, status, keys from import_outcomes where import_id = ${id} and row = any(${[...rows]}::int[])`

async function withKeys(tx: Tx, id: number, keys: readonly string[], but: number): Promise<number[]> {
  if (keys.length === 0) return []
  const rows = await tx<{ row: number }[]>`
    select row from import_outcomes where import_id = ${id} and keys ?| ${[...new Set(keys)]}::text[] and row <> ${but}
    order by row limit ${mostAlike}`
  return rows.map(({ row }) => row)
}

/** Which other row of the sheet first has a key that some of these rows have, the mended one aside. */
async function firstRows(tx: Tx, id: number, mended: number, rows: readonly StagedRow[]): Promise<Map<string, number>> {
  if (rows.length === 1) return new Map()
  const found = await tx<{ key: string; row: number }[]>`
    with wanted as (
      select distinct key from import_outcomes, jsonb_array_elements_text(keys) key
      where import_id = ${id} and row = any(${rows.map(({ row }) => row)}::int[]) and row <> ${mended})
    select key, min(row) as row from import_outcomes, jsonb_array_elements_text(keys) key
    where import_id = ${id} and row <> ${mended} and keys ?| array(select key from wanted)
      and key in (select key from wanted) group by key`
  return new Map(found.map(({ key, row }) => [key, row]))
}

function recounted({ counts }: Import, former: readonly Outcome[], now: readonly Planned[]): Counts {
  const all: Counts = { total: 0, created: 0, updated: 0, same: 0, skipped: 0, wrong: 0, ...counts }
  for (const { status } of former) all[status]--
  for (const { status } of now) all[status]++
  return all
}
