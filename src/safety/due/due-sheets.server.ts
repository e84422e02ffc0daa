import type { FastifyRequest } from 'fastify'
import { readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { ColumnType, OutputCell } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { buildPrintLabels, type ExportSource } from '#src/resource/export/export-registrar.server.ts'
import { type DueQuery, type DueReader, readAllDueRows, type StoredDueRow } from '#src/safety/due/read-due.server.ts'
import { readDueNeeds } from '#src/safety/due/read-due-sums.server.ts'

type Column = [messageKey: string, type: ColumnType]

/** What is due as a sheet: a row for each employee and item. */
export function buildDueSheet(
  services: Services,
  request: FastifyRequest,
  reader: DueReader,
  query: DueQuery,
): ExportSource {
  const language = readLanguage(request)
  const columns: Column[] = [
    ['ppe_deliveries.fields.employee_id', 'text'],
    ['employees.fields.employee_file_number', 'text'],
    ['employees.fields.job_title', 'text'],
    ['ppe_deliveries.fields.ppe_id', 'text'],
    ['ppe_deliveries.fields.size', 'text'],
    ['safety.due.due', 'date'],
    ['ppe_deliveries.fields.status', 'text'],
  ]
  return {
    ...buildSheetSource(services, request, 'pages.due.list', columns),
    readRows: (takeRows, signal) =>
      readAllDueRows(reader, query, (rows) => takeRows(rows.map((row) => buildDueCells(row, language))), signal),
  }
}

function buildDueCells(row: StoredDueRow, language: Language): OutputCell[] {
  const states = [
    ...(row.due === null ? ['safety.due.never'] : []),
    ...(row.pending === null ? [] : ['safety.due.round']),
  ]
  const stateText = states.map((key) => translate(language, key)).join(' · ')
  const { employee_name: name, employee_file_number: fileNumber, job_title: title } = row
  return [name, fileNumber, title, row.ppe_name, row.size, row.due, stateText || null]
}

/** What is needed as a sheet: a row for each item and size. */
export function buildNeedsSheet(
  services: Services,
  request: FastifyRequest,
  reader: DueReader,
  query: DueQuery,
): ExportSource {
  const columns: Column[] = [
    ['ppe_deliveries.fields.ppe_id', 'text'],
    ['ppe_deliveries.fields.size', 'text'],
    ['ppe_deliveries.fields.quantity', 'number'],
  ]
  return {
    ...buildSheetSource(services, request, 'safety.due.needs', columns),
    async readRows(takeRows) {
      const needs = await readDueNeeds(reader, query)
      await takeRows(needs.map(({ ppe_name: item, size, quantity }) => [item, size, quantity]))
    },
  }
}

function buildSheetSource(
  { settings }: Services,
  request: FastifyRequest,
  titleKey: string,
  columns: readonly Column[],
): Omit<ExportSource, 'readRows'> {
  const language = readLanguage(request)
  return {
    printLabels: buildPrintLabels(request, settings.tzShop),
    sheet: {
      name: translate(language, titleKey),
      language,
      columns: columns.map(([key, type]) => ({ heading: translate(language, key), type, decimals: 0 })),
    },
  }
}
