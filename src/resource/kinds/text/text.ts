import type { MessageRef } from '#src/platform/errors.ts'
import { type Common, defineKind, type Kind, type Reading } from '#src/resource/kinds/kind.ts'

/** A pure function: the text to store, or what is wrong with it. */
export type TextRule = (text: string) => Reading<string>

/** A field of any text kind; `max` counts UTF-16 code units. */
export type TextField<K extends string = string> = Common & {
  kind: K
  min?: { length: number; message: MessageRef }
  max: number
  /** Replaces the kind's general message. */
  invalid?: MessageRef
  /** Replaces the general message for a text beyond `max`. */
  tooLong?: MessageRef
  rule?: TextRule
  /** Offered to who types, never forced. */
  offers?: readonly string[]
  /** Pattern of the text after `rule`, for the API's document. */
  pattern?: RegExp
}

type TextShape = Partial<Omit<Kind<TextField>, 'read' | 'form'>> & {
  /** Checks the format and gives the spelling to store. */
  spelling?: TextRule
  /** Line breaks and tabs are allowed. */
  hasLines?: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Makes a text kind; `shape` holds its differences from plain text. Of a secret, surrounding blanks are kept. */
export function textKind<K extends string>(shape: TextShape = {}): Kind<TextField<K>> {
  const { spelling: _, hasLines: __, ...particulars } = shape
  return defineKind<TextField<K>>({
    read: (field, raw) => readText(field, raw, shape),
    order: 'text',
    filters: ['is', 'empty'],
    isSearched: true,
    show: (_, value) => textOf(value),
    spellings: (_, value) => [textOf(value)],
    ...particulars,
    form: {
      begin: (name, _, entity) => textOf(entity?.[name]),
      show: (_, typed) => textOf(typed),
    },
  })
}

function readText(
  field: TextField,
  raw: unknown,
  { spelling, hasLines = false, isSecret = false }: TextShape,
): Reading {
  if (typeof raw !== 'string') return { problem: field.invalid ?? formatProblem(spelling) }
  const given = isSecret ? raw : raw.trim()
  if (hasControl(given, hasLines)) return { problem: 'resource.fields.control_characters' }
  const spelt = spelling?.(given) ?? { value: given }
  if ('problem' in spelt) return { problem: field.invalid ?? spelt.problem }
  const { value } = spelt
  if (field.min && value.length < field.min.length) return { problem: field.min.message }
  if (value.length > field.max)
    return { problem: field.tooLong ?? { key: 'resource.fields.too_long', params: { qty: field.max } } }
  return field.rule ? field.rule(value) : { value }
}

/** What a kind with a format says of what has none of it. */
function formatProblem(spelling: TextRule | undefined): MessageRef {
  const spelt = spelling?.('')
  return spelt && 'problem' in spelt ? spelt.problem : 'resource.fields.text'
}

/** True for control characters (a NUL byte cannot be stored, the others cannot be seen) and unpaired surrogates. */
function hasControl(text: string, linesAllowed: boolean): boolean {
  const seen = linesAllowed ? text.replace(/[\t\n\r]/g, '') : text
  return /\p{Cc}/u.test(seen) || !text.isWellFormed()
}

/** Makes the function that declares a field of a text kind; `max` is its default. */
export const textField =
  <K extends string>(kind: K, max: number) =>
  (options: Partial<Omit<TextField<K>, 'kind'>> = {}): TextField<K> => ({ kind, max, ...options })

/** One line of text, of 200 characters unless the declaration says otherwise. */
export const text = textField('text', 200)
