import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const checksPerTimeout = 5
/** Number of checks within which a cancelled statement has to answer. After them the network counts as dead. */
const checksAfterCancel = 2

type SilenceHandlers = {
  /** Called when the timeout has passed, to cancel the statement. */
  onTimeout: () => void
  /** Called when no byte came after the cancel either: the connection is dead. */
  onDead: (error: Error) => void
}

/**
 * Statement timeout by silence, not by duration: an answer may take long while its bytes flow, but a runaway statement
 * or a dead network is noticed. One timer checks each connection a few times per timeout, so a statement starts no
 * timer of its own. The timeout counts checks, not time: after a pause of the process the clock has moved on, but the
 * bytes that arrived meanwhile are still unread.
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

  /** Starts waiting for an answer, for `timeoutFactor` times the timeout. */
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
    // The first check may come right after the start, so the timeout has passed one check later.
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
