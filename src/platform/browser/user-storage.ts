import { jsonOrNull } from '#src/platform/text/json.ts'

const keyOf = (userId: number, name: string) => `kept:${userId}:${name}`

/** What was kept for this user under `name`; null for nothing, and for what cannot be read. */
export function keptForUser(storage: Storage, userId: number, name: string): unknown {
  return jsonOrNull(storage.getItem(keyOf(userId, name)))
}

/** Keeps it until this user signs out. A full storage keeps nothing: it is a convenience alone. */
export function keepForUser(storage: Storage, userId: number, name: string, value: unknown): void {
  try {
    storage.setItem(keyOf(userId, name), JSON.stringify(value))
  } catch {
    storage.removeItem(keyOf(userId, name))
  }
}

export function dropForUser(storage: Storage, userId: number, name: string): void {
  storage.removeItem(keyOf(userId, name))
}

/** Sign-out: nothing that was kept for this user stays in the browser. */
export function forgetUser(userId: number): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(keyOf(userId, ''))) storage.removeItem(key)
  }
}
