import type { Writable } from 'node:stream'
import { resolveChildProgram } from '#src/platform/program.server.ts'
import type { SheetLayout, SheetWriter } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { startWriterProcess } from '#src/platform/spreadsheets/write/writer-process.server.ts'

const entry = resolveChildProgram('src/platform/spreadsheets/write/xlsx-process.server.ts')

/**
 * Writes a sheet as XLSX into `out`. The child process starts with the first rows. It ends with the file, with an
 * aborted signal or with this process. `write` and `end` throw if it ends before the file is complete.
 */
export function createXlsxWriter(out: Writable, sheet: SheetLayout, signal: AbortSignal): SheetWriter {
  let child: ReturnType<typeof startWriterProcess> | undefined
  const send = async (line: string) => {
    const isFirst = child === undefined
    child ??= startWriterProcess(entry, out, signal)
    await child.send(isFirst ? `${JSON.stringify(sheet)}\n${line}` : line)
  }
  return {
    write: (rows) => send(`${JSON.stringify(rows)}\n`),
    async end() {
      await send('null\n')
      await child?.waitForExit()
      out.end()
    },
  }
}
