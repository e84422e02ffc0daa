import { TooMany } from '#src/platform/errors.ts'

/**
 * Lets `width` pieces of work run at once; the others wait in order, `line` of them at most. Whoever finds the line
 * full is asked to come back rather than kept in memory.
 */
export function takeTurns(width: number, line: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= line) throw new TooMany(2)
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
