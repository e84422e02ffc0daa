import { setTimeout as pause } from 'node:timers/promises'

/** Thrown if a transaction waited too long for its predecessor: they may be waiting for each other. */
export class TurnTimeout extends Error {}

const maxTurnMs = 30_000

/**
 * Deadlock timeout: two transactions of one process may wait for each other in a way that the database cannot see.
 * Throws TurnTimeout after half a minute.
 */
export async function awaitTurnOrTimeOut(turn: Promise<void>): Promise<void> {
  const abortController = new AbortController()
  const timeout = pause(maxTurnMs, undefined, { signal: abortController.signal }).then(() => {
    throw new TurnTimeout()
  })
  timeout.catch(() => {})
  try {
    await Promise.race([turn, timeout])
  } finally {
    abortController.abort()
  }
}
