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
  /** Reads a scan in the same process and queue. Throws UnusablePicture, or TooMany if 60 jobs are queued. */
  requireReadableScan(file: string): Promise<void>
  /** Kills the worker, busy or not. */
  close(): void
}

type JobFiles = Pick<PictureJob, 'file' | 'directory'>
/** A finished job. The picture is null for a scan. */
type JobSuccess = { picture: ProcessedPicture | null }
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
  async function runJob(files: JobFiles, isFirstTry: boolean): Promise<JobSuccess | null> {
    clearTimeout(idleTimer)
    const child = worker ?? startSharedWorker()
    let hasTimedOut = false
    const timer = setTimeout(() => {
      hasTimedOut = true
      child.kill('SIGKILL')
    }, timeoutMs)
    try {
      const result = await sendJobAndAwaitResult(child, { id: ++jobCount, ...files })
      if (result === null && worker === child) worker = undefined
      return result === null && isFirstTry && !hasTimedOut ? null : returnSuccessOrThrow(result, hasTimedOut)
    } finally {
      clearTimeout(timer)
      idleTimer = setTimeout(killWorker, idleMs).unref()
    }
  }

  const runWithRetry = async (files: JobFiles) =>
    (await runJob(files, true)) ?? ((await runJob(files, false)) as JobSuccess)

  async function queueJob(files: JobFiles): Promise<JobSuccess> {
    if (waitingCount >= maxWaiting) throw new TooMany(10)
    waitingCount++
    const job = lastJob.then(() => runWithRetry(files)).finally(() => waitingCount--)
    lastJob = job.catch(() => {})
    return job
  }

  return {
    process: async (file, directory) => (await queueJob({ file, directory })).picture as ProcessedPicture,
    async requireReadableScan(file) {
      await queueJob({ file, directory: null })
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

function returnSuccessOrThrow(result: PictureJobResult | null, hasTimedOut: boolean): JobSuccess {
  if (result && 'picture' in result) return result
  if (result && 'reason' in result) throw new UnusablePicture(result.reason)
  if (result) throw new Error(`A picture could not be stored: ${result.failure}`)
  throw new UnusablePicture(hasTimedOut ? 'too_slow' : 'broken')
}
