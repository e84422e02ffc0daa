import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const looksAnAnswer = 5

/**
 * Read timeout by silence, not by duration: a long answer may take as long as its bytes flow, while a dead network is
 * noticed. A few checks within the limit share one timer, so a statement starts none.
 */
export class Silence {
  readonly #stream: () => Duplex
  readonly #limitMs: number
  readonly #tooLong: (error: Error) => void
  readonly #looking: NodeJS.Timeout
  #since: number | null = null
  #heardBytes = 0

  constructor(stream: () => Duplex, limitMs: number, tooLong: (error: Error) => void) {
    this.#stream = stream
    this.#limitMs = limitMs
    this.#tooLong = tooLong
    this.#looking = setInterval(() => this.#look(), limitMs / looksAnAnswer).unref()
  }

  /** Starts the wait for an answer. */
  begin(): void {
    this.#since = performance.now()
    this.#heardBytes = this.#bytesRead()
  }

  end(): void {
    this.#since = null
  }

  stop(): void {
    clearInterval(this.#looking)
  }

  #look(): void {
    if (this.#since === null) return
    const bytes = this.#bytesRead()
    if (bytes !== this.#heardBytes) this.begin()
    else if (performance.now() - this.#since >= this.#limitMs) {
      this.#tooLong(new Error(`nothing came for ${this.#limitMs / 1000} seconds`))
    }
  }

  #bytesRead(): number {
    const stream = this.#stream()
    return stream instanceof Socket ? stream.bytesRead : 0
  }
}
