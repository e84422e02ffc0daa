import { jsonText, listOf, type Schema } from '#src/platform/openapi/schema.server.ts'
import { pictureName } from '#src/platform/pictures.ts'
import type { PictureField, PicturesField } from '#src/resource/fields.ts'
import { type Described, orNull, type Written } from '#src/resource/openapi/kind.server.ts'

const stored: Schema = { type: 'string', pattern: pictureName.source }
const file: Schema = { type: 'string', format: 'binary' }

const one: Written = {
  json: orNull({ ...stored, description: 'The stored one as it was read; a new one is sent in a form' }),
  form: file,
}

const removal: Written = { json: { type: 'boolean' }, form: { type: 'string', enum: ['1', '0'] } }

export const picture: Described<PictureField> = {
  read: () => stored,
  written: () => one,
  filter: () => stored,
  besides: (name, { alias }) => ({
    ...(alias && { [alias]: one, [`remove_${alias}`]: removal }),
    [`remove_${name}`]: removal,
  }),
}

const listed = (items: Schema, maxItems: number, description: string): Written => {
  const json = { ...listOf(items), maxItems, description }
  return { json, form: jsonText(json) }
}

const placed: Schema = { type: 'string', pattern: `${pictureName.source}|^new:\\d+$` }
const order = 'The order of all: stored names, and new:0, new:1 … for the files as they were sent'

export const pictures: Described<PicturesField> = {
  read: ({ max }) => ({ ...listOf(stored), maxItems: max }),
  written: ({ max, kept }) => ({
    json: { ...listOf(stored), maxItems: max, description: `The same as ${kept}` },
    form: { ...listOf(file), maxItems: max, description: 'New pictures, one part each' },
  }),
  filter: () => null,
  besides: (_, { kept, sequence, max }) => ({
    [kept]: listed(stored, max, 'Stored pictures to keep, in order'),
    [sequence]: listed(placed, max, order),
  }),
}
