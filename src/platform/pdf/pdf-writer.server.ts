import type { Writable } from 'node:stream'
import { BadRequest } from '#src/platform/errors.ts'
import type { PrintWords } from '#src/platform/pdf/list-document.ts'
import { childProgram } from '#src/platform/program.server.ts'
import type { Sheet, SheetWriter } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { startWriting } from '#src/platform/spreadsheets/write/writer-process.server.ts'

const entry = childProgram('src/platform/pdf/pdf-process.server.ts')

/** Rows of a printed list: the layout of more would hold too much memory, and nobody reads them on paper. */
export const mostPrintedRows = 10_000

/** Memory of the child process: its layout holds every row, of the young generation little is worth keeping. */
const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=320']

/**
 * Writes a sheet as a printed list (PDF) into `out`, in a child process that ends with the document, with an aborted
 * signal or with this process. `write` throws BadRequest beyond `mostPrintedRows`, before the first byte.
 */
export function pdfWriter(out: Writable, sheet: Sheet, words: PrintWords, signal: AbortSignal): SheetWriter {
  const child = startWriting(entry, out, signal, memoryFlags)
  let count = 0
  const begun = child.send(`${JSON.stringify({ sheet, words })}\n`)
  return {
    async write(rows) {
      count += rows.length
      if (count > mostPrintedRows) throw new BadRequest('resource.export.too_many_to_print')
      await begun
      await child.send(`${JSON.stringify(rows)}\n`)
    },
    async end() {
      await begun
      await child.send('null\n')
      await child.done()
      out.end()
    },
  }
}
