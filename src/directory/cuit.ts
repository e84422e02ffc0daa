import { cuitPattern, hasValidCheckDigit, normalizeCuit } from '#src/platform/text/cuit-cuil-and-dni.ts'
import type { TextRule } from '#src/resource/kinds/text/text.ts'

/** Field rule: checks a CUIT, and stores `30-71234567-1` as eleven digits. */
export const cuitRule: TextRule = (text) => {
  const cuit = normalizeCuit(text)
  if (!cuitPattern.test(cuit)) return { problem: 'directory.cuit.eleven_digits' }
  return hasValidCheckDigit(cuit) ? { value: cuit } : { problem: 'directory.cuit.check_digit' }
}
