import { parseJsonOrNull } from '#src/platform/text/json.ts'
import { defineKind, type FieldOptions, type ReadResult } from '#src/resource/kinds/kind.ts'

export type ChoicesField = FieldOptions & {
  kind: 'choices'
  /** Every value that the field may hold, in order, shown as it is. No value contains a comma. */
  values: readonly string[]
}

/** The chosen values in a stored text, which joins them by commas. Anything else holds none. */
export const splitStoredChoices = (value: unknown): string[] =>
  typeof value === 'string' && value !== '' ? value.split(',') : []

const joinForDisplay = (values: unknown) => (Array.isArray(values) ? values.join(', ') : '')

export const choicesKind = defineKind<ChoicesField>({
  read: readChoicesAsCommaText,
  order: null,
  filterForms: ['is', 'empty'],
  format: (_, value) => joinForDisplay(splitStoredChoices(value)),
  searchSpellings: (_, value) => splitStoredChoices(value),
  form: {
    initialValue: (name, _, entity) => splitStoredChoices(entity?.[name]),
    format: (_, formValue) => joinForDisplay(formValue),
  },
})

/**
 * Reads an array, its JSON text, or values separated by commas, semicolons or line ends, ignoring case. The value to
 * store is a text: the chosen values in declared order, joined by commas; null for none.
 */
function readChoicesAsCommaText({ values, required }: ChoicesField, raw: unknown): ReadResult {
  const list = typeof raw === 'string' ? (parseJsonOrNull(raw) ?? raw.split(/[,;\n]/)) : raw
  if (!Array.isArray(list) || !list.every((word) => typeof word === 'string')) return { problem: unknownChoice }
  const typedValues = new Set(list.map((word) => word.trim().toUpperCase()).filter((word) => word !== ''))
  const chosenValues = values.filter((word) => typedValues.has(word.toUpperCase()))
  if (chosenValues.length < typedValues.size) return { problem: unknownChoice }
  if (chosenValues.length === 0) return required ? { problem: required } : { value: null }
  return { value: chosenValues.join(',') }
}

const unknownChoice = 'resource.fields.choices'

/**
 * Declares a field that holds several of a few values, as one text that joins them by commas in their declared order.
 */
export const choices = (
  values: readonly string[],
  options: Partial<Omit<ChoicesField, 'kind' | 'values'>> = {},
): ChoicesField => ({ kind: 'choices', values, ...options })
