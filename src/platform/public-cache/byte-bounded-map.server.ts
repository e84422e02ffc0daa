type Slot<Value> = { value: Value; bytes: number; wasRead: boolean }

/** Bytes of a map entry besides its key's characters and its value. */
const entryBytes = 160
const bytesPerCharacter = 2

/**
 * Second chance (CLOCK), an approximation of LRU, bounded by bytes: evicts the oldest entry that was not read since the
 * last eviction looked at it. Entries that nobody reads again go first.
 */
export class ByteBoundedMap<Value> {
  readonly #slots = new Map<string, Slot<Value>>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** Bytes of all entries: their keys, their overhead, and their values as the callers count them. */
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

  /** Stores a value of `valueBytes` in memory. A value larger than the whole map is not stored. */
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
        // Inserted again, the entry is the youngest: this loop meets it once more, now unread.
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
