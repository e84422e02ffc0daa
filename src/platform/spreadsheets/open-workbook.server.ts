import { requireReadableFileKind } from '#src/platform/spreadsheets/file-kind.server.ts'
import { openCsv } from '#src/platform/spreadsheets/read-csv/csv-reader.server.ts'
import { openXlsx } from '#src/platform/spreadsheets/read-xlsx/xlsx-reader.server.ts'
import type { Workbook } from '#src/platform/spreadsheets/workbook.ts'

/**
 * Opens a spreadsheet as its content says, whatever its name. Throws UnreadableSheet, and so does reading its rows.
 * Only for a child process: an open workbook keeps its shared strings in memory, and reading blocks the event loop.
 */
export const openWorkbook = async (path: string): Promise<Workbook> =>
  (await requireReadableFileKind(path)) === 'zip' ? openXlsx(path) : openCsv(path)
