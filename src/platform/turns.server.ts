import { type MessageRef, TooMany } from '#src/platform/errors.ts'

type InTurn = {
  <T>(work: () => Promise<T>): Promise<T>
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

/**
 * Semaphore: runs `width` works at once; `line` more wait in order. Throws TooMany, to be tried again in 2 seconds,
 * beyond these and after `patienceMs`.
 */
export function takeTurns(width: number, { line, full, patienceMs }: Line): InTurn {
  const waiting: (() => void)[] = []
  let running = 0

  function requireRoom(): void {
    if (running >= width && waiting.length >= line) throw new TooMany(2, full)
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    requireRoom()
    if (running >= width) {
      // Hand-over: nobody new slips in between.
      await new Promise<void>((resolve, reject) => {
        const tooLong = patienceMs === undefined ? undefined : setTimeout(() => leave(), patienceMs)
        const go = () => {
          clearTimeout(tooLong)
          resolve()
        }
        const leave = () => {
          waiting.splice(waiting.indexOf(go), 1)
          reject(new TooMany(2, full))
        }
        waiting.push(go)
      })
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return Object.assign(inTurn, { requireRoom })
}

/** The same per owner: nobody waits for another's work. */
export function takeTurnsEach(width: number, line: Line) {
  const turns = new Map<string, { inTurn: InTurn; count: number }>()

  async function inTurnOf<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const own = turns.get(owner) ?? { inTurn: takeTurns(width, line), count: 0 }
    turns.set(owner, own)
    own.count++
    try {
      return await own.inTurn(work)
    } finally {
      if (--own.count === 0) turns.delete(owner)
    }
  }

  return Object.assign(inTurnOf, { requireRoom: (owner: string) => turns.get(owner)?.inTurn.requireRoom() })
}
