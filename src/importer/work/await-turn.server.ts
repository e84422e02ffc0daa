import { setTimeout as pause } from 'node:timers/promises'

/** A transaction waited too long for the one before it: each may wait for the other. */
export class OutOfTurn extends Error {}

const maxTurnMs = 30_000

/** Deadlock of two transactions of one process, which the database cannot see: throws OutOfTurn after half a minute. */
export async function awaitTurn(turn: Promise<void>): Promise<void> {
  const abortController = new AbortController()
  const timeout = pause(maxTurnMs, undefined, { signal: abortController.signal }).then(() => {
    throw new OutOfTurn()
  })
  timeout.catch(() => {})
  try {
    await Promise.race([turn, timeout])
  } finally {
    abortController.abort()
  }
}
