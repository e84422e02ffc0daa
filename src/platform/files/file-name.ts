/** Longest name kept, in characters. */
const longest = 255

/**
 * An upload's name for storing and showing: on one line, without folders, and without the signs that turn the direction
 * of text, by which `exe.fdp` would look like a PDF. A longer one is cut before its extension.
 */
export function fileNameOf(given: string): string {
  // WHATWG: browsers write quotes and line breaks in a form's file names as %22, %0D and %0A, and nothing else so.
  const plain = given.replace(/%22/g, '"').replace(/%0D|%0A/gi, '\n')
  const line = plain
    .toWellFormed()
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[/\\]/g, '_')
    .trim()
  return /^\.*$/.test(line) ? 'archivo' : cut(line)
}

function cut(name: string): string {
  const characters = [...name]
  if (characters.length <= longest) return name
  const extension = [...(/\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '')]
  return [...characters.slice(0, longest - extension.length), ...extension].join('')
}

/** The same name in ASCII, for programs that read no other: without accents, other signs as `_`. */
export function asciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
}
