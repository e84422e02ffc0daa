import { detectFileKind } from '#src/platform/spreadsheets/file-kind.server.ts'
import { openCsv } from '#src/platform/spreadsheets/read-csv/csv-reader.server.ts'
import { openXlsx } from '#src/platform/spreadsheets/read-xlsx/xlsx-reader.server.ts'
import type { Workbook } from '#src/platform/spreadsheets/workbook.ts'

/**
 * Opens a spreadsheet by its content, whatever its name. Throws UnreadableSheet, as do its rows. For a child process:
 * it keeps the shared texts of a workbook in memory, and is busy while it reads.
 */
export const openWorkbook = async (path: string): Promise<Workbook> =>
  (await detectFileKind(path)) === 'zip' ? openXlsx(path) : openCsv(path)
