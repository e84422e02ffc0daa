import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { childEnvironment } from '#src/platform/child-environment.server.ts'
import { writeAll } from '#src/platform/spreadsheets/write/csv-writer.server.ts'

/** Small young generation: rows are garbage at once, and by default V8 would let 48 MB of them gather. */
const smallYoungGeneration = ['--max-semi-space-size=8']

/**
 * Starts a program that writes a file into `out` from what it is sent. It ends with an aborted signal or with this
 * process; `send` and `done` throw if it ends before its file.
 */
export function startWriting(entry: string, out: Writable, signal: AbortSignal, memoryFlags = smallYoungGeneration) {
  const child = spawn(process.execPath, [...memoryFlags, entry], {
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
    else fail(new Error(`The process that writes a file ended with ${code ?? killed}`))
  })
  // Broken pipe: the end of the process says more.
  child.stdin.on('error', () => {})
  child.stdout.pipe(out, { end: false })
  const lives = AbortSignal.any([signal, crashed.signal])
  return {
    send: (text: string) => writeAll(child.stdin, text, lives),
    async done() {
      child.stdin.end()
      await ended.promise
    },
  }
}
