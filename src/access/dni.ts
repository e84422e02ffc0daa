import type { TextRule } from '#src/resource/kinds/text/text.ts'

/** A dni as it is stored: without the dots and spaces that people type. */
export function plainDni(typed: string): string {
  return typed.replace(/[\s.]/g, '')
}

export const dniPattern = /^\d{7,8}$/

export const dniRule: TextRule = (typed) => {
  const dni = plainDni(typed)
  return dniPattern.test(dni) ? { value: dni } : { problem: 'access.users.dni_invalid' }
}
