import type { MessageRef } from '#src/platform/errors.ts'
import { checkNumber, formatTypedNumber, parseTypedNumber } from '#src/platform/text/typed-number.ts'
import { defineKind, type FieldOptions, type ReadResult } from '#src/resource/kinds/kind.ts'
import { formatNumber } from '#src/ui/figures/format-values.ts'

/** An exact decimal number; `min` and `max` are inclusive. */
export type NumberField = FieldOptions & {
  kind: 'number'
  /** Number of decimals; 0 for a whole number. */
  decimals: number
  min: number
  max: number
  /** The value of an empty field, which equals the column's default. A field that has one is never null. */
  defaultValue?: number
  placeholder?: MessageRef
  /** True if a bulk edit may increase it by a percentage. */
  takesPercent?: boolean
  /** The unit shown with the number: `%` after it, any other unit (a currency) before it. */
  unit?: string
}

export const numberKind = defineKind<NumberField>({
  read: readNumber,
  emptyValue: ({ defaultValue = null }) => defaultValue,
  filterForms: ['is', 'range', 'empty'],
  sheetFormat: 'decimals',
  format: (field, value, { language }) => (typeof value === 'number' ? formatNumber(value, field, language) : ''),
  searchSpellings: (field, value) => (typeof value === 'number' ? listNumberSpellings(field, value) : []),
  form: {
    initialValue(name, { defaultValue }, entity) {
      const value = entity ? entity[name] : defaultValue
      return typeof value === 'number' ? formatTypedNumber(value) : ''
    },
    format(field, formValue, { language }) {
      const result = parseTypedNumber(String(formValue), field.decimals)
      return 'value' in result ? formatNumber(result.value, field, language) : String(formValue)
    },
  },
})

function readNumber(field: NumberField, raw: unknown): ReadResult {
  const result = parseNumber(raw, field.decimals)
  if ('problem' in result) return result
  if (result.value < field.min) return { problem: { key: 'resource.fields.at_least', params: { qty: field.min } } }
  if (result.value > field.max) return { problem: { key: 'resource.fields.at_most', params: { qty: field.max } } }
  return result
}

function parseNumber(raw: unknown, decimals: number): ReadResult<number> {
  if (typeof raw === 'number') return checkNumber(raw, decimals)
  return typeof raw === 'string' ? parseTypedNumber(raw, decimals) : { problem: 'platform.numbers.wrong' }
}

/** The number with all its decimals, once with a point and once with a comma, as in the table's search column. */
function listNumberSpellings({ decimals }: NumberField, value: number): string[] {
  const figure = value.toFixed(decimals)
  return [figure, figure.replace('.', ',')]
}

type NumberOptions = Partial<Omit<NumberField, 'kind'>>

const createNumberField =
  (bounds: Omit<NumberField, 'kind'>) =>
  (options: NumberOptions = {}): NumberField => ({ kind: 'number', ...bounds, ...options })

/** Declares an amount of US dollars with two decimals, as `numeric(12, 2)` holds it. */
export const money = createNumberField({
  decimals: 2,
  min: 0,
  max: 9_999_999_999.99,
  placeholder: 'Ej: 123.45',
  unit: 'USD',
})

export const decimal = createNumberField({ decimals: 2, min: -9_999_999_999.99, max: 9_999_999_999.99 })

/** Declares a whole number that is not negative, as `integer` holds it. */
export const integer = createNumberField({ decimals: 0, min: 0, max: 2_147_483_647 })
