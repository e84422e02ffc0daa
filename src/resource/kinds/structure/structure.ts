import type { MessageRef } from '#src/platform/errors.ts'
import { type BooleanField, booleanKind } from '#src/resource/kinds/boolean/boolean.ts'
import { type ChoiceField, choiceKind } from '#src/resource/kinds/choice/choice.ts'
import { dateKind } from '#src/resource/kinds/date/date.ts'
import { type DisplayLocale, defineKind, type FieldOptions, type Kind } from '#src/resource/kinds/kind.ts'
import { longTextKind } from '#src/resource/kinds/long-text/long-text.ts'
import { type NumberField, numberKind } from '#src/resource/kinds/number/number.ts'
import { defineTextKind, type TextField } from '#src/resource/kinds/text/text.ts'

/** A named part of a computed value. */
export type PartField =
  | TextField<'text'>
  | TextField<'long_text'>
  | TextField<'date'>
  | NumberField
  | BooleanField
  | ChoiceField
  | StructureField

/** A computed value of several named parts, or a list of such values. It is never written. */
export type StructureField = FieldOptions & {
  kind: 'structure'
  fields: Readonly<Record<string, PartField>>
  isList: boolean
  /** By part, the phrase of its number ('{{count}} days'). A part that is 0 is left out. */
  phrases?: Readonly<Record<string, MessageRef>>
}

const partKinds = {
  text: defineTextKind<'text'>(),
  long_text: longTextKind,
  date: dateKind,
  number: numberKind,
  boolean: booleanKind,
  choice: choiceKind,
}

type PartValues = Readonly<Record<string, unknown>>

const listPartValues = (value: unknown): PartValues[] =>
  [value].flat().filter((candidate): candidate is PartValues => typeof candidate === 'object' && candidate !== null)

function formatParts({ fields, phrases = {} }: StructureField, partValues: PartValues, locale: DisplayLocale): string {
  const texts = Object.entries(fields).map(([name, part]) => {
    const [value, phrase] = [partValues[name], phrases[name]]
    if (phrase) return typeof value === 'number' && value !== 0 ? locale.text(phrase, { count: value }) : ''
    if (part.kind === 'structure') return formatStructure(part, value, locale)
    // Cast: the record maps each kind to functions of its own field type.
    return (partKinds[part.kind] as Kind<PartField>).format(part, value, locale)
  })
  return texts.filter(Boolean).join(' ')
}

/** Formats a structure, or a list of structures with '; ' between them. */
export const formatStructure = (field: StructureField, value: unknown, locale: DisplayLocale): string =>
  listPartValues(value)
    .map((partValues) => formatParts(field, partValues, locale))
    .join('; ')

export const structureKind: Kind<StructureField> = defineKind({
  read: null,
  emptyValue: ({ isList }) => (isList ? [] : null),
  order: null,
  filterForms: [],
  format: formatStructure,
  form: { initialValue: (name, { isList }, entity) => entity?.[name] ?? (isList ? [] : null) },
})

/** Declares a structure. Only a `computed` field can be of this kind. */
export const structure = (options: Omit<StructureField, 'kind' | 'isList'> & { isList?: boolean }): StructureField => ({
  kind: 'structure',
  isList: false,
  ...options,
})
