import type { MessageRef } from '#src/platform/errors.ts'
import { checkNumber, formatTypedNumber, parseTypedNumber } from '#src/platform/text/typed-number.ts'
import { type Common, defineKind, type Reading } from '#src/resource/kinds/kind.ts'
import { figureText } from '#src/ui/figures/figures.ts'

/** An exact decimal number; `min` and `max` are inclusive. */
export type NumberField = Common & {
  kind: 'number'
  /** Digits after the comma; 0 is a whole number. */
  decimals: number
  min: number
  max: number
  /** Value of an empty field, equal to the column's default; such a field is never null. */
  byDefault?: number
  placeholder?: MessageRef
  /** A bulk edit may raise it by a percentage. */
  takesPercent?: boolean
  /** Unit shown with the number (USD, %), before or after it. */
  unit?: string
}

export const numberKind = defineKind<NumberField>({
  read: readNumber,
  empty: ({ byDefault = null }) => byDefault,
  filters: ['is', 'range', 'empty'],
  sheetFormat: 'decimals',
  show: (field, value, { language }) => (typeof value === 'number' ? figureText(value, field, language) : ''),
  spellings: (field, value) => (typeof value === 'number' ? spellings(field, value) : []),
  form: {
    begin(name, { byDefault }, entity) {
      const value = entity ? entity[name] : byDefault
      return typeof value === 'number' ? formatTypedNumber(value) : ''
    },
    show(field, typed, { language }) {
      const read = parseTypedNumber(String(typed), field.decimals)
      return 'value' in read ? figureText(read.value, field, language) : String(typed)
    },
  },
})

function readNumber(field: NumberField, raw: unknown): Reading {
  const number = judged(raw, field.decimals)
  if ('problem' in number) return number
  if (number.value < field.min) return { problem: { key: 'resource.fields.at_least', params: { qty: field.min } } }
  if (number.value > field.max) return { problem: { key: 'resource.fields.at_most', params: { qty: field.max } } }
  return number
}

function judged(raw: unknown, decimals: number): Reading<number> {
  if (typeof raw === 'number') return checkNumber(raw, decimals)
  return typeof raw === 'string' ? parseTypedNumber(raw, decimals) : { problem: 'platform.numbers.wrong' }
}

/** With all decimals, with a point and with a comma, as the table's search column spells it. */
function spellings({ decimals }: NumberField, value: number): string[] {
  const figure = value.toFixed(decimals)
  return [figure, figure.replace('.', ',')]
}

type NumberOptions = Partial<Omit<NumberField, 'kind'>>

const numberField =
  (bounds: Omit<NumberField, 'kind'>) =>
  (options: NumberOptions = {}): NumberField => ({ kind: 'number', ...bounds, ...options })

/** US dollars with two decimals, as `numeric(12, 2)` holds them. */
export const money = numberField({
  decimals: 2,
  min: 0,
  max: 9_999_999_999.99,
  placeholder: 'Ej: 123.45',
  unit: 'USD',
})

export const decimal = numberField({ decimals: 2, min: -9_999_999_999.99, max: 9_999_999_999.99 })

/** A whole number, not negative, as `integer` holds it. */
export const integer = numberField({ decimals: 0, min: 0, max: 2_147_483_647 })
