import type { Import } from '#src/importer/imports.server.ts'
import { type Checking, checkRows } from '#src/importer/rows/check-rows.server.ts'
import { type Halves, withHalves } from '#src/importer/rows/halves.ts'
import { atSavepoint } from '#src/importer/rows/judge.server.ts'
import { keepOutcomes } from '#src/importer/rows/outcomes.server.ts'
import type { Plan } from '#src/importer/rows/plan.server.ts'
import { type Planned, planRows } from '#src/importer/rows/plan-rows.server.ts'
import { cellText, columnIn, readRow, type StagedRow } from '#src/importer/rows/read-row.server.ts'
import { firstRows, nameFirst } from '#src/importer/rows/same-keys.server.ts'
import { renewUnknown } from '#src/importer/rows/unknown-names.server.ts'
import type { Counts, RowStatus, UnknownName } from '#src/importer/wire.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid, type MessageRef, NotFound } from '#src/platform/errors.ts'
import { columnIndex } from '#src/platform/spreadsheets/workbook.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

type Outcome = { row: number; status: RowStatus; keys: string[] }

/** What a mended cell changes: rows whose outcome is new, in their order, the counts, the unknown names. */
type Mended = { rows: number[]; counts: Counts; unknown: UnknownName[] }

/**
 * Mends cells of a staged row, and checks it anew, and what hung on it. However many rows have its old or its new key,
 * only the first of them may become another than it was; the others name which one is the first. Throws NotFound for a
 * row that is not there, Invalid for a field without a column.
 */
export async function mendRow(
  context: WriteContext,
  { load, ...checking }: Checking & { load: Import },
  row: number,
  fields: Readonly<Record<string, unknown>>,
): Promise<Mended> {
  const { plan } = checking
  const { tx } = context
  const [staged] = await stagedRows(tx, load.id, [row])
  if (!staged) throw new NotFound()
  const mended = { row, cells: mendedCells(plan, staged, fields) }
  await tx`
    update import_rows set cells = ${JSON.stringify(mended.cells)} where import_id = ${load.id} and row = ${row}`
  const hung = await whatHangs(tx, load.id, row, await keysOf(tx, checking, mended))
  plan.firsts = new Map(hung.firsts)
  const rows = [mended, ...(await stagedRows(tx, load.id, hung.rows))]
  const read = rows.map((one) => readRow(plan.reader, one))
  const all = await checkRows(tx, atSavepoint(context), checking, read)
  await keepOutcomes(tx, load.id, all)
  const renamed = await Array.fromAsync(hung.turned, (key) => nameFirst(tx, load.id, key))
  const [before = null, after = null] = [staged, mended].map((one) => recordIn(checking, one))
  return {
    rows: [...new Set([...rows.map((one) => one.row), ...renamed.flat()])].sort((a, b) => a - b),
    counts: recounted(load, hung.former, all),
    unknown: await renewUnknown(tx, plan, { told: load.unknown, before, after }),
  }
}

/** A row as read; null where it is passed over. */
function recordIn({ plan, passOver }: Checking, staged: StagedRow) {
  const read = readRow(plan.reader, staged)
  return passOver(read) === null ? read : null
}

/** A copy of the plan: what it remembers of rows that were planned is of the check. */
async function keysOf(tx: Tx, { plan, actor, passOver }: Checking, staged: StagedRow): Promise<string[]> {
  const read = recordIn({ plan, actor, passOver }, staged)
  const own = { ...plan, firsts: new Map(), unknown: new Map() }
  return read ? (await planRows(tx, own, actor, [read])).flatMap(({ keys }) => keys) : []
}

/**
 * Of the keys that a row has lost or got, those that it had, or has, first of all: the `other` row that has one next
 * gets its place, or loses it. With them these rows, what was to become of each and of the row, and which row but it
 * first has each of their keys.
 */
async function whatHangs(tx: Tx, id: number, row: number, now: readonly string[]) {
  const [was] = await outcomes(tx, id, [row])
  const before = new Set(was?.keys)
  const firsts = await firstRows(tx, id, [...before, ...now], row)
  const turned = [...before.symmetricDifference(new Set(now))].flatMap((key) => {
    const other = firsts.get(key)
    return other !== undefined && other > row ? [{ key, other, first: now.includes(key) ? row : other }] : []
  })
  const rows = [...new Set(turned.map(({ other }) => other))]
  const others = await outcomes(tx, id, rows)
  const unseen = others.flatMap(({ keys }) => keys).filter((key) => !firsts.has(key))
  const former = was ? [was, ...others] : others
  return { turned, rows, former, firsts: [...firsts, ...(await firstRows(tx, id, unseen, row))] }
}

/** The cells with those that feed the fields replaced, as texts. */
function mendedCells({ asked, reader }: Plan, { cells }: StagedRow, fields: Readonly<Record<string, unknown>>) {
  const problems: Record<string, MessageRef> = {}
  const all = [...cells]
  const halves = new Map<number, Partial<Halves>>()
  for (const [name, text] of Object.entries(fields)) {
    const fed = asked.mapping[name]
    const place = fed === undefined ? -1 : columnIndex(columnIn(fed))
    if (place < 0 || !reader.sources.some((one) => one.name === name)) problems[name] = 'resource.fields.unknown'
    else if (typeof text !== 'string' || text.length > mostText || text.includes('\0'))
      problems[name] = 'resource.fields.text'
    else {
      while (all.length <= place) all.push(null)
      if (typeof fed === 'object') halves.set(place, { ...halves.get(place), [fed.part]: text })
      else all[place] = text
    }
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  for (const [place, typed] of halves) all[place] = withHalves(cellText(all[place]), typed)
  return all
}

const mostText = 32_767

async function stagedRows(tx: Tx, id: number, rows: readonly number[]): Promise<StagedRow[]> {
  if (rows.length === 0) return []
  const found = await tx<{ row: number; cells: string }[]>`
    select row, cells from import_rows where import_id = ${id} and row = any(${[...rows]}::int[]) order by row`
  return found.map(({ row, cells }) => ({ row, cells: JSON.parse(cells) }))
}

async function outcomes(tx: Tx, id: number, rows: readonly number[]): Promise<Outcome[]> {
  if (rows.length === 0) return []
  return tx<Outcome[]>`
    select row, status, keys from import_outcomes where import_id = ${id} and row = any(${[...rows]}::int[])`
}

function recounted({ counts }: Import, former: readonly Outcome[], now: readonly Planned[]): Counts {
  const all: Counts = { total: 0, created: 0, updated: 0, same: 0, skipped: 0, wrong: 0, ...counts }
  for (const { status } of former) all[status]--
  for (const { status } of now) all[status]++
  return all
}
