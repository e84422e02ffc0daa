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
 * Replaces the part before the comma of a text, the part after it, or both. A text without a comma may begin with the
 * typed surname or end with the typed name. Its other words then become the other part: `Peña José` with the typed name
 * `José` has the surname `Peña`. If only one part was typed and contains a comma, it replaces the whole text, unless
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
  return joinAtComma({
    ...(parts ?? splitBesideTypedPart(trimCommasAndSpaces(text), typedPart)),
    [before === undefined ? 'after_comma' : 'before_comma']: typedPart,
  })
}

/**
 * Splits a text without a comma around the typed part. If the text begins with that part, the words after it are the
 * part after the comma. If it ends with it, the words before it are the part before the comma. The other part stays '',
 * because the typed part replaces it. Otherwise the whole text is the part before the comma.
 */
function splitBesideTypedPart(textWithoutComma: string, typedPart: string): CommaParts {
  if (typedPart && textWithoutComma.startsWith(`${typedPart} `))
    return { before_comma: '', after_comma: textWithoutComma.slice(typedPart.length).trim() }
  if (typedPart && textWithoutComma.endsWith(` ${typedPart}`))
    return { before_comma: textWithoutComma.slice(0, -typedPart.length).trim(), after_comma: '' }
  return { before_comma: textWithoutComma, after_comma: '' }
}

const trimCommasAndSpaces = (text: string) => text.replace(/^[\s,]+|[\s,]+$/g, '')
