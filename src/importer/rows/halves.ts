import type { TextHalf } from '#src/importer/wire.ts'

export type Halves = Readonly<Record<TextHalf, string>>

/** A text as the halves at its first comma: 'Pérez, Ana'. Null where it has none. No half begins or ends with one. */
export function halvesOf(text: string): Halves | null {
  const comma = text.indexOf(',')
  if (comma < 0) return null
  return { before_comma: bare(text.slice(0, comma)), after_comma: bare(text.slice(comma + 1)) }
}

/** The text whose halves these are; of two that are blank none. */
const joinedHalves = ({ before_comma: before, after_comma: after }: Halves): string =>
  before || after ? `${before}, ${after}` : ''

/**
 * A text of which a half is typed anew, or both. Of one without a comma the rest is the other half: 'Peña José' with
 * the name José is Peña's. A comma in a half typed alone makes it the whole text, but where that half had one already.
 */
export function withHalves(text: string, typed: Partial<Halves>): string {
  const halves = halvesOf(text)
  const { before_comma: before, after_comma: after } = typed
  if (before !== undefined && after !== undefined)
    return joinedHalves({ before_comma: bare(before), after_comma: bare(after) })
  const half = bare(before ?? after ?? '')
  const isWhole = half.includes(',') && (before !== undefined || !halves?.after_comma.includes(','))
  if (isWhole) return half
  return joinedHalves({
    ...(halves ?? restOf(bare(text), half)),
    [before === undefined ? 'after_comma' : 'before_comma']: half,
  })
}

/** Both halves of a text without a comma, without the half that is now known; one word alone is a surname. */
function restOf(text: string, half: string): Halves {
  if (half && text.startsWith(`${half} `)) return { before_comma: '', after_comma: text.slice(half.length).trim() }
  if (half && text.endsWith(` ${half}`)) return { before_comma: text.slice(0, -half.length).trim(), after_comma: '' }
  return { before_comma: text, after_comma: '' }
}

const bare = (text: string) => text.replace(/^[\s,]+|[\s,]+$/g, '')
