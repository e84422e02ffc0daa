import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const checksPerTimeout = 5
/** Further looks for the answer to a cancelled statement; after these the network is dead. */
const checksAfterCancel = 2

type SilenceHandlers = {
  /** The limit has passed: the statement is to be cancelled. */
  onTimeout: () => void
  /** Nothing came after that either. */
  onDead: (error: Error) => void
}

/**
 * Statement timeout by silence, not by duration: a long answer may take as long as its bytes flow, while a statement
 * that runs away and a dead network are noticed. A few checks within the limit share one timer, so a statement starts
 * none. Checks are counted, not time: in a process that stood still the clock went on, and what came meanwhile has not
 * been read yet.
 */
export class SilenceTimeout {
  readonly #stream: () => Duplex
  readonly #timeoutMs: number
  readonly #handlers: SilenceHandlers
  readonly #timer: NodeJS.Timeout
  #isWaiting = false
  #lastByteCount = 0
  #silentChecks = 0
  #timeoutFactor = 1

  constructor(stream: () => Duplex, timeoutMs: number, handlers: SilenceHandlers) {
    this.#stream = stream
    this.#timeoutMs = timeoutMs
    this.#handlers = handlers
    this.#timer = setInterval(() => this.#checkForBytes(), timeoutMs / checksPerTimeout).unref()
  }

  /** Starts the wait for an answer; `timeoutFactor` times the limit is let pass. */
  startWaiting(timeoutFactor: number): void {
    this.#isWaiting = true
    this.#timeoutFactor = timeoutFactor
    this.#lastByteCount = this.#readByteCount()
    this.#silentChecks = 0
  }

  stopWaiting(): void {
    this.#isWaiting = false
  }

  clearTimer(): void {
    clearInterval(this.#timer)
  }

  #checkForBytes(): void {
    if (!this.#isWaiting) return
    // The first look may come right after the begin, so the limit has passed at one look more.
    if (this.#readByteCount() !== this.#lastByteCount) this.startWaiting(this.#timeoutFactor)
    else this.#countSilentCheck()
  }

  #countSilentCheck(): void {
    const excessChecks = ++this.#silentChecks - checksPerTimeout * this.#timeoutFactor
    const seconds = (this.#timeoutMs / 1000) * this.#timeoutFactor
    if (excessChecks === 1) this.#handlers.onTimeout()
    else if (excessChecks > checksAfterCancel) this.#handlers.onDead(new Error(`nothing came for ${seconds} seconds`))
  }

  #readByteCount(): number {
    const stream = this.#stream()
    return stream instanceof Socket ? stream.bytesRead : 0
  }
}
