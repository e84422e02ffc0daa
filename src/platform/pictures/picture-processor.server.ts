import { type ChildProcess, fork } from 'node:child_process'
import { TooMany } from '#src/platform/errors.ts'
import type { ProcessedPicture } from '#src/platform/pictures/picture-variants.server.ts'
import type { PictureJob, PictureJobResult } from '#src/platform/pictures/picture-worker.server.ts'
import { pictureLimits, UnusablePicture } from '#src/platform/pictures/unusable-picture.ts'
import { buildChildEnvironment } from '#src/platform/process/child-environment.server.ts'
import { resolveChildProgram } from '#src/platform/program.server.ts'

export type PictureProcessor = {
  /** Processes one file at a time. Throws UnusablePicture, or TooMany if 60 jobs are queued. */
  process(file: string, directory: string): Promise<ProcessedPicture>
  /** Kills the worker, busy or not. */
  close(): void
}

type ProcessorLimits = { timeoutMs: number; idleMs: number; maxWaiting: number }

const entry = resolveChildProgram('src/platform/pictures/picture-worker.server.ts')
const defaultLimits: ProcessorLimits = { timeoutMs: pictureLimits.timeoutMs, idleMs: 2000, maxWaiting: 60 }

/**
 * Work queue in front of one child process, whose memory is freed when it ends. The process stays 2 seconds for the
 * next picture of the same form, which saves its start.
 */
export function createPictureProcessor(limits: Partial<ProcessorLimits> = {}): PictureProcessor {
  const { timeoutMs, idleMs, maxWaiting } = { ...defaultLimits, ...limits }
  let worker: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastJob: Promise<unknown> = Promise.resolve()
  let waitingCount = 0
  let jobCount = 0

  const startSharedWorker = () => {
    const child = startWorker()
    worker = child
    child.once('exit', () => {
      if (worker === child) worker = undefined
    })
    return child
  }
  const killWorker = () => {
    worker?.kill('SIGKILL')
    worker = undefined
  }

  /**
   * Runs a job in the worker. Null if the worker died on the first try: the picture may not be the cause, because the
   * system kills processes for lack of memory.
   */
  async function runJob(file: string, directory: string, isFirstTry: boolean): Promise<ProcessedPicture | null> {
    clearTimeout(idleTimer)
    const child = worker ?? startSharedWorker()
    let hasTimedOut = false
    const timer = setTimeout(() => {
      hasTimedOut = true
      child.kill('SIGKILL')
    }, timeoutMs)
    try {
      const result = await sendJobAndAwaitResult(child, { id: ++jobCount, file, directory })
      if (result === null && worker === child) worker = undefined
      return result === null && isFirstTry && !hasTimedOut ? null : returnPictureOrThrow(result, hasTimedOut)
    } finally {
      clearTimeout(timer)
      idleTimer = setTimeout(killWorker, idleMs).unref()
    }
  }

  const runWithRetry = async (file: string, directory: string) =>
    (await runJob(file, directory, true)) ?? ((await runJob(file, directory, false)) as ProcessedPicture)

  return {
    async process(file, directory) {
      if (waitingCount >= maxWaiting) throw new TooMany(10)
      waitingCount++
      const job = lastJob.then(() => runWithRetry(file, directory)).finally(() => waitingCount--)
      lastJob = job.catch(() => {})
      return job
    },
    close: killWorker,
  }
}

function startWorker(): ChildProcess {
  const child = fork(entry, {
    env: buildChildEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // unref: an idle worker does not keep the server from ending.
  child.unref()
  child.channel?.unref()
  // Unhandled 'error' event: `sendJobAndAwaitResult` handles it while a job runs.
  child.on('error', () => {})
  return child
}

/** Sends a job to the worker. Resolves to the worker's result, or to null if the worker ended without a result. */
function sendJobAndAwaitResult(child: ChildProcess, job: PictureJob): Promise<PictureJobResult | null> {
  const { promise, resolve } = Promise.withResolvers<PictureJobResult | null>()
  const onMessage = (result: PictureJobResult) => result.id === job.id && resolve(result)
  const onEnd = () => resolve(null)
  child.on('message', onMessage).once('exit', onEnd).once('error', onEnd)
  child.ref()
  child.channel?.ref()
  child.send(job, (error) => error && onEnd())
  return promise.finally(() => {
    child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
    child.unref()
    child.channel?.unref()
  })
}

function returnPictureOrThrow(result: PictureJobResult | null, hasTimedOut: boolean): ProcessedPicture {
  if (result && 'picture' in result) return result.picture
  if (result && 'reason' in result) throw new UnusablePicture(result.reason)
  if (result) throw new Error(`A picture could not be stored: ${result.failure}`)
  throw new UnusablePicture(hasTimedOut ? 'too_slow' : 'broken')
}
