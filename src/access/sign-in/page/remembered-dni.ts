import { parseJsonOrNull } from '#src/platform/text/json.ts'

const storageKey = 'dni'

/** Keeps the dni that a user signed in with, for the dialog that asks for the password again; by user id. */
export function rememberDni(userId: number, dni: string): void {
  localStorage.setItem(storageKey, JSON.stringify({ userId, dni }))
}

/** Empty where another user signed in since, or nobody did. */
export function recallDni(userId: number): string {
  const storedValue = parseJsonOrNull(localStorage.getItem(storageKey))
  if (typeof storedValue !== 'object' || storedValue === null || !('userId' in storedValue && 'dni' in storedValue))
    return ''
  return storedValue.userId === userId && typeof storedValue.dni === 'string' ? storedValue.dni : ''
}

export function forgetDni(): void {
  localStorage.removeItem(storageKey)
}
