import type { Import } from '#src/importer/imports.server.ts'
import { withPictureZip } from '#src/importer/rows/pictures.server.ts'
import { inspectZippedFilesAsPictures } from '#src/importer/rows/zipped-pictures.server.ts'
import { checkStagedRowsAndStoreOutcomes } from '#src/importer/work/check-task.server.ts'
import { lockAndRequireLease } from '#src/importer/work/lease.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

/**
 * Inspects a zip that came after the sheet, and checks the rows again if they were checked before. A file that is no
 * zip is deleted, and UnreadableSheet thrown.
 */
export async function inspectPicturesAndCheckRows(worker: WorkerContext, sheetImport: Import): Promise<void> {
  await inspectPictureZipOrDeleteIt(worker, sheetImport)
  if (sheetImport.asked) await checkStagedRowsAndStoreOutcomes(worker, sheetImport)
}

async function inspectPictureZipOrDeleteIt(worker: WorkerContext, sheetImport: Import): Promise<void> {
  const { sql, files } = worker
  const { id, pictures_key: key } = sheetImport
  if (key === null) return
  try {
    const pictures = await withPictureZip(worker, key, async (zip) => zip && inspectZippedFilesAsPictures(zip))
    await sql`
      update imports set picture_names = ${pictures && sql.json(pictures)} where id = ${id} and holder = ${worker.holder}`
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error
    await sql.begin(async (tx) => {
      await lockAndRequireLease(tx, worker, sheetImport)
      await tx`update imports set pictures_key = null, picture_names = null where id = ${id}`
      await tx`delete from files where key = ${key}`
    })
    await files.remove([key])
    throw error
  }
}
