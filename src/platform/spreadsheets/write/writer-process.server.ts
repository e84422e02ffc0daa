import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { buildChildEnvironment } from '#src/platform/process/child-environment.server.ts'
import { writeWithBackpressure } from '#src/platform/spreadsheets/write/csv-writer.server.ts'

/** Small young generation: rows are garbage at once, and by default V8 would let 48 MB of them gather. */
const smallYoungGeneration = ['--max-semi-space-size=8']

/**
 * Starts a program that writes a file into `out` from what it is sent. It ends with an aborted signal or with this
 * process; `send` and `done` throw if it ends before its file.
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
  // Unhandled rejection: where nobody waits for the end any more, the abort says it.
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
  // Broken pipe: the end of the process says more.
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
