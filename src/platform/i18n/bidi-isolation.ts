const embeddings = /[\u202a\u202b\u202d\u202e]/
const isolates = /[\u2066-\u2068]/
const endsOfParagraphs = '\n\r\x1c\x1d\x1e\x85\u2029'
const closeEmbedding = '\u202c'
const isolateFirstStrong = '\u2068'
const closeIsolate = '\u2069'

/** Right-to-left letters, and bidirectional control characters. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Bidi isolation: user text within a line of plain text cannot reorder what surrounds it. Unchanged where it holds
 * nothing right-to-left; else wrapped in invisible isolate marks, its own unbalanced marks closed. In HTML use `<bdi>`.
 */
export function isolate(text: string): string {
  if (!turning.test(text)) return text
  const { unopened, unclosed } = looseEnds(text)
  return isolateFirstStrong.repeat(unopened + 1) + text + unclosed + closeIsolate
}

/**
 * Unbalanced marks by Unicode's bidirectional algorithm (UAX #9): closing marks too many, and the marks that close the
 * open ones.
 */
function looseEnds(text: string): { unopened: number; unclosed: string } {
  let unopened = 0
  let open: string[] = []
  for (const sign of text) {
    if (embeddings.test(sign)) open.push(closeEmbedding)
    else if (isolates.test(sign)) open.push(closeIsolate)
    else if (endsOfParagraphs.includes(sign)) open = []
    else if (sign === closeEmbedding && open.at(-1) === closeEmbedding) open.pop()
    else if (sign === closeIsolate) {
      if (!open.includes(closeIsolate)) unopened++
      open = open.slice(0, Math.max(0, open.lastIndexOf(closeIsolate)))
    }
  }
  return { unopened, unclosed: open.reverse().join('') }
}
