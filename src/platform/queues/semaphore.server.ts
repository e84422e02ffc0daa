import { type MessageRef, TooMany } from '#src/platform/errors.ts'

/**
 * Runs work when its turn comes. If `signal` aborts first, the work leaves the queue and the signal's reason is thrown.
 */
export type RunInTurn = {
  <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Throws TooMany if the queue would refuse further work now. */
  refuseWhenFull(): void
}

type QueueOptions = {
  /** The most functions that may wait in the queue. */
  maxWaiting: number
  /** Message of the refusal if the queue is full or the wait becomes too long. */
  busyMessage?: MessageRef
  /** Longest wait in the queue. If undefined, a function may wait for ever. */
  maxWaitMs?: number
}

const retrySeconds = 2

/**
 * Semaphore: runs at most `maxRunning` functions at once, and `maxWaiting` more wait in order. Throws TooMany, to be
 * retried in 2 seconds, if the queue is full or after `maxWaitMs`.
 */
export function createSemaphore(maxRunning: number, { maxWaiting, busyMessage, maxWaitMs }: QueueOptions): RunInTurn {
  const waiting = new Set<() => void>()
  let running = 0

  function refuseWhenFull(): void {
    if (running >= maxRunning && waiting.size >= maxWaiting) throw new TooMany(retrySeconds, busyMessage)
  }

  /** Hand-over: the slot goes straight to the function that has waited longest, so that no newcomer overtakes it. */
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

/** Resolves when the semaphore calls this caller's entry in `waiting`. Rejects when the caller leaves the queue. */
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

/** A semaphore for each owner, so that nobody waits for another owner's work. */
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
  /** Throws TooMany if the queue would refuse further work of this owner now. */
  refuseWhenFull(owner: string): void
}

type FairQueueOptions = QueueOptions & { maxWaitingPerOwner: number; maxWaitMs: number }

/**
 * Fair semaphore: runs at most `maxRunning` functions at once, one of each owner. Further functions of an owner wait
 * behind the owner's first one, at most `maxWaitingPerOwner`. The first functions of all owners share a queue of
 * `maxWaiting`. `maxWaitMs` limits the wait in both queues together.
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
