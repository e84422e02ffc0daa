import type { Schema } from '#src/platform/openapi/schema.server.ts'
import { columnKind, type ServerKind } from '#src/resource/kinds/kind.server.ts'
import type { TextField } from '#src/resource/kinds/text/text.ts'
import { plain } from '#src/resource/openapi/kind-schemas.server.ts'

const mostOfFilter = 200

/** A kind that is written as text; `shape` describes its format in the API's document. */
export function textColumn<K extends string>(
  shape: Schema = {},
  particulars: Partial<ServerKind<TextField<K>>> = {},
): ServerKind<TextField<K>> {
  const schemaOf = ({ min, max, required, pattern }: Omit<TextField, 'kind'>): Schema => ({
    type: 'string',
    ...((min || required) && { minLength: min?.length ?? 1 }),
    maxLength: max,
    ...shape,
    ...(pattern && { pattern: pattern.source }),
  })
  const described = {
    ...plain(schemaOf),
    filter: ({ required: _, ...field }: TextField<K>) => schemaOf({ ...field, max: Math.min(field.max, mostOfFilter) }),
  }
  const isEmpty = particulars.columnTypes ? {} : { isEmpty: saysNothing }
  return columnKind<TextField<K>>(['text'], described, { ...isEmpty, ...particulars })
}

/** A required text is filled with a dash or a point by who has nothing to say: neither letter nor digit is empty. */
const saysNothing = (column: string) => `(coalesce(${column}, '') collate "es-x-icu" !~ '[[:alnum:]]')`

/** The same for texts with a pattern. */
export const spelt = <K extends string>(
  { pattern, example, format }: { pattern: RegExp; example: string; format?: string },
  particulars?: Partial<ServerKind<TextField<K>>>,
) => textColumn<K>({ ...(format && { format }), pattern: pattern.source, examples: [example] }, particulars)
