import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const looksAnAnswer = 5

/**
 * Read timeout by silence, not by duration: a long answer may take as long as its bytes flow, while a dead network is
 * noticed. A few checks within the limit share one timer, so a statement starts none. Checks are counted, not time: in
 * a process that stood still the clock went on, and what came meanwhile has not been read yet.
 */
export class Silence {
  readonly #stream: () => Duplex
  readonly #limitMs: number
  readonly #tooLong: (error: Error) => void
  readonly #looking: NodeJS.Timeout
  #isWaiting = false
  #heardBytes = 0
  #silentLooks = 0

  constructor(stream: () => Duplex, limitMs: number, tooLong: (error: Error) => void) {
    this.#stream = stream
    this.#limitMs = limitMs
    this.#tooLong = tooLong
    this.#looking = setInterval(() => this.#look(), limitMs / looksAnAnswer).unref()
  }

  /** Starts the wait for an answer. */
  begin(): void {
    this.#isWaiting = true
    this.#heardBytes = this.#bytesRead()
    this.#silentLooks = 0
  }

  end(): void {
    this.#isWaiting = false
  }

  stop(): void {
    clearInterval(this.#looking)
  }

  #look(): void {
    if (!this.#isWaiting) return
    // The first look may come right after the begin, so the limit has passed at one look more.
    if (this.#bytesRead() !== this.#heardBytes) this.begin()
    else if (++this.#silentLooks > looksAnAnswer) {
      this.#tooLong(new Error(`nothing came for ${this.#limitMs / 1000} seconds`))
    }
  }

  #bytesRead(): number {
    const stream = this.#stream()
    return stream instanceof Socket ? stream.bytesRead : 0
  }
}
