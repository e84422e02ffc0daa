import { type MessageRef, TooMany } from '#src/platform/errors.ts'

/** Runs work when its turn comes; an aborted signal leaves the line, and rejects with the signal's reason. */
export type RunInTurn = {
  <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Throws TooMany where one more would be refused now. */
  refuseWhenFull(): void
}

type QueueOptions = {
  /** How many wait. */
  maxWaiting: number
  /** What those are told who find the line full, or wait in it for too long. */
  busyMessage?: MessageRef
  /** How long one waits; for ever where none is given. */
  maxWaitMs?: number
}

const retrySeconds = 2

/**
 * Semaphore: runs `width` works at once; `line` more wait in order. Throws TooMany, to be tried again in 2 seconds,
 * beyond these and after `patienceMs`.
 */
export function createSemaphore(maxRunning: number, { maxWaiting, busyMessage, maxWaitMs }: QueueOptions): RunInTurn {
  const waiting = new Set<() => void>()
  let running = 0

  function refuseWhenFull(): void {
    if (running >= maxRunning && waiting.size >= maxWaiting) throw new TooMany(retrySeconds, busyMessage)
  }

  /** Hand-over: the place goes to whoever has waited longest, so that nobody new slips in between. */
  function startNext(): void {
    const [next] = waiting
    if (next) next()
    else running--
  }

  async function runInTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    refuseWhenFull()
    if (running < maxRunning) running++
    else
      await waitInQueue(waiting, {
        signal,
        maxWaitMs,
        createTimeoutError: () => new TooMany(retrySeconds, busyMessage),
      })
    try {
      return await work()
    } finally {
      startNext()
    }
  }

  return Object.assign(runInTurn, { refuseWhenFull })
}

type WaitOptions = { signal: AbortSignal | undefined; maxWaitMs: number | undefined; createTimeoutError: () => Error }

/** Resolves when `waiting`'s entry of this caller is called; rejects when it has left the line. */
function waitInQueue(waiting: Set<() => void>, { signal, maxWaitMs, createTimeoutError }: WaitOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (reason: unknown) => {
      cleanUp()
      reject(reason)
    }
    const start = () => {
      cleanUp()
      resolve()
    }
    const abort = () => leave(signal?.reason)
    const timer = maxWaitMs === undefined ? undefined : setTimeout(() => leave(createTimeoutError()), maxWaitMs)
    const cleanUp = () => {
      waiting.delete(start)
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    signal?.addEventListener('abort', abort)
    waiting.add(start)
  })
}

/** The same per owner: nobody waits for another's work. */
export function createSemaphorePerOwner(maxRunning: number, options: QueueOptions) {
  const semaphores = new Map<string, { runInTurn: RunInTurn; count: number }>()

  async function runInTurn<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const semaphore = semaphores.get(owner) ?? { runInTurn: createSemaphore(maxRunning, options), count: 0 }
    semaphores.set(owner, semaphore)
    semaphore.count++
    try {
      return await semaphore.runInTurn(work, signal)
    } finally {
      if (--semaphore.count === 0) semaphores.delete(owner)
    }
  }

  return Object.assign(runInTurn, {
    refuseWhenFull: (owner: string) => semaphores.get(owner)?.runInTurn.refuseWhenFull(),
  })
}

/** Runs an owner's work when its turn comes. */
export type RunInFairTurn = {
  <T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Throws TooMany where one more of this owner would be refused now. */
  refuseWhenFull(owner: string): void
}

type FairQueueOptions = QueueOptions & { maxWaitingPerOwner: number; maxWaitMs: number }

/**
 * Fair semaphore: `width` works at once, of each owner one; `line` others wait, of each owner `lineOfOwner` behind the
 * one that stands in the line of all. `patienceMs` counts for both lines together.
 */
export function createFairSemaphore(
  maxRunning: number,
  { maxWaiting, maxWaitingPerOwner, busyMessage, maxWaitMs }: FairQueueOptions,
): RunInFairTurn {
  const runInSharedTurn = createSemaphore(maxRunning, { maxWaiting, ...(busyMessage && { busyMessage }) })
  const runInOwnerTurn = createSemaphorePerOwner(1, {
    maxWaiting: maxWaitingPerOwner,
    ...(busyMessage && { busyMessage }),
  })

  async function runInTurn<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const waitTimeout = new AbortController()
    const timer = setTimeout(() => waitTimeout.abort(new TooMany(retrySeconds, busyMessage)), maxWaitMs)
    const waitSignal = signal ? AbortSignal.any([signal, waitTimeout.signal]) : waitTimeout.signal
    const startWork = () => {
      clearTimeout(timer)
      return work()
    }
    try {
      return await runInOwnerTurn(owner, () => runInSharedTurn(startWork, waitSignal), waitSignal)
    } finally {
      clearTimeout(timer)
    }
  }

  function refuseWhenFull(owner: string): void {
    runInOwnerTurn.refuseWhenFull(owner)
    runInSharedTurn.refuseWhenFull()
  }

  return Object.assign(runInTurn, { refuseWhenFull })
}
