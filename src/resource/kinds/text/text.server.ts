import type { Schema } from '#src/platform/openapi/schema.server.ts'
import { defineColumnKind, type ServerKind } from '#src/resource/kinds/kind.server.ts'
import type { TextField } from '#src/resource/kinds/text/text.ts'
import { plain } from '#src/resource/openapi/described.server.ts'

const maxFilterLength = 200

/** A kind that is written as text; `shape` describes its format in the API's document. */
export function defineTextColumn<K extends string>(
  format: Schema = {},
  overrides: Partial<ServerKind<TextField<K>>> = {},
): ServerKind<TextField<K>> {
  const buildSchema = ({ min, max, required, pattern }: Omit<TextField, 'kind'>): Schema => ({
    type: 'string',
    ...((min || required) && { minLength: min?.length ?? 1 }),
    maxLength: max,
    ...format,
    ...(pattern && { pattern: pattern.source }),
  })
  const openApi = {
    ...plain(buildSchema),
    filter: ({ required: _, ...field }: TextField<K>) =>
      buildSchema({ ...field, max: Math.min(field.max, maxFilterLength) }),
  }
  const isEmpty = overrides.columnTypes ? {} : { isEmpty: buildBlankCondition }
  return defineColumnKind<TextField<K>>(['text'], openApi, { ...isEmpty, ...overrides })
}

/** A required text is filled with a dash or a point by who has nothing to say: neither letter nor digit is empty. */
const buildBlankCondition = (column: string) => `(coalesce(${column}, '') collate "es-x-icu" !~ '[[:alnum:]]')`

/** The same for texts with a pattern. */
export const definePatternColumn = <K extends string>(
  { pattern, example, format }: { pattern: RegExp; example: string; format?: string },
  overrides?: Partial<ServerKind<TextField<K>>>,
) => defineTextColumn<K>({ ...(format && { format }), pattern: pattern.source, examples: [example] }, overrides)
