import { booleanScreen } from '#src/resource/kinds/boolean/boolean.tsx'
import { choiceScreen } from '#src/resource/kinds/choice/choice.tsx'
import { choicesScreen } from '#src/resource/kinds/choices/choices.tsx'
import { colorScreen } from '#src/resource/kinds/color/color.tsx'
import { dateScreen } from '#src/resource/kinds/date/date.tsx'
import { datetimeScreen } from '#src/resource/kinds/datetime/datetime.tsx'
import { fileScreen } from '#src/resource/kinds/file/file.tsx'
import { filesScreen } from '#src/resource/kinds/files/files.tsx'
import { idScreen } from '#src/resource/kinds/id/id.tsx'
import type { FieldOptions } from '#src/resource/kinds/kind.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { longTextScreen } from '#src/resource/kinds/long-text/long-text.tsx'
import { numberScreen } from '#src/resource/kinds/number/number.tsx'
import { pictureScreen } from '#src/resource/kinds/picture/picture.tsx'
import { pictureTagsScreen } from '#src/resource/kinds/picture-tags/picture-tags.tsx'
import { picturesScreen } from '#src/resource/kinds/pictures/pictures.tsx'
import { refScreen } from '#src/resource/kinds/ref/ref.tsx'
import { refsScreen } from '#src/resource/kinds/refs/refs.tsx'
import { rowsScreen } from '#src/resource/kinds/rows/rows.tsx'
import type { ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { structureScreen } from '#src/resource/kinds/structure/structure.tsx'
import { createTextScreen } from '#src/resource/kinds/text/text.tsx'
import { textsScreen } from '#src/resource/kinds/texts/texts.tsx'
import { timeScreen } from '#src/resource/kinds/time/time.tsx'

/** The screen side of every kind of field. */
const screenKinds: { [K in Field['kind']]: ScreenKind<Extract<Field, { kind: K }>> } = {
  id: idScreen,
  text: createTextScreen('text'),
  long_text: longTextScreen,
  texts: textsScreen,
  email: createTextScreen('email'),
  phone: createTextScreen('tel'),
  password: createTextScreen('password'),
  color: colorScreen,
  time: timeScreen,
  date: dateScreen,
  datetime: datetimeScreen,
  number: numberScreen,
  boolean: booleanScreen,
  choice: choiceScreen,
  choices: choicesScreen,
  ref: refScreen,
  refs: refsScreen,
  rows: rowsScreen,
  structure: structureScreen,
  picture: pictureScreen,
  pictures: picturesScreen,
  picture_tags: pictureTagsScreen,
  file: fileScreen,
  files: filesScreen,
}

/** The screen side of a field's kind. */
export function screenKindOf(field: Field): ScreenKind<Field & FieldOptions> {
  // Cast: the record maps each kind to components of its own field type.
  return screenKinds[field.kind] as unknown as ScreenKind<Field & FieldOptions>
}
