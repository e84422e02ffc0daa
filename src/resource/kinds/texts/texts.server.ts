import { arraySchema, jsonTextSchema } from '#src/platform/openapi/schema.server.ts'
import { defineColumnKind } from '#src/resource/kinds/kind.server.ts'
import { filterTexts, joinTextsReversibly, type TextsField } from '#src/resource/kinds/texts/texts.ts'
import type { KindSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

const buildItemSchema = ({ max }: TextsField) => ({ type: 'string', minLength: 1, maxLength: max })
const buildListSchema = (field: TextsField) => ({ ...arraySchema(buildItemSchema(field)), maxItems: field.maxCount })

const openApi: KindSchemas<TextsField> = {
  read: buildListSchema,
  input: (field) => ({ json: buildListSchema(field), form: jsonTextSchema(buildListSchema(field)) }),
  filter: buildItemSchema,
  extraInputs: () => ({}),
}

/** Filter: rows whose array contains the value. */
export const textsColumn = defineColumnKind<TextsField>(['ARRAY'], openApi, {
  equals: (column, parameter) => `${column} @> ${parameter}::text[]`,
  isOneOf: (column, parameter) => `${column} && ${parameter}::text[]`,
  isEmpty: (column) => `(cardinality(${column}) = 0)`,
  cell: { type: 'text', toCellValue: (_, storedValue) => joinTextsReversibly(filterTexts(storedValue)) || null },
})
