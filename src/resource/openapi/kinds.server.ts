import { idSchema, jsonText, listOf, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { BooleanField, Field, NumberField, RefField, RefsField } from '#src/resource/fields.ts'
import { type Described, orEmpty, orNull, plain } from '#src/resource/openapi/kind.server.ts'
import { picture, pictures } from '#src/resource/openapi/picture-kinds.server.ts'
import { spelt, textual } from '#src/resource/openapi/text-kinds.server.ts'

const number = plain(({ decimals, min, max, unit }: NumberField): Schema => {
  const description = [unit, decimals > 0 && `at most ${decimals} decimals`].filter(Boolean).join(', ')
  const type = decimals === 0 ? 'integer' : 'number'
  return { type, minimum: min, maximum: max, ...(description && { description }) }
})

const boolean: Described<BooleanField> = {
  ...plain(() => ({ type: 'boolean' })),
  written: () => ({ json: { type: 'boolean' }, form: { type: 'string', enum: ['1', '0'] } }),
}

const ref = plain(({ to }: RefField): Schema => ({ ...idSchema, description: `The id of one of ${to}` }))

const refs: Described<RefsField> = {
  read: () => listOf(idSchema),
  written({ to }) {
    const json = { ...listOf(idSchema), maxItems: 200, description: `Ids of ${to}, in order` }
    return { json, form: jsonText(json) }
  },
  filter: () => null,
  besides(_, { to, first }) {
    const alone = { ...idSchema, description: `Alone: a list of one of ${to}` }
    return first ? { [first]: { json: orNull(alone), form: orEmpty(alone) } } : {}
  },
}

/** The kind that a field says it is of: several kinds may share one type of field. */
type FieldOf<K, F = Field> = F extends { kind: infer Known } ? (K extends Known ? F : never) : never

const described: { [K in Field['kind']]: Described<FieldOf<K>> } = {
  text: textual(),
  long_text: textual(),
  phone: textual(),
  email: spelt('email', 'ana@example.com', { format: 'email' }),
  url: spelt('url', 'https://example.com/', { format: 'uri' }),
  color: spelt('color', '#1A2B3C'),
  time: spelt('time', '09:30'),
  date: spelt('date', '2026-02-28', { format: 'date' }),
  password: textual({ format: 'password' }),
  number,
  boolean,
  ref,
  refs,
  picture,
  pictures,
}

/** What is said of a field's kind. */
export function describedKind(field: Field): Described<Field> {
  // The record gives to each kind the functions that take its own fields.
  return described[field.kind] as Described<Field>
}
