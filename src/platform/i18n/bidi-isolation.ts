const embeddings = /[\u202a\u202b\u202d\u202e]/
const isolates = /[\u2066-\u2068]/
const paragraphSeparators = '\n\r\x1c\x1d\x1e\x85\u2029'
const closeEmbedding = '\u202c'
const isolateFirstStrong = '\u2068'
const closeIsolate = '\u2069'

/** Right-to-left letters, and bidirectional control characters. */
const directional =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Bidi isolation: keeps user text within a line of plain text from reordering the text around it. Text with
 * right-to-left characters is wrapped in invisible isolate marks, and its unbalanced marks are closed. Other text is
 * returned unchanged. HTML uses `<bdi>` instead.
 */
export function isolateBidi(text: string): string {
  if (!directional.test(text)) return text
  const { unopened, unclosed } = findUnbalancedMarks(text)
  return isolateFirstStrong.repeat(unopened + 1) + text + unclosed + closeIsolate
}

/**
 * Unbalanced marks by Unicode's bidirectional algorithm (UAX #9): the number of closing isolates without an opening
 * one, and the marks that close the open ones. An end of an embedding without a beginning has no effect.
 */
function findUnbalancedMarks(text: string): { unopened: number; unclosed: string } {
  let unopened = 0
  let openMarks: string[] = []
  for (const character of text) {
    if (embeddings.test(character)) openMarks.push(closeEmbedding)
    else if (isolates.test(character)) openMarks.push(closeIsolate)
    else if (paragraphSeparators.includes(character)) openMarks = []
    else if (character === closeEmbedding && openMarks.at(-1) === closeEmbedding) openMarks.pop()
    else if (character === closeIsolate) {
      if (!openMarks.includes(closeIsolate)) unopened++
      openMarks = openMarks.slice(0, Math.max(0, openMarks.lastIndexOf(closeIsolate)))
    }
  }
  return { unopened, unclosed: openMarks.reverse().join('') }
}
