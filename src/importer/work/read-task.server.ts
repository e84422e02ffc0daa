import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { findHeaderRowNumber } from '#src/importer/columns/find-header-row.ts'
import { endSurveyAndDescribeSheet, SheetSurvey } from '#src/importer/columns/sheet-survey.server.ts'
import { suggestMappings } from '#src/importer/columns/suggest-mappings.server.ts'
import type { Import } from '#src/importer/imports.server.ts'
import { copyStoredFileToDisk, withPictureZip } from '#src/importer/rows/pictures.server.ts'
import { inspectZippedFilesAsPictures } from '#src/importer/rows/zipped-pictures.server.ts'
import { discardImportsBeyondQuota } from '#src/importer/work/import-quota.server.ts'
import { storeProgressRenewLeaseOrStop } from '#src/importer/work/lease.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import { createQueryable } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { openWorkbook } from '#src/platform/spreadsheets/open-workbook.server.ts'
import type { SheetRow } from '#src/platform/spreadsheets/workbook.ts'

/**
 * Reads the chosen sheet, or the first one that has rows, into the table of staged rows, and stores its description
 * with the suggested mappings. Then discards the user's imports beyond the quota.
 */
export async function stageSheetAndEnforceImportQuota(worker: WorkerContext, sheetImport: Import): Promise<void> {
  const { sql, files } = worker
  const path = files.newTemporaryPath()
  try {
    const pictures = await withPictureZip(
      worker,
      sheetImport.pictures_key,
      async (zip) => zip && inspectZippedFilesAsPictures(zip),
    )
    if (sheetImport.file_key === null) throw new NotFound()
    await copyStoredFileToDisk(worker, sheetImport.file_key, path)
    const workbook = await openWorkbook(path)
    const chosenSheet = sheetImport.found?.sheet
    const sheets = chosenSheet === undefined ? workbook.sheets.map((_, sheet) => sheet) : [chosenSheet]
    for (const sheet of sheets) {
      const survey = new SheetSurvey(
        (firstRows) => sheetImport.found?.header_row ?? findHeaderRowNumber(firstRows, worker.isHeading),
      )
      await replaceStagedRowsAndSurvey(worker, sheetImport, workbook.rows(sheet), survey)
      if (survey.isEmpty && sheet !== sheets.at(-1)) continue
      const { description: sheetDescription, columns } = endSurveyAndDescribeSheet(workbook, sheet, survey)
      const sheetWithSuggestions = { ...sheetDescription, ...(await suggestMappings(worker, sheetImport, columns)) }
      await sql`
        update imports set found = ${sql.json(sheetWithSuggestions)}, picture_names = ${pictures && sql.json(pictures)}, asked = null,
          checked = null, counts = '{}'
        where id = ${sheetImport.id} and holder = ${worker.holder}`
      return await discardImportsBeyondQuota(worker, sheetImport.user_id)
    }
  } finally {
    await files.discardTemporary([path])
  }
}

/** Rows between two updates of the progress. */
const rowsPerProgress = 5000

/**
 * Replaces the rows of an earlier attempt, and the survey sees each row on its way. COPY is one stream and costs the
 * database a fraction of INSERT. All happens in one transaction, which a worker that has lost its lease cannot commit.
 */
async function replaceStagedRowsAndSurvey(
  worker: WorkerContext,
  sheetImport: Import,
  rows: AsyncIterable<SheetRow>,
  survey: SheetSurvey,
): Promise<void> {
  await worker.sql.background.withClient(async (client) => {
    const tx = createQueryable(async (statement) => (await client.query(statement)).rows, null)
    await tx`begin`
    await tx`delete from import_rows where import_id = ${sheetImport.id}`
    await tx`delete from import_outcomes where import_id = ${sheetImport.id}`
    // The position counts only written rows, so reading leaves it at 0.
    const progress = { position: 0, done: 0 }
    const copy = client.query(copyFrom('copy import_rows (import_id, row, cells) from stdin'))
    await pipeline(buildCopyLines(worker, sheetImport, rows, survey, progress), copy)
    await storeProgressRenewLeaseOrStop(tx, worker, sheetImport, progress)
    await tx`commit`
  })
}

/** Lines for COPY. Counts them in `progress`, and stores the count on another connection from time to time. */
async function* buildCopyLines(
  worker: WorkerContext,
  sheetImport: Import,
  rows: AsyncIterable<SheetRow>,
  survey: SheetSurvey,
  progress: { position: number; done: number },
) {
  let text = ''
  for await (const { row, cells } of rows) {
    survey.add({ row, cells })
    text += `${sheetImport.id}\t${row}\t${escapeCopyText(JSON.stringify(cells))}\n`
    if (text.length > 65_536) {
      yield text
      text = ''
    }
    if (++progress.done % rowsPerProgress === 0)
      await storeProgressRenewLeaseOrStop(worker.sql, worker, sheetImport, progress)
  }
  yield text
}

/** COPY's text format: JSON has no raw tab or line break, so only backslashes are escaped. */
const escapeCopyText = (json: string) => json.replaceAll('\\', '\\\\')
