import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { byteOrderMark, csvOf } from '#src/platform/spreadsheets/write/csv-format.ts'
import type { Sheet, SheetWriter } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** Writes a sheet as CSV into `out`. */
export function csvWriter(out: Writable, sheet: Sheet, signal: AbortSignal): SheetWriter {
  const csv = csvOf(sheet)
  let before = byteOrderMark + csv.headings()
  const pour = async (text: string) => {
    const all = before + text
    before = ''
    await writeAll(out, all, signal)
  }
  return {
    write: (rows) => pour(csv.lines(rows)),
    async end() {
      if (before) await pour('')
      out.end()
    },
  }
}

/** Backpressure: resolves when the stream takes more. */
export async function writeAll(out: Writable, text: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (!out.write(text)) await once(out, 'drain', { signal })
}
