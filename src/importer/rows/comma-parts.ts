import type { CommaPart } from '#src/importer/import-types.ts'

export type CommaParts = Readonly<Record<CommaPart, string>>

/** A text as the halves at its first comma: 'Pérez, Ana'. Null where it has none. No half begins or ends with one. */
export function splitAtComma(text: string): CommaParts | null {
  const comma = text.indexOf(',')
  if (comma < 0) return null
  return { before_comma: trimCommas(text.slice(0, comma)), after_comma: trimCommas(text.slice(comma + 1)) }
}

/** The text whose halves these are; of two that are blank none. */
const joinAtComma = ({ before_comma: before, after_comma: after }: CommaParts): string =>
  before || after ? `${before}, ${after}` : ''

/**
 * A text of which a half is typed anew, or both. Of one without a comma the rest is the other half: 'Peña José' with
 * the name José is Peña's. A comma in a half typed alone makes it the whole text, but where that half had one already.
 */
export function replaceCommaParts(text: string, typedParts: Partial<CommaParts>): string {
  const parts = splitAtComma(text)
  const { before_comma: before, after_comma: after } = typedParts
  if (before !== undefined && after !== undefined)
    return joinAtComma({ before_comma: trimCommas(before), after_comma: trimCommas(after) })
  const typedPart = trimCommas(before ?? after ?? '')
  const isWholeText = typedPart.includes(',') && (before !== undefined || !parts?.after_comma.includes(','))
  if (isWholeText) return typedPart
  return joinAtComma({
    ...(parts ?? splitOffPart(trimCommas(text), typedPart)),
    [before === undefined ? 'after_comma' : 'before_comma']: typedPart,
  })
}

/** Both halves of a text without a comma, without the half that is now known; one word alone is a surname. */
function splitOffPart(text: string, typedPart: string): CommaParts {
  if (typedPart && text.startsWith(`${typedPart} `))
    return { before_comma: '', after_comma: text.slice(typedPart.length).trim() }
  if (typedPart && text.endsWith(` ${typedPart}`))
    return { before_comma: text.slice(0, -typedPart.length).trim(), after_comma: '' }
  return { before_comma: text, after_comma: '' }
}

const trimCommas = (text: string) => text.replace(/^[\s,]+|[\s,]+$/g, '')
