import { type MessageRef, TooMany } from '#src/platform/errors.ts'

type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets `width` pieces of work run at once; the others wait in order, `line` of them at most. Whoever finds the line
 * full is asked to come back rather than kept in memory.
 */
export function takeTurns(width: number, line: number, full?: MessageRef): InTurn {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= width) {
      if (waiting.length >= line) throw new TooMany(2, full)
      // Who ends hands the place over, so that nobody new slips in between.
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

/** The same for each owner: nobody waits for what another does. */
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
