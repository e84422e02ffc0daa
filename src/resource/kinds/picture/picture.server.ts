import { Invalid } from '#src/platform/errors.ts'
import type { FileField } from '#src/platform/http/received-form.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import { pictureTakes } from '#src/platform/pictures/picture-refusals.server.ts'
import { smallVariant } from '#src/platform/pictures/picture-url.ts'
import { pictureBases, pictureName } from '#src/platform/pictures/pictures.ts'
import { readBoolean } from '#src/resource/kinds/boolean/boolean.ts'
import { type CellSide, columnKind, type FileSide, type Signed } from '#src/resource/kinds/kind.server.ts'
import { isPrivate, type PictureField, pictureNames, urlName } from '#src/resource/kinds/picture/picture.ts'
import { type Described, orNull, type Written } from '#src/resource/openapi/kind-schemas.server.ts'

export const storedName: Schema = { type: 'string', pattern: pictureName.source }
export const fileSchema: Schema = { type: 'string', format: 'binary' }

/** Null where there is no picture. */
const signedUrl: Schema = {
  type: ['string', 'null'],
  pattern: '^/api/files/',
  description: 'Where it is read without a token, until the next full hour after this one',
}

const written: Written = {
  json: orNull({ ...storedName, description: 'The stored one as it was read; a new one is sent in a form' }),
  form: fileSchema,
}

const removal: Written = { json: { type: 'boolean' }, form: { type: 'string', enum: ['1', '0'] } }

const described: Described<PictureField> = {
  read: () => storedName,
  written: () => written,
  filter: () => storedName,
  besides: (name, field) =>
    Object.fromEntries(
      pictureNames(name, field).flatMap((known) => [
        ...(known === name ? [] : [[known, written]]),
        [`remove_${known}`, removal],
      ]),
    ),
}

const signed: Signed = {
  add(name, entity, url) {
    const stored = entity[name]
    return { [urlName(name)]: typeof stored === 'string' ? url(smallVariant(stored)) : null }
  },
  schemas: (name) => ({ [urlName(name)]: signedUrl }),
}

const files: FileSide<PictureField> = {
  taken(name, field) {
    const taken: FileField = { name, most: 1, tooMany: 'resource.fields.one_picture', takes: pictureTakes }
    return Object.fromEntries(pictureNames(name, field).map((known) => [known, taken]))
  },
  store: ({ store }) => store,
  arrange(name, field, { fields }, before) {
    const names = pictureNames(name, field)
    for (const sent of names.map((known) => fields[known])) {
      // The row's own stored name means no change; any other name is refused.
      if (sent !== undefined && sent !== null && sent !== '' && sent !== (before?.[name] ?? null))
        throw new Invalid({ [name]: 'resource.fields.picture' })
    }
    const isRemoved = names.some((known) => readBoolean(fields[`remove_${known}`]) === true)
    return (added) => (added.length ? [...added] : isRemoved ? [] : null)
  },
  column: ([name]) => name ?? null,
  held: (value) => (typeof value === 'string' ? [value] : []),
  signed: (field) => (isPrivate(field) ? signed : null),
}

const cell: CellSide<PictureField> = {
  type: 'text',
  isAddress: true,
  // A private picture has no address that lasts.
  value: ({ store }, stored, { origin }) =>
    typeof stored === 'string' && store !== 'private' ? origin + pictureBases[store] + stored : null,
}

export const pictureColumn = columnKind<PictureField>(['text'], described, { files, cell })
