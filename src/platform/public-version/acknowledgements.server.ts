import { setTimeout as delay } from 'node:timers/promises'

/** Acknowledgements: the newest version that each other instance has confirmed. */
export class Acknowledgements {
  readonly #versions = new Map<string, number>()
  #nextConfirmation = Promise.withResolvers<void>()

  confirm(instance: string, version: number): void {
    this.#versions.set(instance, version)
    this.#nextConfirmation.resolve()
    this.#nextConfirmation = Promise.withResolvers()
  }

  /** True once all instances have confirmed `version`, false after `timeoutMs`. */
  async waitForAll(instances: readonly string[], version: number, timeoutMs: number): Promise<boolean> {
    const timeout = delay(timeoutMs).then(() => true)
    const isConfirmed = () => instances.every((instance) => (this.#versions.get(instance) ?? 0) >= version)
    while (!isConfirmed()) {
      if (await Promise.race([this.#nextConfirmation.promise.then(() => false), timeout])) return isConfirmed()
    }
    return true
  }
}
