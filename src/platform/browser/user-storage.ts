import { parseJsonOrNull } from '#src/platform/text/json.ts'

const buildUserStorageKey = (userId: number, name: string) => `kept:${userId}:${name}`

/** The value stored for this user under `name`; null if there is none or it is not JSON. */
export function readForUser(storage: Storage, userId: number, name: string): unknown {
  return parseJsonOrNull(storage.getItem(buildUserStorageKey(userId, name)))
}

/** Stores the value until this user signs out. If the storage is full, removes the earlier value and throws nothing. */
export function storeForUserIfRoom(storage: Storage, userId: number, name: string, value: unknown): void {
  try {
    storage.setItem(buildUserStorageKey(userId, name), JSON.stringify(value))
  } catch {
    storage.removeItem(buildUserStorageKey(userId, name))
  }
}

export function removeForUser(storage: Storage, userId: number, name: string): void {
  storage.removeItem(buildUserStorageKey(userId, name))
}

/** Sign-out: removes everything stored for this user from both storages. */
export function clearUserStorage(userId: number): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(buildUserStorageKey(userId, ''))) storage.removeItem(key)
  }
}
