import type { CommaPart } from '#src/importer/import-types.ts'
import { labelSeparator } from '#src/platform/text/label.ts'

export type CommaParts = Readonly<Record<CommaPart, string>>

/**
 * Splits a text at its first comma: 'Pérez, Ana'. Null if it has no comma. Spaces and commas at the edges of both parts
 * are removed.
 */
export function splitAtComma(text: string): CommaParts | null {
  const comma = text.indexOf(',')
  if (comma < 0) return null
  return {
    before_comma: trimCommasAndSpaces(text.slice(0, comma)),
    after_comma: trimCommasAndSpaces(text.slice(comma + 1)),
  }
}

/** Joins both parts with a comma. Two blank parts give a blank text. */
const joinAtComma = ({ before_comma: before, after_comma: after }: CommaParts): string =>
  before || after ? `${before}${labelSeparator}${after}` : ''

/**
 * Replaces the part before the comma of a text, the part after it, or both. If a text without a comma begins or ends
 * with the only typed part, its other words become the other part: `Peña José` and `José Peña` with the typed name
 * `José` have the surname `Peña`. If only one part was typed and contains a comma, it replaces the whole text, unless
 * the part that it replaces contained a comma already.
 */
export function replaceCommaParts(text: string, typedParts: Partial<CommaParts>): string {
  const parts = splitAtComma(text)
  const { before_comma: before, after_comma: after } = typedParts
  if (before !== undefined && after !== undefined)
    return joinAtComma({ before_comma: trimCommasAndSpaces(before), after_comma: trimCommasAndSpaces(after) })
  const typedPart = trimCommasAndSpaces(before ?? after ?? '')
  const isWholeText = typedPart.includes(',') && (before !== undefined || !parts?.after_comma.includes(','))
  if (isWholeText) return typedPart
  const words = trimCommasAndSpaces(text)
  const otherWords = findWordsBesideTypedPart(words, typedPart)
  return before === undefined
    ? joinAtComma({ before_comma: parts?.before_comma ?? otherWords ?? words, after_comma: typedPart })
    : joinAtComma({ before_comma: typedPart, after_comma: parts?.after_comma ?? otherWords ?? '' })
}

/** The other words of a text that begins or ends with the typed part. Null for another text. */
function findWordsBesideTypedPart(text: string, typedPart: string): string | null {
  if (typedPart === '') return null
  if (text.startsWith(`${typedPart} `)) return text.slice(typedPart.length).trim()
  return text.endsWith(` ${typedPart}`) ? text.slice(0, -typedPart.length).trim() : null
}

const trimCommasAndSpaces = (text: string) => text.replace(/^[\s,]+|[\s,]+$/g, '')
