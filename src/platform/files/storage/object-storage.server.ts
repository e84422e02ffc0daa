import type { Readable } from 'node:stream'

/** A stored file: its size, and a stream of it. */
export type StoredObject = { bytes: number; openStream(): Readable }

/**
 * Object storage. An object stands on a shelf under a name, and is one file or several parts (a picture's variants). It
 * is put once and never changed or appended to, so that a bucket can serve as well.
 */
export type ObjectStorage = {
  /** Stores a file, or a directory as parts, durably; takes it away from `path`. */
  put(shelf: string, name: string, path: string): Promise<void>
  /** Null where it is missing. */
  find(shelf: string, name: string, part?: string): Promise<StoredObject | null>
  /** Takes an object with all its parts to another shelf; a missing one is no error. In a bucket: copy, then remove. */
  move(shelf: string, name: string, toShelf: string): Promise<void>
  /** Removes an object with all its parts; a missing one is no error. */
  remove(shelf: string, name: string): Promise<void>
  /** Names of what was put on a shelf before a time, some at a time. */
  list(shelf: string, before: Date): AsyncIterable<string[]>
  /** Readiness: throws where nothing can be read and written. */
  checkReady(): Promise<void>
}
