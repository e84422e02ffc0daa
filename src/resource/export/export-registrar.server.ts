import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import type { Access, Actor } from '#src/platform/actor.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { runYieldingToRequests } from '#src/platform/http/yield-to-requests.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { createPdfWriter } from '#src/platform/pdf/pdf-writer.server.ts'
import type { PrintLabels } from '#src/platform/pdf/print-frame.ts'
import type { Services } from '#src/platform/services.server.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import { createCsvWriter } from '#src/platform/spreadsheets/write/csv-writer.server.ts'
import type { OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { createXlsxWriter } from '#src/platform/spreadsheets/write/xlsx-writer.server.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import { createDownloadQueueFactory } from '#src/resource/export/download-queue.server.ts'

/**
 * The formats of exports. `isPaced` is true if a child process writes the file: it takes rows more slowly than they are
 * read, so that the event loop has pauses. `disposition`: a PDF opens in the browser's own viewer, other files are
 * downloaded.
 */
const exportFormats = {
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    createWriter: (out: Writable, { sheet }: ExportSource, signal: AbortSignal) => createXlsxWriter(out, sheet, signal),
    isPaced: true,
    disposition: 'attachment',
  },
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    createWriter: (out: Writable, { sheet }: ExportSource, signal: AbortSignal) => createCsvWriter(out, sheet, signal),
    isPaced: false,
    disposition: 'attachment',
  },
  pdf: {
    mediaType: 'application/pdf',
    createWriter: (out: Writable, { sheet, printLabels }: ExportSource, signal: AbortSignal) =>
      createPdfWriter(out, sheet, printLabels, signal),
    isPaced: true,
    disposition: 'inline',
  },
} as const

export type ExportFormat = keyof typeof exportFormats

/** The content of an export: its sheet, and a function that reads the rows and passes them to `takeRows` in batches. */
export type ExportSource = {
  sheet: SheetLayout
  /** Texts of a PDF, besides those of the sheet. */
  printLabels: PrintLabels
  readRows: (
    takeRows: (rows: readonly (readonly OutputCell[])[]) => Promise<void>,
    signal: AbortSignal,
  ) => Promise<void>
}

export type ExportRoute = {
  /** The list's address. The export's address is below it. */
  path: string
  /** The name of the export's file in the address, if it is not `export`. */
  name?: string
  /** The formats, all by default. */
  formats?: readonly ExportFormat[]
  access: Access
  buildSchema: (format: ExportFormat) => FastifySchema
  /** Parses the request. Throws Invalid for unknown and malformed parameters. */
  parseRequest: (request: FastifyRequest) => ExportSource | Promise<ExportSource>
}

/**
 * Returns a function that registers the routes of a list's export, by default `{path}/export.xlsx`, `.csv` and `.pdf`.
 * Each format has one queue for all lists.
 */
export function createExportRegistrar(
  app: FastifyInstance,
  { settings, authorization, sql, files }: Services,
): (route: ExportRoute) => void {
  const createQueue = createDownloadQueueFactory(app, files)
  const queues = { xlsx: createQueue(), csv: createQueue(), pdf: createQueue() }
  return ({ path, name = 'export', formats = ['xlsx', 'csv', 'pdf'], access, buildSchema, parseRequest }) => {
    for (const format of formats) {
      const refuseTicket = ({ id }: Actor) => queues[format].requireRoom(id)
      app.get(
        `${path}/${name}.${format}`,
        { config: { access, takesTicket: true, refuseTicket }, exposeHeadRoute: false, schema: buildSchema(format) },
        async (request, reply) => {
          // A wrong request is refused before it waits in the queue.
          const { sheet } = await parseRequest(request)
          const { mediaType, disposition } = exportFormats[format]
          const headers = {
            'content-type': mediaType,
            'content-disposition': `${disposition}; filename="${buildExportFileName(sheet.name, format, settings.tzShop)}"`,
          }
          return queues[format].send(reply, headers, async (out, signal) => {
            // The request may wait long for its turn, so the user's rights are checked again.
            await authorization.reauthorize(sql, request)
            const source = await parseRequest(request)
            const { readRows } = source
            const writer = exportFormats[format].createWriter(out, source, signal)
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

/** The name of an export's file: the list's title and the day in the shop's time zone, `productos-2026-11-22.csv`. */
export function buildExportFileName(title: string, extension: string, timeZone: string): string {
  const listName = foldAccentsAndCase(title).replace(/[^a-z0-9]+/g, '-')
  return `${listName}-${computeTodayOnServer(timeZone)}.${extension}`
}

/** The texts of a printed list: the user who prints it and the moment, in the shop's time zone. */
export function buildPrintLabels(request: FastifyRequest, timeZone: string): PrintLabels {
  const { name, surname } = requireActor(request)
  const language = readLanguage(request)
  // The Swedish format of a moment is that of ISO 8601.
  const [day = '', time = ''] = new Date().toLocaleString('sv-SE', { timeZone }).split(' ')
  const moment = `${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`
  return {
    printed: translate(language, { key: 'resource.export.printed', params: { name: `${name} ${surname}`, moment } }),
    // The placeholders stay in the text: the numbers are known when the pages are laid out.
    pageNumber: translate(language, {
      key: 'resource.export.page_number',
      params: { page: '{{page}}', pages: '{{pages}}' },
    }),
    producer: 'Mostrador',
  }
}
