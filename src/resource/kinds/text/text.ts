import type { MessageRef } from '#src/platform/errors.ts'
import { defineKind, type FieldOptions, type Kind, type ReadResult } from '#src/resource/kinds/kind.ts'

/** A pure function that returns the text to store, or the problem. */
export type TextRule = (text: string) => ReadResult<string>

/** A field of any kind of text; `max` counts UTF-16 code units. */
export type TextField<K extends string = string> = FieldOptions & {
  kind: K
  min?: { length: number; message: MessageRef }
  max: number
  /** Replaces the kind's message for a text of the wrong format. */
  invalidMessage?: MessageRef
  /** Replaces the general message for a text longer than `max`. */
  tooLongMessage?: MessageRef
  rule?: TextRule
  /** Suggestions while the user types. Other texts are allowed. */
  suggestions?: readonly string[]
  /** The pattern of the text that `rule` returns, for the OpenAPI document. */
  pattern?: RegExp
}

type TextKindOptions = Partial<Omit<Kind<TextField>, 'read' | 'form'>> & {
  /** Checks the format and returns the spelling to store. */
  normalize?: TextRule
  /** True if the text may contain line breaks and tabs. */
  hasLines?: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Makes a kind of text; `options` holds its differences from plain text. Surrounding blanks of a secret are kept. */
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
  if (typeof raw !== 'string') return { problem: field.invalidMessage ?? findProblemOfEmptyText(normalize) }
  const text = isSecret ? raw : raw.trim()
  if (hasControlsOrLoneSurrogates(text, hasLines)) return { problem: 'resource.fields.control_characters' }
  const normalized = normalize?.(text) ?? { value: text }
  if ('problem' in normalized) return { problem: field.invalidMessage ?? normalized.problem }
  const { value } = normalized
  if (field.min && value.length < field.min.length) return { problem: field.min.message }
  if (value.length > field.max)
    return { problem: field.tooLongMessage ?? { key: 'resource.fields.too_long', params: { qty: field.max } } }
  return field.rule ? field.rule(value) : { value }
}

/** The problem of an input that is no text: the one that the kind's format reports for an empty text. */
function findProblemOfEmptyText(normalize: TextRule | undefined): MessageRef {
  const result = normalize?.('')
  return result && 'problem' in result ? result.problem : 'resource.fields.text'
}

/**
 * True if the text contains control characters or unpaired surrogates. The database cannot store NUL, and nobody can
 * see the others.
 */
function hasControlsOrLoneSurrogates(text: string, allowsLinesAndTabs: boolean): boolean {
  const checkedText = allowsLinesAndTabs ? text.replace(/[\t\n\r]/g, '') : text
  return /\p{Cc}/u.test(checkedText) || !text.isWellFormed()
}

/**
 * Makes the function that declares a field of a kind of text. `max` is the largest length, unless the declaration has
 * its own.
 */
export const createTextField =
  <K extends string>(kind: K, max: number) =>
  (options: Partial<Omit<TextField<K>, 'kind'>> = {}): TextField<K> => ({ kind, max, ...options })

/** Declares one line of text, of at most 200 characters by default. */
export const text = createTextField('text', 200)
