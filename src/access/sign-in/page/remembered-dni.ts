import { parseJsonOrNull } from '#src/platform/text/json.ts'

const storageKey = 'dni'

/** Keeps the dni of a sign-in in `localStorage`, for the dialog that asks for the password again. */
export function rememberDni(userId: number, dni: string): void {
  localStorage.setItem(storageKey, JSON.stringify({ userId, dni }))
}

/** The dni that this user signed in with, or '' if none is stored or the last sign-in was another user's. */
export function readRememberedDni(userId: number): string {
  const storedValue = parseJsonOrNull(localStorage.getItem(storageKey))
  if (typeof storedValue !== 'object' || storedValue === null || !('userId' in storedValue && 'dni' in storedValue))
    return ''
  return storedValue.userId === userId && typeof storedValue.dni === 'string' ? storedValue.dni : ''
}

export function forgetDni(): void {
  localStorage.removeItem(storageKey)
}
