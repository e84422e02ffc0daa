/** Longest unfinished tag, comment or CDATA section, in characters. */
const maxRemainder = 1024 * 1024

/**
 * Splits a stream of XML into pieces that can each be parsed alone: `cut` holds back the last tag, comment or CDATA
 * section if it may be incomplete. `cut` throws if such a remainder grows too long.
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
 * Finds the end of the complete part of a text. Usually this is the last `<`, since tags and entities before it are
 * complete. In a comment or CDATA section a `<` is an ordinary character, so there it is the end of the section, or its
 * beginning if the section is not closed.
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
