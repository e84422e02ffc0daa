import { idSchema, jsonText, listOf, type Schema } from '#src/platform/openapi.server.ts'
import { pictureName } from '#src/platform/pictures.ts'
import type { Field, NumberField, PictureField, TextField } from '#src/resource/fields.ts'
import { patterns } from '#src/resource/text-patterns.ts'

type FieldOf<K> = Field extends infer F
  ? F extends { kind: infer Known }
    ? K extends Known
      ? F
      : never
    : never
  : never

/** How a value is written, in JSON and in a form. */
export type Written = { json: Schema; form: Schema }

/** What the API's document says of the values of a kind; whether there may be none is said elsewhere. */
type Described<F> = {
  /** As an entity carries it. */
  read(field: F): Schema
  written(field: F): Written
  /** As a list is filtered by it; null where it is not. */
  filter(field: F): Schema | null
  /** What a write may say of it under other names. */
  besides(name: string, field: F): Record<string, Written>
}

const nothing = () => ({})
const same = (schema: Schema): Written => ({ json: schema, form: schema })

/** A kind whose values look the same wherever they stand. */
const plain = <F>(schemaOf: (field: F) => Schema): Described<F> => ({
  read: schemaOf,
  written: (field) => same(schemaOf(field)),
  filter: schemaOf,
  besides: nothing,
})

/** A filter's text is at most 200 characters long. */
const textual = (shape: Schema = {}): Described<TextField> => {
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

const spelt = (kind: keyof typeof patterns, example: string, more: Schema = {}) =>
  textual({ ...more, pattern: patterns[kind].source, examples: [example] })

const storedPicture: Schema = { type: 'string', pattern: pictureName.source }
const file: Schema = { type: 'string', format: 'binary' }
const yes: Written = { json: { type: 'boolean' }, form: { type: 'string', enum: ['1', '0'] } }

const numberSchema = ({ decimals, min, max, unit }: NumberField): Schema => {
  const said = [unit, decimals > 0 && `at most ${decimals} decimals`].filter(Boolean).join(', ')
  return {
    type: decimals === 0 ? 'integer' : 'number',
    minimum: min,
    maximum: max,
    ...(said && { description: said }),
  }
}

const writtenPicture: Written = {
  json: orNull({ ...storedPicture, description: 'The stored one as it was read; a new one is sent in a form' }),
  form: file,
}

const picture: Described<PictureField> = {
  read: () => storedPicture,
  written: () => writtenPicture,
  filter: () => storedPicture,
  besides: (name, { alias }) => ({
    ...(alias && { [alias]: writtenPicture, [`remove_${alias}`]: yes }),
    [`remove_${name}`]: yes,
  }),
}

const ofOthers = (to: string): Schema => ({ ...idSchema, description: `The id of one of ${to}` })

/** Names of stored pictures and, of a sequence, places of new ones; a form carries them as JSON text. */
const asJsonText = (json: Schema): Written => ({ json, form: jsonText(json) })

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
  number: plain(numberSchema),
  boolean: { read: () => yes.json, written: () => yes, filter: () => yes.json, besides: nothing },
  ref: plain(({ to }) => ofOthers(to)),
  refs: {
    read: ({ to }) => listOf(ofOthers(to)),
    written: ({ to }) => asJsonText({ ...listOf(idSchema), maxItems: 200, description: `Ids of ${to}, in order` }),
    filter: () => null,
    besides: (_, { to, first }) =>
      first
        ? {
            [first]: {
              json: orNull({ ...idSchema, description: `Alone: a list of one of ${to}` }),
              form: orEmpty(idSchema),
            },
          }
        : {},
  },
  picture,
  pictures: {
    read: ({ max }) => ({ ...listOf(storedPicture), maxItems: max }),
    written: ({ max, kept }) => ({
      json: { ...listOf(storedPicture), maxItems: max, description: `The same as ${kept}` },
      form: { ...listOf(file), maxItems: max, description: 'New pictures, one part each' },
    }),
    filter: () => null,
    besides: (_, { kept, sequence, max }) => ({
      [kept]: asJsonText({ ...listOf(storedPicture), maxItems: max, description: 'Stored pictures to keep, in order' }),
      [sequence]: asJsonText({
        ...listOf({ type: 'string', pattern: `${pictureName.source}|^new:\\d+$` }),
        maxItems: max,
        description: 'The order of all: stored names, and new:0, new:1 … for the files as they were sent',
      }),
    }),
  },
}

/** What is said of a field's kind. */
export function describedKind(field: Field): Described<Field> {
  // The record gives to each kind the functions that take its own fields.
  return described[field.kind] as Described<Field>
}

/** Whether a field of an entity may be null: a list is empty instead, and a default fills the rest. */
export const isNullable = (field: Field): boolean =>
  !(field.required || 'byDefault' in field || field.kind === 'refs' || field.kind === 'pictures')

export function orNull(schema: Schema): Schema {
  return { ...schema, type: [schema.type, 'null'] }
}

/** Empty text is how a form says that there is nothing. */
export function orEmpty(schema: Schema): Schema {
  const takesEmpty = schema.type === 'string' && !('pattern' in schema || 'minLength' in schema || 'format' in schema)
  return takesEmpty ? schema : { anyOf: [{ type: 'string', const: '' }, schema] }
}
