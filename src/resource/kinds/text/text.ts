import type { MessageRef } from '#src/platform/errors.ts'
import { defineKind, type FieldOptions, type Kind, type ReadResult } from '#src/resource/kinds/kind.ts'

/** A pure function: the text to store, or what is wrong with it. */
export type TextRule = (text: string) => ReadResult<string>

/** A field of any text kind; `max` counts UTF-16 code units. */
export type TextField<K extends string = string> = FieldOptions & {
  kind: K
  min?: { length: number; message: MessageRef }
  max: number
  /** Replaces the kind's general message. */
  invalidMessage?: MessageRef
  /** Replaces the general message for a text beyond `max`. */
  tooLongMessage?: MessageRef
  rule?: TextRule
  /** Offered to who types, never forced. */
  suggestions?: readonly string[]
  /** Pattern of the text after `rule`, for the API's document. */
  pattern?: RegExp
}

type TextKindOptions = Partial<Omit<Kind<TextField>, 'read' | 'form'>> & {
  /** Checks the format and gives the spelling to store. */
  normalize?: TextRule
  /** Line breaks and tabs are allowed. */
  hasLines?: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Makes a text kind; `shape` holds its differences from plain text. Of a secret, surrounding blanks are kept. */
export function defineTextKind<K extends string>(options: TextKindOptions = {}): Kind<TextField<K>> {
  const { normalize: _, hasLines: __, ...overrides } = options
  return defineKind<TextField<K>>({
    read: (field, raw) => readText(field, raw, options),
    order: 'text',
    filterForms: ['is', 'empty'],
    isSearched: true,
    format: (_, value) => textOf(value),
    searchSpellings: (_, value) => [textOf(value)],
    ...overrides,
    form: {
      initialValue: (name, _, entity) => textOf(entity?.[name]),
      format: (_, formValue) => textOf(formValue),
    },
  })
}

function readText(
  field: TextField,
  raw: unknown,
  { normalize, hasLines = false, isSecret = false }: TextKindOptions,
): ReadResult {
  if (typeof raw !== 'string') return { problem: field.invalidMessage ?? findFormatProblem(normalize) }
  const text = isSecret ? raw : raw.trim()
  if (hasControlCharacters(text, hasLines)) return { problem: 'resource.fields.control_characters' }
  const normalized = normalize?.(text) ?? { value: text }
  if ('problem' in normalized) return { problem: field.invalidMessage ?? normalized.problem }
  const { value } = normalized
  if (field.min && value.length < field.min.length) return { problem: field.min.message }
  if (value.length > field.max)
    return { problem: field.tooLongMessage ?? { key: 'resource.fields.too_long', params: { qty: field.max } } }
  return field.rule ? field.rule(value) : { value }
}

/** What a kind with a format says of what has none of it. */
function findFormatProblem(spelling: TextRule | undefined): MessageRef {
  const result = spelling?.('')
  return result && 'problem' in result ? result.problem : 'resource.fields.text'
}

/** True for control characters (a NUL byte cannot be stored, the others cannot be seen) and unpaired surrogates. */
function hasControlCharacters(text: string, allowsLines: boolean): boolean {
  const checkedText = allowsLines ? text.replace(/[\t\n\r]/g, '') : text
  return /\p{Cc}/u.test(checkedText) || !text.isWellFormed()
}

/** Makes the function that declares a field of a text kind; `max` is its default. */
export const createTextField =
  <K extends string>(kind: K, max: number) =>
  (options: Partial<Omit<TextField<K>, 'kind'>> = {}): TextField<K> => ({ kind, max, ...options })

/** One line of text, of 200 characters unless the declaration says otherwise. */
export const text = createTextField('text', 200)
