import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { byteOrderMark, csvOf } from '#src/platform/spreadsheets/csv.ts'
import type { Sheet, SheetWriter } from '#src/platform/spreadsheets/sheet.ts'

/** Writes a sheet as CSV into `out`, in the spelling of a language. */
export function csvWriter(out: Writable, { columns }: Sheet, language: Language, signal: AbortSignal): SheetWriter {
  const csv = csvOf(columns, language)
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
