import type { MessageRef } from '#src/platform/errors.ts'
import {
  asTyped,
  type Common,
  type Kind,
  noNames,
  ownName,
  type Reading,
  sendChecked,
  sentByName,
} from '#src/resource/kinds/kind.ts'

/** A named pure function: the text as it is stored, or what is wrong with it. */
export type TextRule = (text: string) => Reading<string>

/** Every kind that is written as text; `max` counts UTF-16 units. */
export type TextField<K extends string = string> = Common & {
  kind: K
  min?: { length: number; message: MessageRef }
  max: number
  /** In place of the kind's general message. */
  invalid?: MessageRef
  /** `max` broken says this instead of the general message. */
  tooLong?: MessageRef
  rule?: TextRule
  /** What is left when the rule has stored it, where that has a shape that can be told. */
  pattern?: RegExp
}

type TextShape = {
  /** What the text must look like, and the spelling in which it is stored. */
  spelling?: TextRule
  /** Lines and tabs belong to it. */
  hasLines?: boolean
  /** Blanks around it are part of it. */
  isSecret?: boolean
  order?: Kind<TextField>['order']
  isSearched?: boolean
  show?: Kind<TextField>['show']
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A kind that is written as text; says only in what it differs from plain text. */
export function textKind<K extends string>(shape: TextShape = {}): Kind<TextField<K>> {
  const { order = 'text', isSearched = true, show = (_, value) => textOf(value) } = shape
  return {
    read: (field, raw) => readText(field, raw, shape),
    empty: () => null,
    names: ownName,
    writes: noNames,
    sent: sentByName,
    order,
    isFiltered: true,
    isSearched,
    show,
    spellings: (_, value) => [textOf(value)],
    form: {
      begin: (name, _, entity) => textOf(entity?.[name]),
      send: sendChecked,
      show: (_, typed) => textOf(typed),
      rebase: asTyped,
      detach: asTyped,
    },
  }
}

function readText(
  field: TextField,
  raw: unknown,
  { spelling, hasLines = false, isSecret = false }: TextShape,
): Reading {
  if (typeof raw !== 'string') return { problem: field.invalid ?? 'resource.fields.text' }
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

/** Control characters: a NUL byte cannot be stored and the others cannot be seen. */
function hasControl(text: string, linesAllowed: boolean): boolean {
  const seen = linesAllowed ? text.replace(/[\t\n\r]/g, '') : text
  return /\p{Cc}/u.test(seen) || !text.isWellFormed()
}

/** Makes the function that declares a field of a text kind. */
export const textField =
  <K extends string>(kind: K, max: number) =>
  (options: Partial<Omit<TextField<K>, 'kind'>> = {}): TextField<K> => ({ kind, max, ...options })

/** One line of text, of 200 characters unless the declaration says otherwise. */
export const text = textField('text', 200)
