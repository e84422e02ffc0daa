import { parseJsonOrNull } from '#src/platform/text/json.ts'
import { defineKind, type FieldOptions, type ReadResult } from '#src/resource/kinds/kind.ts'
import { defineTextKind, text } from '#src/resource/kinds/text/text.ts'

export type TextsField = FieldOptions & {
  kind: 'texts'
  /** The length of the longest text, in UTF-16 code units. */
  max: number
  /** The largest number of texts. */
  maxCount: number
}

/** The texts in a list, without its other items. Any other value has none. */
export function filterTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export const textsKind = defineKind<TextsField>({
  read: readDistinctTexts,
  emptyValue: () => [],
  order: null,
  filterForms: ['is', 'empty'],
  isSearched: true,
  format: (_, value) => filterTexts(value).join(', '),
  searchSpellings: (_, value) => filterTexts(value),
  form: {
    initialValue: (name, _, entity) => filterTexts(entity?.[name]),
  },
})

const separator = /[,;\n]/

/** Parses the array in a JSON text; null for any other text, such as a JSON number or word. */
function parseJsonArray(raw: string): unknown[] | null {
  const parsed = parseJsonOrNull(raw)
  return Array.isArray(parsed) ? parsed : null
}

/** Joins texts into one that reads back the same: by commas, or as JSON if a text contains a separator. */
export function joinTextsReversibly(texts: readonly string[]): string {
  const joinedText = texts.join(', ')
  return texts.some((text) => separator.test(text)) || parseJsonArray(joinedText) ? JSON.stringify(texts) : joinedText
}

const itemKind = defineTextKind<'text'>()

/** Reads an array, its JSON text, or texts separated by commas, semicolons or line ends. */
function readDistinctTexts(field: TextsField, raw: unknown): ReadResult {
  const list = typeof raw === 'string' ? (parseJsonArray(raw) ?? raw.split(separator)) : raw
  if (!Array.isArray(list)) return { problem: 'resource.fields.texts' }
  const itemField = text({ max: field.max })
  const textsByKey = new Map<string, string>()
  for (const item of list) {
    if (typeof item === 'string' && item.trim() === '') continue
    const reading = itemKind.read?.(itemField, item) ?? { problem: 'resource.fields.texts' }
    if ('problem' in reading) return reading
    const value = String(reading.value)
    if (!textsByKey.has(value.toLowerCase())) textsByKey.set(value.toLowerCase(), value)
  }
  if (textsByKey.size === 0 && field.required) return { problem: field.required }
  return textsByKey.size > field.maxCount
    ? { problem: { key: 'resource.fields.too_many_texts', params: { qty: field.maxCount } } }
    : { value: [...textsByKey.values()] }
}

/** Declares a list of short texts in the order in which they were typed. Duplicates are dropped, ignoring case. */
export const texts = (options: Partial<Omit<TextsField, 'kind'>> = {}): TextsField => ({
  kind: 'texts',
  max: 40,
  maxCount: 50,
  ...options,
})
