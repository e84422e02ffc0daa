import type { TextRule } from '#src/resource/kinds/text/text.ts'

/** The dni (national identity number) as stored: without dots and spaces. */
export function plainDni(typed: string): string {
  return typed.replace(/[\s.]/g, '')
}

export const dniPattern = /^\d{7,8}$/

export const dniRule: TextRule = (typed) => {
  const dni = plainDni(typed)
  return dniPattern.test(dni) ? { value: dni } : { problem: 'access.users.dni_invalid' }
}
