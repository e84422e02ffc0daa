import { BooleanInput } from '#src/resource/kinds/boolean/boolean.tsx'
import { ChoiceInput } from '#src/resource/kinds/choice/choice.tsx'
import { ChoicesInput } from '#src/resource/kinds/choices/choices.tsx'
import { ColorInput } from '#src/resource/kinds/color/color.tsx'
import { DateInput } from '#src/resource/kinds/date/date.tsx'
import { FileInput } from '#src/resource/kinds/file/file.tsx'
import { FilesInput } from '#src/resource/kinds/files/files.tsx'
import type { FieldOptions } from '#src/resource/kinds/kind.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { LongTextInput } from '#src/resource/kinds/long-text/long-text.tsx'
import { NumberInput } from '#src/resource/kinds/number/number.tsx'
import { PictureInput } from '#src/resource/kinds/picture/picture.tsx'
import { PicturesInput } from '#src/resource/kinds/pictures/pictures-input.tsx'
import { RefInput } from '#src/resource/kinds/ref/ref-input.tsx'
import { RefsInput } from '#src/resource/kinds/refs/refs-input.tsx'
import { RowsInput } from '#src/resource/kinds/rows/rows-input.tsx'
import type { FieldInput } from '#src/resource/kinds/screen-kind.ts'
import { createTextInput } from '#src/resource/kinds/text/text.tsx'
import { TextsInput } from '#src/resource/kinds/texts/texts.tsx'
import { TimeInput } from '#src/resource/kinds/time/time.tsx'

/** The input component of every kind of field. */
const inputComponents: { [K in Field['kind']]: FieldInput<Extract<Field, { kind: K }>> } = {
  id: NoInput,
  text: createTextInput('text'),
  long_text: LongTextInput,
  texts: TextsInput,
  email: createTextInput('email'),
  phone: createTextInput('tel'),
  password: createTextInput('password'),
  color: ColorInput,
  time: TimeInput,
  date: DateInput,
  datetime: createTextInput('text'),
  number: NumberInput,
  boolean: BooleanInput,
  ref: RefInput,
  refs: RefsInput,
  rows: RowsInput,
  structure: NoInput,
  picture: PictureInput,
  pictures: PicturesInput,
  // The input of the pictures has the choice of a tag below each picture.
  picture_tags: NoInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  file: FileInput,
  files: FilesInput,
}

function NoInput() {
  return null
}

/** The input of a field's kind. */
export function inputOf(field: Field): FieldInput<Field & FieldOptions> {
  // Cast: the record maps each kind to an input of its own field type.
  return inputComponents[field.kind] as unknown as FieldInput<Field & FieldOptions>
}
