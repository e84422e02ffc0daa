import { type ChildProcess, fork } from 'node:child_process'
import { childEnvironment } from '#src/platform/child-environment.server.ts'
import { TooMany } from '#src/platform/errors.ts'
import type { Worked } from '#src/platform/pictures/picture-variants.server.ts'
import type { PictureAnswer, PictureJob } from '#src/platform/pictures/picture-worker.server.ts'
import { pictureLimits, RefusedPicture } from '#src/platform/pictures/unusable-picture.ts'
import { childProgram } from '#src/platform/program.server.ts'

export type PictureWorkshop = {
  /** Processes one file at a time. Throws `RefusedPicture`, or `TooMany` where 60 are queued. */
  work(file: string, directory: string): Promise<Worked>
  /** Kills the worker, busy or not. */
  close(): void
}

type Limits = { milliseconds: number; lingerMs: number; line: number }

const entry = childProgram('src/platform/pictures/picture-worker.server.ts')
const usual: Limits = { milliseconds: pictureLimits.milliseconds, lingerMs: 2000, line: 60 }

/**
 * Work queue in front of one child process, whose memory is freed when it ends. It lingers 2 seconds for the next
 * picture of the same form, which saves its start.
 */
export function openWorkshop(limits: Partial<Limits> = {}): PictureWorkshop {
  const { milliseconds, lingerMs, line } = { ...usual, ...limits }
  let worker: ChildProcess | undefined
  let leaving: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let jobs = 0

  const start = () => {
    const child = startWorker()
    worker = child
    child.once('exit', () => {
      if (worker === child) worker = undefined
    })
    return child
  }
  const dismiss = () => {
    worker?.kill('SIGKILL')
    worker = undefined
  }

  /** Null where the worker died on the first try: the cause may be outside of the picture (out-of-memory killer). */
  async function hand(file: string, directory: string, isFirst: boolean): Promise<Worked | null> {
    clearTimeout(leaving)
    const child = worker ?? start()
    let isTooSlow = false
    const timer = setTimeout(() => {
      isTooSlow = true
      child.kill('SIGKILL')
    }, milliseconds)
    try {
      const answer = await answerOf(child, { id: ++jobs, file, directory })
      if (answer === null && worker === child) worker = undefined
      return answer === null && isFirst && !isTooSlow ? null : judge(answer, isTooSlow)
    } finally {
      clearTimeout(timer)
      leaving = setTimeout(dismiss, lingerMs).unref()
    }
  }

  const twice = async (file: string, directory: string) =>
    (await hand(file, directory, true)) ?? ((await hand(file, directory, false)) as Worked)

  return {
    async work(file, directory) {
      if (waiting >= line) throw new TooMany(10)
      waiting++
      const turn = last.then(() => twice(file, directory)).finally(() => waiting--)
      last = turn.catch(() => {})
      return turn
    },
    close: dismiss,
  }
}

function startWorker(): ChildProcess {
  const child = fork(entry, { env: childEnvironment(), execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  // unref: an idle worker does not keep the server from ending.
  child.unref()
  child.channel?.unref()
  // Unhandled 'error' event: `answerOf` handles it where somebody is waiting.
  child.on('error', () => {})
  return child
}

/** The worker's answer, or null where it ended without one. */
function answerOf(child: ChildProcess, job: PictureJob): Promise<PictureAnswer | null> {
  const { promise, resolve } = Promise.withResolvers<PictureAnswer | null>()
  const onMessage = (answer: PictureAnswer) => answer.id === job.id && resolve(answer)
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

function judge(answer: PictureAnswer | null, isTooSlow: boolean): Worked {
  if (answer && 'worked' in answer) return answer.worked
  if (answer && 'refusal' in answer) throw new RefusedPicture(answer.refusal)
  if (answer) throw new Error(`A picture could not be stored: ${answer.failure}`)
  throw new RefusedPicture(isTooSlow ? 'too_slow' : 'broken')
}
