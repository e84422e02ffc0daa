import { parseJsonOrNull } from '#src/platform/text/json.ts'
import { type Common, defineKind, type Reading } from '#src/resource/kinds/kind.ts'
import { text, textKind } from '#src/resource/kinds/text/text.ts'

export type TextsField = Common & {
  kind: 'texts'
  /** The longest text, in UTF-16 units. */
  max: number
  /** How many texts at most. */
  most: number
}

/** The texts in a stored or typed value. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export const textsKind = defineKind<TextsField>({
  read: readTexts,
  empty: () => [],
  order: null,
  filters: ['is', 'empty'],
  isSearched: true,
  show: (_, value) => textsIn(value).join(', '),
  spellings: (_, value) => textsIn(value),
  form: {
    begin: (name, _, entity) => textsIn(entity?.[name]),
  },
})

const separator = /[,;\n]/

/** The array that a JSON text holds; null for other texts, a number or a lone word of JSON among them. */
function listIn(raw: string): unknown[] | null {
  const parsed = parseJsonOrNull(raw)
  return Array.isArray(parsed) ? parsed : null
}

/** The texts as one that is read back the same: separated by commas, as JSON where one of them would be taken apart. */
export function textsAsOne(texts: readonly string[]): string {
  const joined = texts.join(', ')
  return texts.some((text) => separator.test(text)) || listIn(joined) ? JSON.stringify(texts) : joined
}

const oneText = textKind<'text'>()

/** Reads an array, its JSON text, or texts separated by commas, semicolons or line ends. */
function readTexts(field: TextsField, raw: unknown): Reading {
  const list = typeof raw === 'string' ? (listIn(raw) ?? raw.split(separator)) : raw
  if (!Array.isArray(list)) return { problem: 'resource.fields.texts' }
  const one = text({ max: field.max })
  const texts = new Map<string, string>()
  for (const item of list) {
    if (typeof item === 'string' && item.trim() === '') continue
    const reading = oneText.read?.(one, item) ?? { problem: 'resource.fields.texts' }
    if ('problem' in reading) return reading
    const value = String(reading.value)
    if (!texts.has(value.toLowerCase())) texts.set(value.toLowerCase(), value)
  }
  if (texts.size === 0 && field.required) return { problem: field.required }
  return texts.size > field.most
    ? { problem: { key: 'resource.fields.too_many_texts', params: { qty: field.most } } }
    : { value: [...texts.values()] }
}

/** Short texts in the order typed; duplicates are dropped, whatever their case. */
export const texts = (options: Partial<Omit<TextsField, 'kind'>> = {}): TextsField => ({
  kind: 'texts',
  max: 40,
  most: 50,
  ...options,
})
