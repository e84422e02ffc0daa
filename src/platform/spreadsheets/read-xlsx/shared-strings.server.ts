import { unescaped } from '#src/platform/spreadsheets/read-xlsx/xlsx-escapes.ts'
import { textCollector } from '#src/platform/spreadsheets/read-xlsx/xlsx-text.ts'
import type { XmlHandlers } from '#src/platform/spreadsheets/read-xlsx/xml/xml-tokenizer.server.ts'

const chunkBytes = 1024 * 1024
/** Texts that come back soon, as words of a list do, are not decoded again; a power of two. */
const recentTexts = 4096

/**
 * The texts of a workbook that its cells name by number. They stand as bytes in few large buffers: a string each would
 * take three times the memory, and the garbage collector would walk them again and again.
 */
export class SharedStrings {
  readonly #chunks: Buffer[] = []
  #used = chunkBytes
  #starts = new Uint32Array(1024)
  #lengths = new Uint32Array(1024)
  #size = 0
  readonly #recent: string[] = []
  readonly #recentAt = new Int32Array(recentTexts).fill(-1)

  /** Adds a text as the file has it, with escapes; one is shorter than a third of a chunk. */
  add(text: string): void {
    let chunk = this.#chunks.at(-1)
    if (!chunk || this.#used + text.length * 3 > chunkBytes) {
      chunk = Buffer.allocUnsafeSlow(chunkBytes)
      this.#chunks.push(chunk)
      this.#used = 0
    }
    if (this.#size === this.#starts.length) {
      this.#starts = doubled(this.#starts)
      this.#lengths = doubled(this.#lengths)
    }
    const bytes = chunk.write(text, this.#used)
    this.#starts[this.#size] = (this.#chunks.length - 1) * chunkBytes + this.#used
    this.#lengths[this.#size++] = bytes
    this.#used += bytes
  }

  /** The text of a number, without escapes; undefined where there is none. */
  get(index: number): string | undefined {
    if (!Number.isInteger(index) || index < 0 || index >= this.#size) return undefined
    const place = index & (recentTexts - 1)
    if (this.#recentAt[place] === index) return this.#recent[place]
    const start = this.#starts[index] ?? 0
    const chunk = this.#chunks[Math.floor(start / chunkBytes)]
    const at = start % chunkBytes
    const text = unescaped(chunk?.toString('utf8', at, at + (this.#lengths[index] ?? 0)) ?? '')
    this.#recent[place] = text
    this.#recentAt[place] = index
    return text
  }
}

function doubled(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}

/** Gathers the texts of a workbook's part of them. */
export function stringsHandlers(strings: SharedStrings): XmlHandlers {
  const collector = textCollector()
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
