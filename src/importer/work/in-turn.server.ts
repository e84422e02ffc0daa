import { setTimeout as pause } from 'node:timers/promises'

/** A transaction waited too long for the one before it: each may wait for the other. */
export class OutOfTurn extends Error {}

const mostTurnMs = 30_000

/** Deadlock of two transactions of one process, which the database cannot see: throws OutOfTurn after half a minute. */
export async function inTime(turn: Promise<void>): Promise<void> {
  const isOver = new AbortController()
  const tooLong = pause(mostTurnMs, undefined, { signal: isOver.signal }).then(() => {
    throw new OutOfTurn()
  })
  tooLong.catch(() => {})
  try {
    await Promise.race([turn, tooLong])
  } finally {
    isOver.abort()
  }
}
