import { emailPattern } from '#src/platform/text/email-address.ts'
import { booleanColumn } from '#src/resource/kinds/boolean/boolean.server.ts'
import { choiceColumn } from '#src/resource/kinds/choice/choice.server.ts'
import { choicesColumn } from '#src/resource/kinds/choices/choices.server.ts'
import { colorPattern } from '#src/resource/kinds/color/color.ts'
import { dateColumn } from '#src/resource/kinds/date/date.server.ts'
import { datetimeColumn } from '#src/resource/kinds/datetime/datetime.server.ts'
import { fileColumn } from '#src/resource/kinds/file/file.server.ts'
import { filesColumn } from '#src/resource/kinds/files/files.server.ts'
import { idColumn } from '#src/resource/kinds/id/id.server.ts'
import type { ServerKind } from '#src/resource/kinds/kind.server.ts'
import type { FieldOptions } from '#src/resource/kinds/kind.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { numberColumn } from '#src/resource/kinds/number/number.server.ts'
import { pictureColumn } from '#src/resource/kinds/picture/picture.server.ts'
import { pictureTagsColumn } from '#src/resource/kinds/picture-tags/picture-tags.server.ts'
import { picturesColumn } from '#src/resource/kinds/pictures/pictures.server.ts'
import { refColumn } from '#src/resource/kinds/ref/ref.server.ts'
import { refsLinks } from '#src/resource/kinds/refs/refs.server.ts'
import { rowsLinks } from '#src/resource/kinds/rows/rows.server.ts'
import { structureColumn } from '#src/resource/kinds/structure/structure.server.ts'
import { definePatternColumn, defineTextColumn } from '#src/resource/kinds/text/text.server.ts'
import { textsColumn } from '#src/resource/kinds/texts/texts.server.ts'
import { timeColumn } from '#src/resource/kinds/time/time.server.ts'

/** The server side of every kind of field. */
const serverKinds: { [K in Field['kind']]: ServerKind<Extract<Field, { kind: K }>> } = {
  id: idColumn,
  text: defineTextColumn(),
  long_text: defineTextColumn(),
  texts: textsColumn,
  email: definePatternColumn({ pattern: emailPattern, example: 'ana@example.com', format: 'email' }),
  phone: defineTextColumn({ examples: ['343 555-0142'] }),
  password: defineTextColumn({ format: 'password' }),
  color: definePatternColumn({ pattern: colorPattern, example: '#1A2B3C' }),
  time: timeColumn,
  date: dateColumn,
  datetime: datetimeColumn,
  number: numberColumn,
  boolean: booleanColumn,
  choice: choiceColumn,
  choices: choicesColumn,
  ref: refColumn,
  refs: refsLinks,
  rows: rowsLinks,
  structure: structureColumn,
  picture: pictureColumn,
  pictures: picturesColumn,
  picture_tags: pictureTagsColumn,
  file: fileColumn,
  files: filesColumn,
}

/** The server side of a field's kind. */
export function serverKindOf(field: Field): ServerKind<Field & FieldOptions> {
  // Cast: the record maps each kind to functions of its own field type.
  return serverKinds[field.kind] as ServerKind<Field & FieldOptions>
}

/** True if the field is a column of the resource's own table. */
export const isColumn = (field: Field): boolean =>
  !field.writeOnly && field.computed === undefined && serverKindOf(field).columnTypes.length > 0
