/** Longest that is kept waiting for the end of a tag, a comment or a section. */
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

/** Everything before the last `<` is whole, unless that stands in a section, where it is a sign like others. */
function endOf(text: string): number {
  const last = text.lastIndexOf('<')
  if (last < 0) return text.length
  if (!text.includes('<!')) return last
  let at = text.indexOf('<!')
  while (at >= 0) {
    const section = sections.find(({ open }) => text.startsWith(open, at))
    const end = section ? text.indexOf(section.close, at + section.open.length) : at + 2
    if (end < 0) return at
    at = text.indexOf('<!', end)
  }
  return text.lastIndexOf('<')
}
