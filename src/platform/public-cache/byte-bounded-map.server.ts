type Slot<Value> = { value: Value; bytes: number; isUsed: boolean }

/** Bytes of a map entry besides the key's characters. */
const placeBytes = 160
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
    slot.isUsed = true
    return slot.value
  }

  /** `valueBytes` is the value's size in memory. A value larger than the whole map is not kept. */
  set(key: string, value: Value, valueBytes: number): void {
    this.#drop(key)
    const bytes = valueBytes + key.length * bytesPerCharacter + placeBytes
    if (bytes > this.#maxBytes) return
    this.#makeRoom(bytes)
    this.#slots.set(key, { value, bytes, isUsed: false })
    this.#bytes += bytes
  }

  clear(): void {
    this.#slots.clear()
    this.#bytes = 0
  }

  #makeRoom(bytes: number): void {
    for (const [key, slot] of this.#slots) {
      if (this.#bytes + bytes <= this.#maxBytes) return
      if (!slot.isUsed) {
        this.#drop(key)
      } else {
        slot.isUsed = false
        // Set again, it is the youngest: this same loop meets it once more, now unused.
        this.#slots.delete(key)
        this.#slots.set(key, slot)
      }
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#slots.get(key)?.bytes ?? 0
    this.#slots.delete(key)
  }
}
