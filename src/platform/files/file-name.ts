/** Longest name in characters; the database column takes no more. */
const maxLength = 255

/**
 * Cleans an upload's name for storing and showing: one line, no folders, and no bidirectional control characters, which
 * make `exe.fdp` look like a PDF. A longer name is cut before its extension.
 */
export function cleanFileName(uploadedName: string): string {
  // WHATWG: in the file names of a form, browsers encode quotes and line breaks, and nothing else, as %22, %0D and %0A.
  const unescapedName = uploadedName.replace(/%22/g, '"').replace(/%0D|%0A/gi, '\n')
  const singleLine = unescapedName
    .toWellFormed()
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[/\\]/g, '_')
    .trim()
  return /^\.*$/.test(singleLine) ? 'archivo' : truncateName(singleLine)
}

function truncateName(name: string): string {
  const characters = [...name]
  if (characters.length <= maxLength) return name
  const extension = [...(/\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '')]
  return [...characters.slice(0, maxLength - extension.length), ...extension].join('')
}

/** The name in ASCII, for programs that read nothing else: without accents, other characters as `_`. */
export function convertToAsciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
}
