import { parseJsonOrNull } from '#src/platform/text/json.ts'
import { type Common, defineKind, type Reading } from '#src/resource/kinds/kind.ts'

export type ChoicesField = Common & {
  kind: 'choices'
  /** Every word that it may hold, in their order; shown as they are. None has a comma. */
  words: readonly string[]
}

/** The words in a stored value. */
export const chosenIn = (value: unknown): string[] =>
  typeof value === 'string' && value !== '' ? value.split(',') : []

const listed = (words: unknown) => (Array.isArray(words) ? words.join(', ') : '')

export const choicesKind = defineKind<ChoicesField>({
  read: readWords,
  order: null,
  filters: ['is', 'empty'],
  show: (_, value) => listed(chosenIn(value)),
  spellings: (_, value) => chosenIn(value),
  form: {
    begin: (name, _, entity) => chosenIn(entity?.[name]),
    show: (_, typed) => listed(typed),
  },
})

/** Reads an array, its JSON text, or words separated by commas, semicolons or line ends. */
function readWords({ words, required }: ChoicesField, raw: unknown): Reading {
  const list = typeof raw === 'string' ? (parseJsonOrNull(raw) ?? raw.split(/[,;\n]/)) : raw
  if (!Array.isArray(list) || !list.every((word) => typeof word === 'string')) return { problem: unknownWord }
  const chosen = new Set(list.map((word) => word.trim().toUpperCase()).filter((word) => word !== ''))
  const known = words.filter((word) => chosen.has(word.toUpperCase()))
  if (known.length < chosen.size) return { problem: unknownWord }
  if (known.length === 0) return required ? { problem: required } : { value: null }
  return { value: known.join(',') }
}

const unknownWord = 'resource.fields.choices'

/** Several of a few words: stored and sent as one text, joined by commas in their declared order. */
export const choices = (
  words: readonly string[],
  options: Partial<Omit<ChoicesField, 'kind' | 'words'>> = {},
): ChoicesField => ({ kind: 'choices', words, ...options })
