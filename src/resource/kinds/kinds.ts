import { booleanKind } from '#src/resource/kinds/boolean/boolean.ts'
import { choiceKind } from '#src/resource/kinds/choice/choice.ts'
import { choicesKind } from '#src/resource/kinds/choices/choices.ts'
import { colorKind } from '#src/resource/kinds/color/color.ts'
import { dateKind } from '#src/resource/kinds/date/date.ts'
import { datetimeKind } from '#src/resource/kinds/datetime/datetime.ts'
import { emailKind } from '#src/resource/kinds/email/email.ts'
import { fileKind } from '#src/resource/kinds/file/file.ts'
import { filesKind } from '#src/resource/kinds/files/files.ts'
import { idKind } from '#src/resource/kinds/id/id.ts'
import type { FieldOptions, Kind } from '#src/resource/kinds/kind.ts'
import { longTextKind } from '#src/resource/kinds/long-text/long-text.ts'
import { numberKind } from '#src/resource/kinds/number/number.ts'
import { passwordKind } from '#src/resource/kinds/password/password.ts'
import { pictureKind } from '#src/resource/kinds/picture/picture.ts'
import { pictureTagsKind } from '#src/resource/kinds/picture-tags/picture-tags.ts'
import { picturesKind } from '#src/resource/kinds/pictures/pictures.ts'
import { refKind } from '#src/resource/kinds/ref/ref.ts'
import { refsKind } from '#src/resource/kinds/refs/refs.ts'
import { rowsKind } from '#src/resource/kinds/rows/rows.ts'
import { structureKind } from '#src/resource/kinds/structure/structure.ts'
import { defineTextKind } from '#src/resource/kinds/text/text.ts'
import { textsKind } from '#src/resource/kinds/texts/texts.ts'
import { timeKind } from '#src/resource/kinds/time/time.ts'

/** The shared side of every kind of field. The server side is in `kinds.server.ts`, the screens are in `kinds.tsx`. */
export const kinds = {
  id: idKind,
  text: defineTextKind<'text'>({ namesRecords: true }),
  long_text: longTextKind,
  texts: textsKind,
  email: emailKind,
  phone: defineTextKind<'phone'>(),
  password: passwordKind,
  color: colorKind,
  time: timeKind,
  date: dateKind,
  datetime: datetimeKind,
  number: numberKind,
  boolean: booleanKind,
  choice: choiceKind,
  choices: choicesKind,
  ref: refKind,
  refs: refsKind,
  rows: rowsKind,
  structure: structureKind,
  picture: pictureKind,
  pictures: picturesKind,
  picture_tags: pictureTagsKind,
  file: fileKind,
  files: filesKind,
}

type FieldOf<K> = K extends Kind<infer F> ? F : never

/** A field of any kind. */
export type Field = { [K in keyof typeof kinds]: FieldOf<(typeof kinds)[K]> }[keyof typeof kinds]

/** The shared side of a field's kind. */
export function kindOf(field: Field): Kind<Field & FieldOptions> {
  // Cast: the record maps each kind to functions of its own field type.
  return kinds[field.kind] as Kind<Field & FieldOptions>
}

/** The name of the resource whose records a field's value is chosen from. Undefined for a field of another kind. */
export const findTargetName = (field: Field | undefined): string | undefined =>
  field && 'to' in field ? field.to : undefined

/** The unit of a number. Undefined for a field without one. */
export const unitOf = (field: Field): string | undefined => ('unit' in field ? field.unit : undefined)

/** The texts that the declaration of a list names as its values. */
export const listDeclaredValues = (field: Field): readonly string[] =>
  'values' in field && Array.isArray(field.values) ? field.values : []

/** The texts that a field suggests although it accepts others. */
export const listSuggestions = (field: Field): readonly string[] =>
  'suggestions' in field && Array.isArray(field.suggestions) ? field.suggestions : []
