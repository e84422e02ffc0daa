import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { byteOrderMark, createCsvFormatter } from '#src/platform/spreadsheets/write/csv-format.ts'
import type { SheetLayout, SheetWriter } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** Writes a sheet as CSV into `out`. */
export function createCsvWriter(out: Writable, sheet: SheetLayout, signal: AbortSignal): SheetWriter {
  const csv = createCsvFormatter(sheet)
  let unwrittenHeadings = byteOrderMark + csv.formatHeadings()
  const writeText = async (text: string) => {
    const fullText = unwrittenHeadings + text
    unwrittenHeadings = ''
    await writeWithBackpressure(out, fullText, signal)
  }
  return {
    write: (rows) => writeText(csv.formatRows(rows)),
    async end() {
      if (unwrittenHeadings) await writeText('')
      out.end()
    },
  }
}

/** Backpressure: writes, and resolves when the stream can take more. Throws when the signal aborts. */
export async function writeWithBackpressure(out: Writable, text: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (!out.write(text)) await once(out, 'drain', { signal })
}
