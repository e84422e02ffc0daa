import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const looksAnAnswer = 5
/** Further looks for the answer to a cancelled statement; after these the network is dead. */
const looksAfter = 2

type Heard = {
  /** The limit has passed: the statement is to be cancelled. */
  tooLong: () => void
  /** Nothing came after that either. */
  isDead: (error: Error) => void
}

/**
 * Statement timeout by silence, not by duration: a long answer may take as long as its bytes flow, while a statement
 * that runs away and a dead network are noticed. A few checks within the limit share one timer, so a statement starts
 * none. Checks are counted, not time: in a process that stood still the clock went on, and what came meanwhile has not
 * been read yet.
 */
export class Silence {
  readonly #stream: () => Duplex
  readonly #limitMs: number
  readonly #heard: Heard
  readonly #looking: NodeJS.Timeout
  #isWaiting = false
  #heardBytes = 0
  #silentLooks = 0
  #patience = 1

  constructor(stream: () => Duplex, limitMs: number, heard: Heard) {
    this.#stream = stream
    this.#limitMs = limitMs
    this.#heard = heard
    this.#looking = setInterval(() => this.#look(), limitMs / looksAnAnswer).unref()
  }

  /** Starts the wait for an answer; `patience` times the limit is let pass. */
  begin(patience: number): void {
    this.#isWaiting = true
    this.#patience = patience
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
    if (this.#bytesRead() !== this.#heardBytes) this.begin(this.#patience)
    else this.#countLook()
  }

  #countLook(): void {
    const beyond = ++this.#silentLooks - looksAnAnswer * this.#patience
    const seconds = (this.#limitMs / 1000) * this.#patience
    if (beyond === 1) this.#heard.tooLong()
    else if (beyond > looksAfter) this.#heard.isDead(new Error(`nothing came for ${seconds} seconds`))
  }

  #bytesRead(): number {
    const stream = this.#stream()
    return stream instanceof Socket ? stream.bytesRead : 0
  }
}
