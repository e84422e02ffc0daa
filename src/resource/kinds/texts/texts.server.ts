import { jsonText, listOf } from '#src/platform/openapi/schema.server.ts'
import { columnKind } from '#src/resource/kinds/kind.server.ts'
import { type TextsField, textsAsOne, textsIn } from '#src/resource/kinds/texts/texts.ts'
import type { Described } from '#src/resource/openapi/kind-schemas.server.ts'

const one = ({ max }: TextsField) => ({ type: 'string', minLength: 1, maxLength: max })
const many = (field: TextsField) => ({ ...listOf(one(field)), maxItems: field.most })

const described: Described<TextsField> = {
  read: many,
  written: (field) => ({ json: many(field), form: jsonText(many(field)) }),
  filter: one,
  besides: () => ({}),
}

/** Filter: rows whose array contains the value. */
export const textsColumn = columnKind<TextsField>(['ARRAY'], described, {
  equals: (column, parameter) => `${column} @> ${parameter}::text[]`,
  isOneOf: (column, parameter) => `${column} && ${parameter}::text[]`,
  isEmpty: (column) => `(cardinality(${column}) = 0)`,
  cell: { type: 'text', value: (_, stored) => textsAsOne(textsIn(stored)) || null },
})
