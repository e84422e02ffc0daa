const awaitedChoices = new Set<Promise<void>>()

/**
 * Registers a choice that is made a moment later: once the results for a typed text arrive, or a picture is cut.
 * Returns the function that ends it.
 */
export function addAwaitedChoice(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  awaitedChoices.add(promise)
  return () => {
    awaitedChoices.delete(promise)
    resolve()
  }
}

export const hasAwaitedChoices = (): boolean => awaitedChoices.size > 0

/** Resolves once every choice that was awaited is made, has failed, or was given up. */
export async function waitForAwaitedChoices(): Promise<void> {
  while (hasAwaitedChoices()) await Promise.all(awaitedChoices)
}
