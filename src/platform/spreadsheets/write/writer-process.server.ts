import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { buildChildEnvironment } from '#src/platform/process/child-environment.server.ts'
import { writeWithBackpressure } from '#src/platform/spreadsheets/write/csv-writer.server.ts'

/** V8's young generation is kept small: rows become garbage at once, and by default 48 MB of them would pile up. */
const smallYoungGeneration = ['--max-semi-space-size=8']

/**
 * Starts a child process that turns the text sent to it into a file and writes that into `out`. It is killed when the
 * signal aborts, and ends with this process. `send` and `waitForExit` throw if it ends before the file is complete.
 */
export function startWriterProcess(
  entry: string,
  out: Writable,
  signal: AbortSignal,
  memoryFlags = smallYoungGeneration,
) {
  const child = spawn(process.execPath, [...memoryFlags, entry], {
    env: buildChildEnvironment(),
    stdio: ['pipe', 'pipe', 'inherit'],
    signal,
    killSignal: 'SIGKILL',
  })
  const crash = new AbortController()
  const exit = Promise.withResolvers<void>()
  // Unhandled rejection: if nobody waits for the exit, `send` throws the error.
  exit.promise.catch(() => {})
  const fail = (error: Error) => {
    crash.abort(error)
    exit.reject(error)
  }
  child.once('error', fail)
  child.once('close', (code, killSignal) => {
    if (code === 0) exit.resolve()
    else fail(new Error(`The process that writes a file ended with ${code ?? killSignal}`))
  })
  // Broken pipe: ignored, because the exit of the process is reported.
  child.stdin.on('error', () => {})
  child.stdout.pipe(out, { end: false })
  const aliveSignal = AbortSignal.any([signal, crash.signal])
  return {
    send: (text: string) => writeWithBackpressure(child.stdin, text, aliveSignal),
    async waitForExit() {
      child.stdin.end()
      await exit.promise
    },
  }
}
