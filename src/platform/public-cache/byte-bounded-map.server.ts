type Slot<Value> = { value: Value; bytes: number; wasRead: boolean }

/** Bytes of a map entry besides the key's characters. */
const entryBytes = 160
const bytesPerCharacter = 2

/**
 * Second chance (CLOCK), an approximation of LRU, bounded by bytes: evicts the oldest entry not read since it was last
 * considered. Keys that are read once push out one another.
 */
export class ByteBoundedMap<Value> {
  readonly #slots = new Map<string, Slot<Value>>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** Bytes held: values as their callers count them, keys, and places. */
  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#slots.size
  }

  get(key: string): Value | undefined {
    const slot = this.#slots.get(key)
    if (!slot) return undefined
    slot.wasRead = true
    return slot.value
  }

  /** `valueBytes` is the value's size in memory. A value larger than the whole map is not kept. */
  set(key: string, value: Value, valueBytes: number): void {
    this.#remove(key)
    const bytes = valueBytes + key.length * bytesPerCharacter + entryBytes
    if (bytes > this.#maxBytes) return
    this.#makeRoom(bytes)
    this.#slots.set(key, { value, bytes, wasRead: false })
    this.#bytes += bytes
  }

  clear(): void {
    this.#slots.clear()
    this.#bytes = 0
  }

  #makeRoom(bytes: number): void {
    for (const [key, slot] of this.#slots) {
      if (this.#bytes + bytes <= this.#maxBytes) return
      if (!slot.wasRead) {
        this.#remove(key)
      } else {
        slot.wasRead = false
        // Set again, it is the youngest: this same loop meets it once more, now unused.
        this.#slots.delete(key)
        this.#slots.set(key, slot)
      }
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#slots.get(key)?.bytes ?? 0
    this.#slots.delete(key)
  }
}
