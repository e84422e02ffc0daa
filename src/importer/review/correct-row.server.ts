import type {
  CommaPart,
  ImportCounts,
  NameOrder,
  RowCounts,
  RowStatus,
  SourcePart,
  UnknownName,
} from '#src/importer/import-types.ts'
import type { Import } from '#src/importer/imports.server.ts'
import { writeNameWithComma } from '#src/importer/names/person-name.ts'
import { checkRows, type RowCheck } from '#src/importer/rows/check-rows.server.ts'
import { type CommaParts, replaceCommaParts } from '#src/importer/rows/comma-parts.ts'
import { dryRunAtSavepoint } from '#src/importer/rows/dry-run.server.ts'
import { findFirstRowsByKey, type MovedKey, updateFirstRowInErrors } from '#src/importer/rows/duplicate-keys.server.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { countWarnings, storeOutcomes } from '#src/importer/rows/outcomes.server.ts'
import { planRows, type RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import { columnOf, formatCellText, type ReadRow, readRow, type StagedRow } from '#src/importer/rows/read-row.server.ts'
import { findRowsBySheetKeys, type RowsBySheetKey } from '#src/importer/rows/sheet-keys/shared-sheet-keys.server.ts'
import { sheetKeyMark } from '#src/importer/rows/sheet-keys/sheet-keys.server.ts'
import { recountUnknownNames } from '#src/importer/rows/unknown-names.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid, type MessageRef, NotFound } from '#src/platform/errors.ts'
import { parseColumnLetters } from '#src/platform/spreadsheets/workbook.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

type RowOutcome = { row: number; status: RowStatus; keys: string[] }

/**
 * The result of a correction: the numbers of the rows whose outcome or message may have changed, in ascending order,
 * the new counts, and the unknown names.
 */
type CorrectionResult = { rows: number[]; counts: ImportCounts; unknown: UnknownName[] }

/**
 * Corrects cells of a staged row. Checks the row again, and the rows that depend on it. If many rows share the old or
 * the new key, only the first of them changes its outcome, and the others name the new first row. Stores the outcomes,
 * and returns the counts for the caller to store. Throws NotFound for a missing row, Invalid for a field without a
 * column or a text that no cell can hold.
 */
export async function correctRow(
  context: WriteContext,
  { sheetImport, ...rowCheck }: RowCheck & { sheetImport: Import },
  row: number,
  fields: Readonly<Record<string, unknown>>,
): Promise<CorrectionResult> {
  const { plan } = rowCheck
  const { tx } = context
  const [stagedRow] = await readStagedRows(tx, sheetImport.id, [row])
  if (!stagedRow) throw new NotFound()
  const correctedRow = { row, cells: replaceCellTextsOrRefuse(plan, stagedRow, fields) }
  await tx`
    update import_rows set cells = ${JSON.stringify(correctedRow.cells)} where import_id = ${sheetImport.id} and row = ${row}`
  const dependents = await readKeyDependencies(
    tx,
    sheetImport.id,
    row,
    await listKeysOfStagedRow(tx, rowCheck, correctedRow),
  )
  plan.firstRowByKey = new Map(dependents.firstRows)
  plan.rowsBySheetKey = dependents.rowsBySheetKey
  const rows = [correctedRow, ...(await readStagedRows(tx, sheetImport.id, dependents.rows))]
  const readRows = rows.map((row) => readRow(plan.reader, row))
  const rowPlans = await checkRows(tx, dryRunAtSavepoint(context), rowCheck, readRows)
  await storeOutcomes(tx, sheetImport.id, rowPlans)
  const updatedRows = await Array.fromAsync(dependents.movedKeys, (movedKey) =>
    updateFirstRowInErrors(tx, sheetImport.id, movedKey),
  )
  const [oldRow = null, newRow = null] = [stagedRow, correctedRow].map((row) => readRowUnlessSkipped(rowCheck, row))
  return {
    rows: [...new Set([...rows.map((row) => row.row), ...updatedRows.flat()])].sort((a, b) => a - b),
    counts: {
      ...recountOutcomes(sheetImport, dependents.previousOutcomes, rowPlans),
      ...(await countWarnings(tx, sheetImport.id)),
    },
    unknown: await recountUnknownNames(tx, plan, { previousNames: sheetImport.unknown, oldRow, newRow }),
  }
}

/** Reads the values of a staged row's cells. Null if the import skips the row. */
function readRowUnlessSkipped({ plan, findSkipReason }: RowCheck, stagedRow: StagedRow): ReadRow | null {
  const row = readRow(plan.reader, stagedRow)
  return findSkipReason(row) === null ? row : null
}

/**
 * Lists a row's keys by planning it. Uses a copy of the plan, because a plan remembers the rows that it has seen, and
 * the check of the corrected row must begin with a fresh one.
 */
async function listKeysOfStagedRow(
  tx: Tx,
  { plan, actor, findSkipReason }: RowCheck,
  stagedRow: StagedRow,
): Promise<string[]> {
  const row = readRowUnlessSkipped({ plan, actor, findSkipReason }, stagedRow)
  const planCopy = { ...plan, firstRowByKey: new Map(), unknownNames: new Map() }
  return row
    ? (await planRows(tx, planCopy, actor, [row])).flatMap(({ keys, sheetKey }) => [...keys, sheetKey ?? []].flat())
    : []
}

const isSheetKey = (key: string) => key.startsWith(sheetKeyMark)

type KeyDependencies = {
  rows: number[]
  movedKeys: MovedKey[]
  previousOutcomes: RowOutcome[]
  firstRows: [string, number][]
  rowsBySheetKey: RowsBySheetKey
}

/**
 * Finds the rows that depend on a correction, before it is checked. If the row lost or gained a key as its first row,
 * the next row with that key becomes the first row or stops being it. Returns these next rows, the keys that moved, the
 * outcomes before the correction, and the first other row of every key involved.
 */
async function readKeyDependencies(
  tx: Tx,
  importId: number,
  row: number,
  newKeysOfRow: readonly string[],
): Promise<KeyDependencies> {
  const [previousOutcome] = await readOutcomes(tx, importId, [row])
  const oldKeysOfRow = previousOutcome?.keys ?? []
  const newKeys = newKeysOfRow.filter((key) => !isSheetKey(key))
  const oldKeys = new Set(oldKeysOfRow.filter((key) => !isSheetKey(key)))
  const sheetKeys = [...new Set([...oldKeysOfRow, ...newKeysOfRow].filter(isSheetKey))]
  const sharingRows = await findRowsBySheetKeys(tx, importId, sheetKeys, row)
  const firstRowByKey = await findFirstRowsByKey(tx, importId, [...oldKeys, ...newKeys], row)
  const movedKeys = [...oldKeys.symmetricDifference(new Set(newKeys))].flatMap((key) => {
    const otherRow = firstRowByKey.get(key)
    return otherRow !== undefined && otherRow > row
      ? [{ key, otherRow, firstRow: newKeys.includes(key) ? row : otherRow }]
      : []
  })
  const rows = [...new Set([...movedKeys.map(({ otherRow }) => otherRow), ...sharingRows.map((other) => other.row)])]
  const otherOutcomes = await readOutcomes(tx, importId, rows)
  const unknownKeys = otherOutcomes
    .flatMap(({ keys }) => keys)
    .filter((key) => !firstRowByKey.has(key) && !isSheetKey(key))
  const previousOutcomes = previousOutcome ? [previousOutcome, ...otherOutcomes] : otherOutcomes
  return {
    movedKeys,
    rows,
    previousOutcomes,
    firstRows: [...firstRowByKey, ...(await findFirstRowsByKey(tx, importId, unknownKeys, row))],
    rowsBySheetKey: new Map(
      sheetKeys.map((key) => {
        const otherRows = sharingRows.flatMap((other) => (other.key === key ? [other.row] : []))
        return [key, newKeysOfRow.includes(key) ? [...otherRows, row] : otherRows]
      }),
    ),
  }
}

/**
 * Returns the cells with the fields' new texts. Throws Invalid at a field without a column and at a text that no cell
 * can hold.
 */
function replaceCellTextsOrRefuse(
  { request, reader }: ImportPlan,
  { cells }: StagedRow,
  fields: Readonly<Record<string, unknown>>,
): StagedRow['cells'] {
  const problems: Record<string, MessageRef> = {}
  const correctedCells = [...cells]
  const partsByCell = new Map<number, { order: NameOrder | null; typedParts: Partial<CommaParts> }>()
  for (const [name, text] of Object.entries(fields)) {
    const source = request.mapping[name]
    const cellIndex = source === undefined ? -1 : parseColumnLetters(columnOf(source))
    if (cellIndex < 0 || !reader.fieldReaders.some((fieldReader) => fieldReader.name === name))
      problems[name] = 'resource.fields.unknown'
    else if (typeof text !== 'string' || text.length > maxCellLength || text.includes('\0'))
      problems[name] = 'resource.fields.text'
    else {
      while (correctedCells.length <= cellIndex) correctedCells.push(null)
      if (typeof source === 'object')
        partsByCell.set(cellIndex, {
          order: 'order' in source ? source.order : null,
          typedParts: { ...partsByCell.get(cellIndex)?.typedParts, [commaPartOf(source)]: text },
        })
      else correctedCells[cellIndex] = text
    }
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  for (const [cellIndex, { order, typedParts }] of partsByCell) {
    const text = formatCellText(correctedCells[cellIndex])
    correctedCells[cellIndex] = replaceCommaParts(order ? writeNameWithComma(text, order) : text, typedParts)
  }
  return correctedCells
}

/** Where a part stands once its text has a comma: the surname before it, whatever came first. */
const commaPartOf = (source: SourcePart): CommaPart =>
  'order' in source ? (source.part === 'surname' ? 'before_comma' : 'after_comma') : source.part

const maxCellLength = 32_767

async function readStagedRows(tx: Tx, id: number, rows: readonly number[]): Promise<StagedRow[]> {
  if (rows.length === 0) return []
  const rowsRead = await tx<{ row: number; cells: string }[]>`
    select row, cells from import_rows where import_id = ${id} and row = any(${[...rows]}::int[]) order by row`
  return rowsRead.map(({ row, cells }) => ({ row, cells: JSON.parse(cells) }))
}

async function readOutcomes(tx: Tx, id: number, rows: readonly number[]): Promise<RowOutcome[]> {
  if (rows.length === 0) return []
  return tx<RowOutcome[]>`
    select row, status, keys from import_outcomes where import_id = ${id} and row = any(${[...rows]}::int[])`
}

function recountOutcomes(
  { counts: storedCounts }: Import,
  previousOutcomes: readonly RowOutcome[],
  rowPlans: readonly RowPlan[],
): RowCounts {
  const counts = { total: 0, created: 0, updated: 0, same: 0, skipped: 0, wrong: 0, ...storedCounts }
  for (const { status } of previousOutcomes) counts[status]--
  for (const { status } of rowPlans) counts[status]++
  return counts
}
