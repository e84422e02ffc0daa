import { parseJsonOrNull } from '#src/platform/text/json.ts'

const storageKey = (userId: number, name: string) => `kept:${userId}:${name}`

/** What was kept for this user under `name`; null for nothing, and for what cannot be read. */
export function readForUser(storage: Storage, userId: number, name: string): unknown {
  return parseJsonOrNull(storage.getItem(storageKey(userId, name)))
}

/** Keeps it until this user signs out. A full storage keeps nothing: it is a convenience alone. */
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

/** Sign-out: nothing that was kept for this user stays in the browser. */
export function clearUserStorage(userId: number): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(storageKey(userId, ''))) storage.removeItem(key)
  }
}
