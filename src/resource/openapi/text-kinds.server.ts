import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { TextField } from '#src/resource/fields.ts'
import { type Described, plain } from '#src/resource/openapi/kind.server.ts'
import { patterns } from '#src/resource/text-patterns.ts'

/** A kind that is written as text; of a filter at most 200 characters are taken. */
export function textual(shape: Schema = {}): Described<TextField> {
  const schemaOf = ({ min, max, required, pattern }: TextField): Schema => ({
    type: 'string',
    ...((min || required) && { minLength: min?.length ?? 1 }),
    maxLength: max,
    ...shape,
    ...(pattern && { pattern: pattern.source }),
  })
  return {
    ...plain(schemaOf),
    filter: ({ max, required, ...field }) => schemaOf({ ...field, max: Math.min(max, 200) }),
  }
}

/** A kind of text that has a shape. */
export const spelt = (kind: keyof typeof patterns, example: string, more: Schema = {}): Described<TextField> =>
  textual({ ...more, pattern: patterns[kind].source, examples: [example] })
