import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import type { Access, Actor } from '#src/platform/actor.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { runYieldingToRequests } from '#src/platform/http/yield-to-requests.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { PrintLabels } from '#src/platform/pdf/list-document.ts'
import { createPdfWriter } from '#src/platform/pdf/pdf-writer.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { computeToday } from '#src/platform/settings/shop-day.ts'
import { createCsvWriter } from '#src/platform/spreadsheets/write/csv-writer.server.ts'
import type { OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { createXlsxWriter } from '#src/platform/spreadsheets/write/xlsx-writer.server.ts'
import { fold } from '#src/platform/text/fold.ts'
import { createQueueFactory } from '#src/resource/export/download-queue.server.ts'

/** `isPaced`: the child process that writes the file takes rows more slowly than they are read. */
const exportFormats = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    open: (out: Writable, { sheet }: ExportSource, signal: AbortSignal) => createXlsxWriter(out, sheet, signal),
    isPaced: true,
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    open: (out: Writable, { sheet }: ExportSource, signal: AbortSignal) => createCsvWriter(out, sheet, signal),
    isPaced: false,
  },
  pdf: {
    type: 'application/pdf',
    open: (out: Writable, { sheet, printLabels }: ExportSource, signal: AbortSignal) =>
      createPdfWriter(out, sheet, printLabels, signal),
    isPaced: true,
  },
} as const

export type ExportFormat = keyof typeof exportFormats

/** A sheet and its rows; `take` gets some at a time. */
export type ExportSource = {
  sheet: SheetLayout
  /** For its printed form. */
  printLabels: PrintLabels
  readRows: (
    takeRows: (rows: readonly (readonly OutputCell[])[]) => Promise<void>,
    signal: AbortSignal,
  ) => Promise<void>
}

export type ExportRoute = {
  /** The list's address; the export's is below it. */
  path: string
  access: Access
  schema: (format: ExportFormat) => FastifySchema
  /** Reads the request. Throws Invalid for what the list refuses too. */
  parseRequest: (request: FastifyRequest) => ExportSource
}

/** Adds the routes of an export, `{path}/export.xlsx`, `.csv` and `.pdf`. Each format has one line for all lists. */
export function createExportRegistrar(
  app: FastifyInstance,
  { settings, authorization, sql, files }: Services,
): (route: ExportRoute) => void {
  const createQueue = createQueueFactory(app, files)
  const queues = { xlsx: createQueue(), csv: createQueue(), pdf: createQueue() }
  return ({ path, access, schema, parseRequest }) => {
    for (const format of ['xlsx', 'csv', 'pdf'] as const) {
      const refuseTicket = ({ id }: Actor) => queues[format].requireRoom(id)
      app.get(
        `${path}/export.${format}`,
        { config: { access, takesTicket: true, refuseTicket }, exposeHeadRoute: false, schema: schema(format) },
        async (request, reply) => {
          // What cannot be read is refused before it waits.
          const { sheet } = parseRequest(request)
          const headers = {
            'content-type': exportFormats[format].type,
            'content-disposition': `attachment; filename="${buildExportFileName(sheet.name, format, settings.tzShop)}"`,
          }
          return queues[format].send(reply, headers, async (out, signal) => {
            // Its turn may come after a while: whose rights it has is asked then.
            await authorization.reauthorize(sql, request)
            const source = parseRequest(request)
            const { readRows } = source
            const writer = exportFormats[format].open(out, source, signal)
            if (exportFormats[format].isPaced) await readRows(writer.write, signal)
            else
              await runYieldingToRequests(app.server, (yieldToRequests) =>
                readRows(async (rows) => {
                  await writer.write(rows)
                  await yieldToRequests()
                }, signal),
              )
            await writer.end()
          })
        },
      )
    }
  }
}

/** `productos-2026-11-22.csv`: the list's title, and the day in the shop's time zone. */
export function buildExportFileName(title: string, extension: string, timeZone: string): string {
  const listName = fold(title).replace(/[^a-z0-9]+/g, '-')
  return `${listName}-${computeToday(timeZone)}.${extension}`
}

/** Words of a printed list: who prints it and when, in the shop's time zone. */
export function buildPrintLabels(request: FastifyRequest, timeZone: string): PrintLabels {
  const { name, surname } = requireActor(request)
  const language = readLanguage(request)
  // The Swedish spelling of a moment is that of ISO 8601.
  const [day = '', time = ''] = new Date().toLocaleString('sv-SE', { timeZone }).split(' ')
  const moment = `${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`
  return {
    printed: translate(language, { key: 'resource.export.printed', params: { name: `${name} ${surname}`, moment } }),
    // The places stay: only the layout knows the numbers.
    pageNumber: translate(language, {
      key: 'resource.export.page_number',
      params: { page: '{{page}}', pages: '{{pages}}' },
    }),
    producer: 'Mostrador',
  }
}
