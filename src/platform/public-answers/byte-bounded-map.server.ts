type Slot<Value> = { value: Value; bytes: number; isUsed: boolean }

/** What a key and its place in the map take beside the key's own characters. */
const placeBytes = 160
const bytesPerCharacter = 2

/**
 * LRU cache by second chance (CLOCK), bounded by bytes: where there is no room, the oldest goes that nobody has asked
 * for since it was last looked at. Endless keys that are asked for once push out one another.
 */
export class ByteBoundedMap<Value> {
  readonly #slots = new Map<string, Slot<Value>>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** What is held: values as their callers count them, keys, and places. */
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

  /** `valueBytes` is what the value takes of memory. What is larger than the whole map is not held. */
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
        // Written again it is the youngest: the same turn of this loop meets it once more, unused by then.
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
