/** Longest name kept, in characters. */
const maxLength = 255

/**
 * An upload's name for storing and showing: on one line, without folders, and without the signs that turn the direction
 * of text, by which `exe.fdp` would look like a PDF. A longer one is cut before its extension.
 */
export function cleanFileName(uploadedName: string): string {
  // WHATWG: browsers write quotes and line breaks in a form's file names as %22, %0D and %0A, and nothing else so.
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

/** The same name in ASCII, for programs that read no other: without accents, other signs as `_`. */
export function toAsciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
}
