import { setTimeout as delay } from 'node:timers/promises'

/** Which number each of the other instances said that it knows. */
export class Heard {
  readonly #numbers = new Map<string, number>()
  #next = Promise.withResolvers<void>()

  from(instance: string, number: number): void {
    this.#numbers.set(instance, number)
    this.#next.resolve()
    this.#next = Promise.withResolvers()
  }

  /** Whether all of them said it within the time. */
  async byAll(instances: readonly string[], number: number, withinMs: number): Promise<boolean> {
    const over = delay(withinMs).then(() => true)
    const isHeard = () => instances.every((instance) => (this.#numbers.get(instance) ?? 0) >= number)
    while (!isHeard()) {
      if (await Promise.race([this.#next.promise.then(() => false), over])) return isHeard()
    }
    return true
  }
}
