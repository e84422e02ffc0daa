import { unescapeText } from '#src/platform/spreadsheets/read-xlsx/xlsx-escapes.ts'
import { createTextCollector } from '#src/platform/spreadsheets/read-xlsx/xlsx-text.ts'
import type { XmlHandlers } from '#src/platform/spreadsheets/read-xlsx/xml/xml-tokenizer.server.ts'

const chunkBytes = 1024 * 1024
/** Texts that come back soon, as words of a list do, are not decoded again; a power of two. */
const recentCount = 4096

/**
 * The texts of a workbook that its cells name by number. They stand as bytes in few large buffers: a string each would
 * take three times the memory, and the garbage collector would walk them again and again.
 */
export class SharedStrings {
  readonly #chunks: Buffer[] = []
  #usedBytes = chunkBytes
  #starts = new Uint32Array(1024)
  #lengths = new Uint32Array(1024)
  #count = 0
  readonly #recent: string[] = []
  readonly #recentIndexes = new Int32Array(recentCount).fill(-1)

  /** Adds a text as the file has it, with escapes; one is shorter than a third of a chunk. */
  add(text: string): void {
    let chunk = this.#chunks.at(-1)
    if (!chunk || this.#usedBytes + text.length * 3 > chunkBytes) {
      chunk = Buffer.allocUnsafeSlow(chunkBytes)
      this.#chunks.push(chunk)
      this.#usedBytes = 0
    }
    if (this.#count === this.#starts.length) {
      this.#starts = copyWithDoubleCapacity(this.#starts)
      this.#lengths = copyWithDoubleCapacity(this.#lengths)
    }
    const bytes = chunk.write(text, this.#usedBytes)
    this.#starts[this.#count] = (this.#chunks.length - 1) * chunkBytes + this.#usedBytes
    this.#lengths[this.#count++] = bytes
    this.#usedBytes += bytes
  }

  /** The text of a number, without escapes; undefined where there is none. */
  get(index: number): string | undefined {
    if (!Number.isInteger(index) || index < 0 || index >= this.#count) return undefined
    const slot = index & (recentCount - 1)
    if (this.#recentIndexes[slot] === index) return this.#recent[slot]
    const start = this.#starts[index] ?? 0
    const chunk = this.#chunks[Math.floor(start / chunkBytes)]
    const offset = start % chunkBytes
    const text = unescapeText(chunk?.toString('utf8', offset, offset + (this.#lengths[index] ?? 0)) ?? '')
    this.#recent[slot] = text
    this.#recentIndexes[slot] = index
    return text
  }
}

function copyWithDoubleCapacity(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}

/** Gathers the texts of a workbook's part of them. */
export function createSharedStringsHandlers(strings: SharedStrings): XmlHandlers {
  const collector = createTextCollector()
  return {
    open(name) {
      if (name === 'si') collector.begin()
      else collector.open(name)
    },
    text: collector.text,
    close(name) {
      if (name === 'si') strings.add(collector.end())
      else collector.close(name)
    },
  }
}
