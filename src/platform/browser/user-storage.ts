import { parseJsonOrNull } from '#src/platform/text/json.ts'

const storageKey = (userId: number, name: string) => `kept:${userId}:${name}`

/** The value stored for this user under `name`; null if there is none or it is not JSON. */
export function readForUser(storage: Storage, userId: number, name: string): unknown {
  return parseJsonOrNull(storage.getItem(storageKey(userId, name)))
}

/** Stores the value until this user signs out. A full storage stores nothing and raises no error. */
export function storeForUser(storage: Storage, userId: number, name: string, value: unknown): void {
  try {
    storage.setItem(storageKey(userId, name), JSON.stringify(value))
  } catch {
    storage.removeItem(storageKey(userId, name))
  }
}

export function removeForUser(storage: Storage, userId: number, name: string): void {
  storage.removeItem(storageKey(userId, name))
}

/** Sign-out: removes everything stored for this user from both storages. */
export function clearUserStorage(userId: number): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(storageKey(userId, ''))) storage.removeItem(key)
  }
}
