/** Longest that is kept waiting for the end of a tag, a comment or a section, in letters. */
const maxRemainder = 1024 * 1024

/**
 * Cuts a stream of XML before its last tag, comment or CDATA section that may not be whole, so that each piece can be
 * read by itself; `cut` throws where one grows too long.
 */
export function createXmlSplitter(createError: () => Error) {
  let remainder = ''
  return {
    cut(text: string): string {
      const pendingText = remainder + text
      const end = findCompleteEnd(pendingText)
      remainder = pendingText.slice(end)
      if (remainder.length > maxRemainder) throw createError()
      return pendingText.slice(0, end)
    },
    remainder: () => remainder,
  }
}

const sections = [
  { open: '<!--', close: '-->' },
  { open: '<![CDATA[', close: ']]>' },
] as const

/**
 * Everything before the last `<` is whole, an entity too, unless that stands in a section, where it is a sign like
 * others; then everything up to the end of that section is.
 */
function findCompleteEnd(text: string): number {
  let sectionEnd = 0
  for (let index = text.indexOf('<!'); index >= 0; index = text.indexOf('<!', Math.max(sectionEnd, index + 2))) {
    const section = sections.find(({ open }) => text.startsWith(open, index))
    if (!section) continue
    const end = text.indexOf(section.close, index + section.open.length)
    if (end < 0) return index
    sectionEnd = end + section.close.length
  }
  return Math.max(text.lastIndexOf('<'), sectionEnd)
}
