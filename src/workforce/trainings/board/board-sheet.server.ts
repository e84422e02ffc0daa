import type { FastifyRequest } from 'fastify'
import { readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { OutputCell, SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { buildPrintLabels, type ExportSource } from '#src/resource/export/export-registrar.server.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { type BoardCell, cellStateMessages } from '#src/workforce/trainings/board/cell-state.ts'
import {
  type BoardItem,
  type BoardQuery,
  type BoardReader,
  readAllPeopleIds,
  readBoardItems,
  readBoardRows,
  type StoredBoardRow,
} from '#src/workforce/trainings/board/read-board.server.ts'

/** The number of people that one statement reads. */
const batchSize = 500

/** The board as a sheet: a row for each person, a column for each item. */
export async function buildBoardSheet(
  { settings }: Services,
  request: FastifyRequest,
  reader: BoardReader,
  query: BoardQuery,
): Promise<ExportSource> {
  const language = readLanguage(request)
  const items = await readBoardItems(reader, query.itemIds)
  const headings = [
    translate(language, 'workforce.board.person'),
    translate(language, 'employees.fields.employee_file_number'),
    translate(language, 'employees.fields.job_title'),
    ...items.map(({ name }) => name),
  ]
  return {
    printLabels: buildPrintLabels(request, settings.tzShop),
    sheet: {
      name: translate(language, `workforce.board.${reader.type.name}`),
      language,
      columns: headings.map((heading): SheetColumn => ({ heading, type: 'text', decimals: 0 })),
    },
    async readRows(takeRows, signal) {
      const ids = await readAllPeopleIds(reader, query)
      for (let start = 0; start < ids.length && !signal.aborted; start += batchSize) {
        const rows = await readBoardRows(reader, items, ids.slice(start, start + batchSize))
        await takeRows(rows.map((row) => buildSheetRow(row, items, language)))
      }
    },
  }
}

function buildSheetRow(row: StoredBoardRow, items: readonly BoardItem[], language: Language): OutputCell[] {
  const cellTexts = items.map(({ id }) => {
    const cell = row.cells[id]
    return cell ? formatCell(cell, language) : null
  })
  return [row.employee_name, row.employee_file_number, row.job_title, ...cellTexts]
}

/** A cell's text: 'Vigente · 12/05/2027', or the state alone without an expiration. */
function formatCell({ state, expiration_date: expiration }: BoardCell, language: Language): string {
  const word = translate(language, String(cellStateMessages[state]))
  return expiration === null ? word : `${word} · ${formatDate(expiration, language)}`
}
