import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import type { Access, Actor } from '#src/platform/actor.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { csvWriter } from '#src/platform/spreadsheets/csv-writer.server.ts'
import type { Cell, Sheet } from '#src/platform/spreadsheets/sheet.ts'
import { xlsxWriter } from '#src/platform/spreadsheets/xlsx-writer.server.ts'
import { takeTurns, takeTurnsEach } from '#src/platform/turns.server.ts'
import { sendDownload } from '#src/resource/export/download.server.ts'
import { exportFileName } from '#src/resource/export/file-name.server.ts'

const formats = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', open: xlsxWriter },
  csv: { type: 'text/csv; charset=utf-8', open: csvWriter },
} as const

export type Format = keyof typeof formats

/** A sheet and its rows; `take` gets some at a time. */
export type Exported = {
  sheet: Sheet
  read: (take: (rows: readonly (readonly Cell[])[]) => Promise<void>, signal: AbortSignal) => Promise<void>
}

export type ExportRoute = {
  /** The list's address; the export's is below it. */
  path: string
  access: Access
  schema: (format: Format) => FastifySchema
  /** Reads the request. Throws Invalid for what the list refuses too. */
  asked: (request: FastifyRequest) => Exported
}

/** A line of exports; `owner` is an export's user. */
type Line = {
  /** Runs an export when its turn comes. */
  inTurn: (owner: string, work: () => Promise<void>) => Promise<void>
  /** Throws TooMany where one more of this owner would be refused now. */
  requireRoom: (owner: string) => void
}

/** Adds the routes of an export, `{path}/export.xlsx` and `export.csv`; all share one line for each format. */
export function openExports(app: FastifyInstance, { settings, rights, sql }: Services): (route: ExportRoute) => void {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new Error('the server is closing')))
  const lines = { xlsx: oneAtATime(), csv: oneAtATime() }
  return ({ path, access, schema, asked }) => {
    for (const format of ['xlsx', 'csv'] as const) {
      const beforeTicket = ({ id }: Actor) => lines[format].requireRoom(String(id))
      app.get(
        `${path}/export.${format}`,
        { config: { access, takesTicket: true, beforeTicket }, exposeHeadRoute: false, schema: schema(format) },
        async (request, reply) => {
          // What cannot be read is refused before it waits.
          asked(request)
          await lines[format].inTurn(String(actorOf(request).id), async () => {
            // Its turn may come after a while: whose rights it has is asked then.
            await rights.renew(sql, request)
            const { sheet, read } = asked(request)
            const headers = {
              'content-type': formats[format].type,
              'content-disposition': `attachment; filename="${exportFileName(sheet.name, format, settings.tzShop)}"`,
            }
            const work = async (out: Writable, signal: AbortSignal) => {
              const writer = formats[format].open(out, sheet, signal)
              await read(writer.write, signal)
              await writer.end()
            }
            await sendDownload(reply, headers, work, closing.signal)
          })
          return reply
        },
      )
    }
  }
}

/** In either line: both together end before the server's idle timeout would cut the reader off without a word. */
const patienceMs = 50_000

/** Fair queue: of each user one stands in the line of all, and two wait for it. */
function oneAtATime(): Line {
  const full = 'resource.export.busy'
  const all = takeTurns(1, { line: 20, full, patienceMs })
  const ofUser = takeTurnsEach(1, { line: 2, full, patienceMs })
  return {
    inTurn: (owner, work) => ofUser(owner, () => all(work)),
    requireRoom(owner) {
      ofUser.requireRoom(owner)
      all.requireRoom()
    },
  }
}
