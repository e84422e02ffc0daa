/** State of the address of the list of rounds that asks at once for the round after this one. */
export const buildNextRoundState = (roundId: number) => ({ nextRoundOf: roundId })

/** Reads the state. Null if there is none. */
export function readNextRoundState(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('nextRoundOf' in state)) return null
  return typeof state.nextRoundOf === 'number' ? state.nextRoundOf : null
}
