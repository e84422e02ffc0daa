import { setTimeout as pause } from 'node:timers/promises'

/** A transaction waited too long for its predecessor. Each may be waiting for the other. */
export class OutOfTurn extends Error {}

const maxTurnMs = 30_000

/**
 * Deadlock timeout: two transactions of one process may wait for each other in a way that the database cannot see.
 * Throws OutOfTurn after half a minute.
 */
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
