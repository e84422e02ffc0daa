import type { ColumnFound } from '#src/importer/wire.ts'
import { withoutCurrency } from '#src/platform/text/typed-number.ts'

/** By the only sign that can be the decimal one; `1.249` may be either. */
const shapes: readonly [ColumnFound['decimals'], RegExp][] = [
  ['comma', /^\d{1,3}(?:\.\d{3})+,\d*$/],
  ['point', /^\d{1,3}(?:,\d{3})+\.\d*$/],
  ['comma', /^\d{1,3}(?:\.\d{3}){2,}$/],
  ['point', /^\d{1,3}(?:,\d{3}){2,}$/],
  ['comma', /^(?:\d*,(?!\d{3}$)\d+|(?:0|\d{4,}),\d{3})$/],
  ['point', /^(?:\d*\.(?!\d{3}$)\d+|(?:0|\d{4,})\.\d{3})$/],
]

const plain = /^[\d.,]+$/

/** The decimal sign of a figure in text; null where the text is none, or does not tell. */
export function decimalSignIn(text: string): ColumnFound['decimals'] | null {
  if (!text.includes('.') && !text.includes(',')) return null
  const figure = plain.test(text) ? text : withoutCurrency(text).replace(/%/g, '').replace(/^[+-]/, '')
  if (!plain.test(figure)) return null
  return shapes.find(([, shape]) => shape.test(figure))?.[0] ?? null
}
