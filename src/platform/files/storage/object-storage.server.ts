import type { Readable } from 'node:stream'

/** A stored object: its size, and a stream of its bytes. */
export type StoredObject = { bytes: number; openStream(): Readable }

/**
 * Object storage. An object lies on a shelf under a name, and is one file or several parts (a picture's variants). It
 * never changes after it is put, so that an S3 bucket could implement this type.
 */
export type ObjectStorage = {
  /** Stores a file, or a directory as parts, durably. Moves it away from `path`. */
  put(shelf: string, name: string, path: string): Promise<void>
  /** Finds an object, or one of its parts. Null if it is missing. */
  find(shelf: string, name: string, part?: string): Promise<StoredObject | null>
  /** Moves an object with all parts to another shelf. A missing one is no error. In a bucket: copy, then remove. */
  move(shelf: string, name: string, toShelf: string): Promise<void>
  /** True if the object under that name has the bytes of `source`, a file or a directory of parts. */
  holdsSame(shelf: string, name: string, source: string): Promise<boolean>
  /** Removes an object with all parts. A missing one is no error. */
  remove(shelf: string, name: string): Promise<void>
  /** Yields, in portions, the names of the objects that were put on a shelf before a time. */
  list(shelf: string, before: Date): AsyncIterable<string[]>
  /** Readiness: throws if objects cannot be read and written. */
  checkReady(): Promise<void>
}
