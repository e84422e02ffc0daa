import { datetimeColumn } from '#src/resource/kinds/datetime/datetime.server.ts'
import { columnKind, type ServerKind } from '#src/resource/kinds/kind.server.ts'
import type { Common } from '#src/resource/kinds/kind.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { refColumn } from '#src/resource/kinds/ref/ref.server.ts'
import { refsLinks } from '#src/resource/kinds/refs/refs.server.ts'
import { textsColumn } from '#src/resource/kinds/texts/texts.server.ts'

const textColumn = columnKind(['text'])

/** What every kind of field is in SQL. */
export const serverKinds: { [K in Field['kind']]: ServerKind<Extract<Field, { kind: K }>> } = {
  text: textColumn,
  long_text: textColumn,
  texts: textsColumn,
  email: textColumn,
  phone: textColumn,
  password: textColumn,
  color: textColumn,
  time: textColumn,
  date: columnKind(['date']),
  datetime: datetimeColumn,
  number: columnKind(['numeric', 'integer', 'bigint', 'smallint']),
  boolean: columnKind(['boolean']),
  ref: refColumn,
  refs: refsLinks,
  picture: textColumn,
  pictures: columnKind(['ARRAY']),
}

/** What a field's kind answers on the server. */
export function serverKindOf(field: Field): ServerKind<Field & Common> {
  // The record gives to each kind the functions that take its own fields.
  return serverKinds[field.kind] as ServerKind<Field & Common>
}

/** Whether a field is a column of the resource's own table. */
export const isColumn = (field: Field): boolean => !field.writeOnly && serverKindOf(field).columnTypes.length > 0
