/** Letters and digits that are not mistaken for each other when they are read from paper. */
const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 16
const groupLength = 4

const codePattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)

/** Parses a code as somebody types it: hyphens, blanks and case do not matter. Null if it cannot be a code. */
export function parseRecordCode(typed: string): string | null {
  const code = typed.replace(/[-\s]/g, '').toUpperCase()
  return codePattern.test(code) ? code : null
}

/** The code in groups of four, as it is printed. */
export const formatRecordCode = (code: string): string =>
  Array.from({ length: codeLength / groupLength }, (_, index) =>
    code.slice(index * groupLength, (index + 1) * groupLength),
  ).join('-')

/** Makes a code from random bytes. Bytes beyond the last whole multiple of the alphabet would favour some letters. */
export function buildRecordCodeOrNull(bytes: Uint8Array): string | null {
  const usableBytes = [...bytes].filter((byte) => byte < 256 - (256 % codeAlphabet.length))
  if (usableBytes.length < codeLength) return null
  return usableBytes
    .slice(0, codeLength)
    .map((byte) => codeAlphabet[byte % codeAlphabet.length])
    .join('')
}
