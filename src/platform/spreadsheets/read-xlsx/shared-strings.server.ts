import { unescapeText } from '#src/platform/spreadsheets/read-xlsx/xlsx-escapes.ts'
import { createTextCollector } from '#src/platform/spreadsheets/read-xlsx/xlsx-text.ts'
import type { XmlHandlers } from '#src/platform/spreadsheets/read-xlsx/xml/xml-tokenizer.server.ts'

const chunkBytes = 1024 * 1024
/** Size of the cache of decoded strings, a power of two. A string of a list is often used again soon. */
const recentCount = 4096

/**
 * Shared strings: the texts of a workbook to which its cells refer by index. They are stored as bytes in few large
 * buffers. One JavaScript string for each would take three times the memory and burden the garbage collector.
 */
export class SharedStrings {
  readonly #chunks: Buffer[] = []
  #usedBytes = chunkBytes
  #starts = new Uint32Array(1024)
  #lengths = new Uint32Array(1024)
  #count = 0
  readonly #recent: string[] = []
  readonly #recentIndexes = new Int32Array(recentCount).fill(-1)

  /** Adds a text with the file's escapes (`_x0041_`). It must be shorter than a third of a chunk. */
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

  /** The text at an index, unescaped; undefined if the workbook has none there. */
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

/** Handlers for the part `sharedStrings.xml`: they add each of its texts to `strings`. */
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
