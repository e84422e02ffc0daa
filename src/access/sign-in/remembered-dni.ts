import { parseJsonOrNull } from '#src/platform/text/json.ts'

const key = 'dni'

/** Keeps the dni that a user signed in with, for the dialog that asks for the password again; by user id. */
export function rememberDni(userId: number, dni: string): void {
  localStorage.setItem(key, JSON.stringify({ userId, dni }))
}

/** Empty where another user signed in since, or nobody did. */
export function rememberedDni(userId: number): string {
  const kept = parseJsonOrNull(localStorage.getItem(key))
  if (typeof kept !== 'object' || kept === null || !('userId' in kept && 'dni' in kept)) return ''
  return kept.userId === userId && typeof kept.dni === 'string' ? kept.dni : ''
}

export function forgetDni(): void {
  localStorage.removeItem(key)
}
