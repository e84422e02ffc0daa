import type { Writable } from 'node:stream'
import { resolveChildProgram } from '#src/platform/program.server.ts'
import type { FormWorkbook } from '#src/platform/spreadsheets/form-workbook/form-workbook.ts'
import { startWriterProcess } from '#src/platform/spreadsheets/write/writer-process.server.ts'

const entry = resolveChildProgram('src/platform/spreadsheets/form-workbook/form-workbook-process.server.ts')

/** Writes a workbook as XLSX into `out`, in a child process that ends with the file or with an aborted signal. */
export async function writeFormWorkbook(out: Writable, workbook: FormWorkbook, signal: AbortSignal): Promise<void> {
  const child = startWriterProcess(entry, out, signal)
  await child.send(JSON.stringify(workbook))
  await child.waitForExit()
  out.end()
}
