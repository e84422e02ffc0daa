import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { childEnvironment } from '#src/platform/child-environment.server.ts'
import { writeAll } from '#src/platform/spreadsheets/csv-writer.server.ts'
import type { Sheet, SheetWriter } from '#src/platform/spreadsheets/sheet.ts'

const entry = path.join(import.meta.dirname, 'xlsx-process.server.ts')

/**
 * Writes a sheet as XLSX into `out`, in a child process that begins with the first rows and ends with the file, with an
 * aborted signal or with this process. `write` and `end` throw where it ends before.
 */
export function xlsxWriter(out: Writable, sheet: Sheet, signal: AbortSignal): SheetWriter {
  let child: ReturnType<typeof start> | undefined
  const send = async (line: string) => {
    child ??= start(out, sheet, signal)
    await child.send(line)
  }
  return {
    write: (rows) => send(`${JSON.stringify(rows)}\n`),
    async end() {
      await send('null\n')
      await child?.done()
      out.end()
    },
  }
}

function start(out: Writable, sheet: Sheet, signal: AbortSignal) {
  // Small young generation: rows are garbage at once, and by default V8 would let 48 MB of them gather.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', entry], {
    env: childEnvironment(),
    stdio: ['pipe', 'pipe', 'inherit'],
    signal,
    killSignal: 'SIGKILL',
  })
  const crashed = new AbortController()
  const ended = Promise.withResolvers<void>()
  // Unhandled rejection: where nobody waits for the end any more, the abort says it.
  ended.promise.catch(() => {})
  const fail = (error: Error) => {
    crashed.abort(error)
    ended.reject(error)
  }
  child.once('error', fail)
  child.once('close', (code, killed) => {
    if (code === 0) ended.resolve()
    else fail(new Error(`The process that writes a spreadsheet ended with ${code ?? killed}`))
  })
  // Broken pipe: the end of the process says more.
  child.stdin.on('error', () => {})
  child.stdout.pipe(out, { end: false })
  const lives = AbortSignal.any([signal, crashed.signal])
  const send = (line: string) => writeAll(child.stdin, line, lives)
  const begun = send(`${JSON.stringify(sheet)}\n`)
  return {
    async send(line: string) {
      await begun
      await send(line)
    },
    async done() {
      child.stdin.end()
      await ended.promise
    },
  }
}
