import { type MessageRef, TooMany } from '#src/platform/errors.ts'

/** Runs work when its turn comes; an aborted signal leaves the line, and rejects with the signal's reason. */
export type InTurn = {
  <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Throws TooMany where one more would be refused now. */
  requireRoom(): void
}

type Line = {
  /** How many wait. */
  line: number
  /** What those are told who find the line full, or wait in it for too long. */
  full?: MessageRef
  /** How long one waits; for ever where none is given. */
  patienceMs?: number
}

const retrySeconds = 2

/**
 * Semaphore: runs `width` works at once; `line` more wait in order. Throws TooMany, to be tried again in 2 seconds,
 * beyond these and after `patienceMs`.
 */
export function takeTurns(width: number, { line, full, patienceMs }: Line): InTurn {
  const waiting = new Set<() => void>()
  let running = 0

  function requireRoom(): void {
    if (running >= width && waiting.size >= line) throw new TooMany(retrySeconds, full)
  }

  /** Hand-over: the place goes to whoever has waited longest, so that nobody new slips in between. */
  function handOver(): void {
    const [next] = waiting
    if (next) next()
    else running--
  }

  async function inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    requireRoom()
    if (running < width) running++
    else await standInLine(waiting, { signal, patienceMs, tooLong: () => new TooMany(retrySeconds, full) })
    try {
      return await work()
    } finally {
      handOver()
    }
  }

  return Object.assign(inTurn, { requireRoom })
}

type Standing = { signal: AbortSignal | undefined; patienceMs: number | undefined; tooLong: () => Error }

/** Resolves when `waiting`'s entry of this caller is called; rejects when it has left the line. */
function standInLine(waiting: Set<() => void>, { signal, patienceMs, tooLong }: Standing): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (reason: unknown) => {
      end()
      reject(reason)
    }
    const go = () => {
      end()
      resolve()
    }
    const abort = () => leave(signal?.reason)
    const timer = patienceMs === undefined ? undefined : setTimeout(() => leave(tooLong()), patienceMs)
    const end = () => {
      waiting.delete(go)
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    signal?.addEventListener('abort', abort)
    waiting.add(go)
  })
}

/** The same per owner: nobody waits for another's work. */
export function takeTurnsEach(width: number, line: Line) {
  const turns = new Map<string, { inTurn: InTurn; count: number }>()

  async function inTurnOf<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const own = turns.get(owner) ?? { inTurn: takeTurns(width, line), count: 0 }
    turns.set(owner, own)
    own.count++
    try {
      return await own.inTurn(work, signal)
    } finally {
      if (--own.count === 0) turns.delete(owner)
    }
  }

  return Object.assign(inTurnOf, { requireRoom: (owner: string) => turns.get(owner)?.inTurn.requireRoom() })
}

/** Runs an owner's work when its turn comes. */
export type InFairTurn = {
  <T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Throws TooMany where one more of this owner would be refused now. */
  requireRoom(owner: string): void
}

type FairLine = Line & { lineOfOwner: number; patienceMs: number }

/**
 * Fair semaphore: `width` works at once, of each owner one; `line` others wait, of each owner `lineOfOwner` behind the
 * one that stands in the line of all. `patienceMs` counts for both lines together.
 */
export function takeFairTurns(width: number, { line, lineOfOwner, full, patienceMs }: FairLine): InFairTurn {
  const ofAll = takeTurns(width, { line, ...(full && { full }) })
  const ofOwner = takeTurnsEach(1, { line: lineOfOwner, ...(full && { full }) })

  async function inTurn<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new TooMany(retrySeconds, full)), patienceMs)
    const waiting = signal ? AbortSignal.any([signal, patience.signal]) : patience.signal
    const begin = () => {
      clearTimeout(timer)
      return work()
    }
    try {
      return await ofOwner(owner, () => ofAll(begin, waiting), waiting)
    } finally {
      clearTimeout(timer)
    }
  }

  function requireRoom(owner: string): void {
    ofOwner.requireRoom(owner)
    ofAll.requireRoom()
  }

  return Object.assign(inTurn, { requireRoom })
}
