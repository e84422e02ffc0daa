const awaitedChoices = new Set<Promise<void>>()

/** Registers a choice that is made once the results for the typed text arrive. Returns the function that ends it. */
export function addAwaitedChoice(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  awaitedChoices.add(promise)
  return () => {
    awaitedChoices.delete(promise)
    resolve()
  }
}

export const hasAwaitedChoices = (): boolean => awaitedChoices.size > 0

/** Resolves once every choice that was awaited is made, or its search has failed. */
export async function waitForAwaitedChoices(): Promise<void> {
  while (hasAwaitedChoices()) await Promise.all(awaitedChoices)
}
