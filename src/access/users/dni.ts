import { dniPattern, normalizeDni } from '#src/platform/text/cuit-cuil-and-dni.ts'
import type { TextRule } from '#src/resource/kinds/text/text.ts'

export const parseUserDni: TextRule = (typed) => {
  const dni = normalizeDni(typed)
  return dniPattern.test(dni) ? { value: dni } : { problem: 'access.users.dni_invalid' }
}
