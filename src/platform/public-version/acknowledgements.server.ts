import { setTimeout as delay } from 'node:timers/promises'

/** Acknowledgements: the newest version that each other instance has confirmed. */
export class Heard {
  readonly #numbers = new Map<string, number>()
  #next = Promise.withResolvers<void>()

  from(instance: string, number: number): void {
    this.#numbers.set(instance, number)
    this.#next.resolve()
    this.#next = Promise.withResolvers()
  }

  /** True once all of them have confirmed `number`; false after `withinMs`. */
  async byAll(instances: readonly string[], number: number, withinMs: number): Promise<boolean> {
    const over = delay(withinMs).then(() => true)
    const isHeard = () => instances.every((instance) => (this.#numbers.get(instance) ?? 0) >= number)
    while (!isHeard()) {
      if (await Promise.race([this.#next.promise.then(() => false), over])) return isHeard()
    }
    return true
  }
}
