/** Longest that is kept waiting for the end of a tag, a comment or a section, in letters. */
const longest = 1024 * 1024

/**
 * Cuts a stream of XML before its last tag, comment or CDATA section that may not be whole, so that each piece can be
 * read by itself; `cut` throws where one grows too long.
 */
export function pieceCutter(refuse: () => Error) {
  let rest = ''
  return {
    cut(text: string): string {
      const all = rest + text
      const end = endOf(all)
      rest = all.slice(end)
      if (rest.length > longest) throw refuse()
      return all.slice(0, end)
    },
    rest: () => rest,
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
function endOf(text: string): number {
  let after = 0
  for (let at = text.indexOf('<!'); at >= 0; at = text.indexOf('<!', Math.max(after, at + 2))) {
    const section = sections.find(({ open }) => text.startsWith(open, at))
    if (!section) continue
    const end = text.indexOf(section.close, at + section.open.length)
    if (end < 0) return at
    after = end + section.close.length
  }
  return Math.max(text.lastIndexOf('<'), after)
}
