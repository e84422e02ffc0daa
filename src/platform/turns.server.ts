import { type MessageRef, TooMany } from '#src/platform/errors.ts'

type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Semaphore: runs `width` works at once; `line` more wait in order. Throws TooMany, to be tried again in 2 seconds,
 * beyond these.
 */
export function takeTurns(width: number, line: number, full?: MessageRef): InTurn {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= width) {
      if (waiting.length >= line) throw new TooMany(2, full)
      // Hand-over: nobody new slips in between.
      await new Promise<void>((go) => waiting.push(go))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** The same per owner: nobody waits for another's work. */
export function takeTurnsEach(width: number, line: number, full?: MessageRef) {
  const turns = new Map<string, { inTurn: InTurn; count: number }>()

  return async function inTurnOf<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const own = turns.get(owner) ?? { inTurn: takeTurns(width, line, full), count: 0 }
    turns.set(owner, own)
    own.count++
    try {
      return await own.inTurn(work)
    } finally {
      if (--own.count === 0) turns.delete(owner)
    }
  }
}
