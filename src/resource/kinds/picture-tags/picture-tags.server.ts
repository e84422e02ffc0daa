import { Invalid } from '#src/platform/errors.ts'
import { idSchema, jsonTextSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { defineColumnKind, type TagHandling } from '#src/resource/kinds/kind.server.ts'
import { type PictureTags, type PictureTagsField, tagsIn } from '#src/resource/kinds/picture-tags/picture-tags.ts'
import { returnListOrEmpty } from '#src/resource/kinds/pictures/pictures.ts'
import { linkedRecordsIn } from '#src/resource/kinds/refs/refs.ts'
import type { KindSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

const buildMapSchema = (description: string): Schema => ({
  type: 'object',
  additionalProperties: idSchema,
  description,
})

const openApi: KindSchemas<PictureTagsField> = {
  read: ({ linkedName }) => buildMapSchema(`By the stored name of a picture, the id of one of ${linkedName}`),
  input({ linkedName, picturesField }) {
    const json = buildMapSchema(
      `By picture, the id of one of ${linkedName}. A picture is a stored name of ${picturesField}, or new:0, new:1 … for the files as they were sent`,
    )
    return { json, form: jsonTextSchema(json) }
  },
  filter: () => idSchema,
  extraInputs: () => ({}),
}

/** The ids of the linked records that a record has after a write. */
function linkedIdsAfter(
  { recordsField, linkedName }: PictureTagsField,
  values: Readonly<Record<string, unknown>>,
  before: Entity | null,
): unknown[] {
  return recordsField in values
    ? returnListOrEmpty(values[recordsField])
    : linkedRecordsIn(before?.[linkedName]).map(({ id }) => id)
}

const filterTags = (tags: PictureTags, isKept: (picture: string, id: number) => boolean): PictureTags =>
  Object.fromEntries(Object.entries(tags).filter(([picture, id]) => isKept(picture, id)))

const tagHandling: TagHandling<PictureTagsField> = {
  filesField: ({ picturesField }) => picturesField,
  recordsField: ({ recordsField }) => recordsField,
  findInFileName: ({ findInFileName }, ...file) => findInFileName(...file),
  resolveInput(name, field, { values, before }, { names, namesByMarker }) {
    const entries = Object.entries(tagsIn(values[name]))
    const tags = Object.fromEntries(entries.map(([picture, id]) => [namesByMarker.get(picture) ?? picture, id]))
    const ids = linkedIdsAfter(field, values, before)
    const storedTags = tagsIn(before?.[name])
    // A record that is sent back with a picture or colour less has its tag still, which `fitToRecord` leaves out.
    const newTags = Object.entries(filterTags(tags, (picture, id) => storedTags[picture] !== id))
    if (newTags.some(([picture]) => !names.includes(picture))) throw new Invalid({ [name]: field.unknownPicture })
    if (newTags.some(([, id]) => !ids.includes(id))) throw new Invalid({ [name]: field.unknownRecord })
    return tags
  },
  fitToRecord(name, field, { values, before }) {
    const { picturesField, recordsField } = field
    if (![name, picturesField, recordsField].some((fieldName) => fieldName in values)) return values
    const tags = tagsIn(values[name] ?? before?.[name])
    const pictures = returnListOrEmpty(values[picturesField] ?? before?.[picturesField])
    const ids = linkedIdsAfter(field, values, before)
    const keptTags = filterTags(tags, (picture, id) => pictures.includes(picture) && ids.includes(id))
    return name in values || !isSameValue(tags, keptTags) ? { ...values, [name]: keptTags } : values
  },
}

export const pictureTagsColumn = defineColumnKind<PictureTagsField>(['jsonb'], openApi, {
  isEmpty: (column) => `(${column} = '{}')`,
  cell: {
    type: 'text',
    // The same words as in the history: `1: Rojo, 3: Azul`.
    select: (column, { to, picturesField }, tableOf) =>
      `(select string_agg(picture.place || ': ' || o.name, ', ' order by picture.place)
        from unnest(t.${picturesField}) with ordinality picture (name, place)
        join ${tableOf(to)} o on o.id = (${column}->>picture.name)::int)`,
    toCellValue: (_, description) => (typeof description === 'string' ? description : null),
  },
  tags: tagHandling,
})
