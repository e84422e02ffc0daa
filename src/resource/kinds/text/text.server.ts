import type { Schema } from '#src/platform/openapi/schema.server.ts'
import { defineColumnKind, type ServerKind } from '#src/resource/kinds/kind.server.ts'
import type { TextField } from '#src/resource/kinds/text/text.ts'
import { createUniformSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

const maxFilterLength = 200

/** Makes the server side of a kind that is written as text; `formatSchema` describes the text in the API document. */
export function defineTextColumn<K extends string>(
  formatSchema: Schema = {},
  overrides: Partial<ServerKind<TextField<K>>> = {},
): ServerKind<TextField<K>> {
  const buildSchema = ({ min, max, required, pattern }: Omit<TextField, 'kind'>): Schema => ({
    type: 'string',
    ...((min || required) && { minLength: min?.length ?? 1 }),
    maxLength: max,
    ...formatSchema,
    ...(pattern && { pattern: pattern.source }),
  })
  const openApi = {
    ...createUniformSchemas(buildSchema),
    filter: ({ required: _, ...field }: TextField<K>) =>
      buildSchema({ ...field, max: Math.min(field.max, maxFilterLength) }),
  }
  const isEmpty = overrides.columnTypes ? {} : { isEmpty: buildNoLetterOrDigitCondition }
  return defineColumnKind<TextField<K>>(['text'], openApi, { ...isEmpty, ...overrides })
}

/**
 * SQL condition that a text holds nothing. A text without letters and digits counts as empty, because users who have
 * nothing to say fill a required text with a dash or a point.
 */
const buildNoLetterOrDigitCondition = (column: string) =>
  `(coalesce(${column}, '') collate "es-x-icu" !~ '[[:alnum:]]')`

/** Makes the server side of a kind whose texts match a pattern. */
export const definePatternColumn = <K extends string>(
  { pattern, example, format }: { pattern: RegExp; example: string; format?: string },
  overrides?: Partial<ServerKind<TextField<K>>>,
) => defineTextColumn<K>({ ...(format && { format }), pattern: pattern.source, examples: [example] }, overrides)
