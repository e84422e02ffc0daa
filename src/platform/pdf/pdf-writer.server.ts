import type { Writable } from 'node:stream'
import { BadRequest } from '#src/platform/errors.ts'
import type { PrintLabels } from '#src/platform/pdf/print-frame.ts'
import type { PrintedDocument } from '#src/platform/pdf/printed-document.ts'
import type { PrintedForms } from '#src/platform/pdf/printed-forms.ts'
import { resolveChildProgram } from '#src/platform/program.server.ts'
import type { SheetLayout, SheetWriter } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { startWriterProcess } from '#src/platform/spreadsheets/write/writer-process.server.ts'

const entry = resolveChildProgram('src/platform/pdf/pdf-process.server.ts')

/** Most rows of a printed list: the layout of more would take too much memory, and nobody reads them on paper. */
export const maxPrintedRows = 10_000

/** V8's heap limits for the child process. A layout holds every row until the end, so its young generation is small. */
const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=280']

/**
 * Writes a sheet as a printed list (PDF) into `out`. The child process ends with the document, with an aborted signal
 * or with this process. `write` throws BadRequest beyond `maxPrintedRows`, before the first byte.
 */
export function createPdfWriter(
  out: Writable,
  sheet: SheetLayout,
  labels: PrintLabels,
  signal: AbortSignal,
): SheetWriter {
  const child = startWriterProcess(entry, out, signal, memoryFlags)
  let rowCount = 0
  const headerSent = child.send(`${JSON.stringify({ sheet, labels })}\n`)
  return {
    async write(rows) {
      rowCount += rows.length
      if (rowCount > maxPrintedRows) throw new BadRequest('resource.export.too_many_to_print')
      await headerSent
      await child.send(`${JSON.stringify(rows)}\n`)
    },
    async end() {
      await headerSent
      await child.send('null\n')
      await child.waitForExit()
      out.end()
    },
  }
}

/**
 * Writes a document into `out`. The child process ends with the document, with an aborted signal or with this process.
 */
export const writePdfDocument = (out: Writable, document: PrintedDocument, signal: AbortSignal): Promise<void> =>
  writeWholePdf(out, { document }, signal)

/** Writes forms into `out`, like a document. */
export const writePdfForms = (out: Writable, forms: PrintedForms, signal: AbortSignal): Promise<void> =>
  writeWholePdf(out, { forms }, signal)

async function writeWholePdf(out: Writable, job: object, signal: AbortSignal): Promise<void> {
  const child = startWriterProcess(entry, out, signal, memoryFlags)
  await child.send(`${JSON.stringify(job)}\nnull\n`)
  await child.waitForExit()
  out.end()
}
