import type { OrderKey } from '#src/resource/read/order.server.ts'
import type { ReadableResource } from '#src/resource/read/read-rows.server.ts'
import type { SqlParameters } from '#src/resource/scope/scope.server.ts'

/** Beyond the first three words of a surname a label is found among those that contain the words. */
const maxSplits = 3

/**
 * Builds the conditions of rows whose label begins with the typed words, one for each way in which the label's parts
 * can share these: 'de la Cruz' is a surname, or a surname 'de' and a name 'la Cruz'.
 *
 * The list's order begins with the label: each condition is a range of that order, so that the rows are read from where
 * the words stand, in their order. The label itself is checked by an inequality, of which the planner expects a
 * third of the range: by LIKE it takes range and label for independent, expects hardly a row, and sorts all of them.
 */
export function buildLabelStartConditions(
  readable: ReadableResource,
  orderKeys: readonly OrderKey[],
  words: readonly string[],
  parameters: SqlParameters,
): string[] {
  const { normalizedLabel } = readable.select
  const typedText = parameters.add(words.join(' '))
  const labelKeys = findLabelKeys(readable, orderKeys) ?? []
  const startsWithTyped = `abs(strpos(${normalizedLabel}, norm(${typedText})) - 1) < 1`
  const [first = '', second] = labelKeys
  const splits = second ? words.slice(1, 1 + maxSplits).map((_, index) => index + 1) : []
  return [
    `${buildStartRange(first, typedText)} and ${startsWithTyped}`,
    ...splits.map((at) => {
      const firstPart = parameters.add(words.slice(0, at).join(' '))
      const secondPart = parameters.add(words.slice(at).join(' '))
      return `${buildEqualRange(first, firstPart)} and ${buildStartRange(second ?? '', secondPart)} and ${startsWithTyped}`
    }),
  ]
}

/** True if the list's order begins with the label's properties. */
export const isOrderedByLabel = (readable: ReadableResource, orderKeys: readonly OrderKey[]): boolean =>
  findLabelKeys(readable, orderKeys) !== null

/** The keys of the order that are the label's properties, if the order begins with them; else null. */
function findLabelKeys({ resource, select }: ReadableResource, orderKeys: readonly OrderKey[]): string[] | null {
  const expressions = resource.label.map((name) => select.ordersByProperty.get(name)?.expression)
  const isLabelKey = (expression: string | undefined, index: number) => {
    const key = orderKeys[index]
    return (
      key?.expression === expression && key?.dir === 'asc' && key.join === null && key.expression.includes('collate')
    )
  }
  return expressions.every(isLabelKey)
    ? orderKeys.slice(0, expressions.length).map(({ expression }) => expression)
    : null
}

/**
 * The texts that begin so, whatever their accents and case: in Spanish order 'ñ' is a letter after 'n', every other
 * accent comes before the next letter, and U+FFFF comes after all letters.
 */
const buildStartRange = (key: string, text: string): string =>
  `${key} between norm(${text}) and replace(norm(${text}), 'n', 'ñ') || chr(65535)`

/** The texts that are equal to it but for accents and case: a space comes before all letters. */
const buildEqualRange = (key: string, text: string): string =>
  `${key} between norm(${text}) and replace(norm(${text}), 'n', 'ñ') || ' '`
