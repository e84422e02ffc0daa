import type { MessageRef } from '#src/platform/errors.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { defineKind, type FieldOptions, type ReadResult } from '#src/resource/kinds/kind.ts'
import { isNewFile, returnListOrEmpty, storedNameOf } from '#src/resource/kinds/pictures/pictures.ts'
import { idsIn, linkedRecordsIn } from '#src/resource/kinds/refs/refs.ts'
import { parseId } from '#src/resource/record-id.ts'
import { isKeyOfNewPicture, keyOfNewPicture } from '#src/ui/fields/pictures/new-picture-keys.ts'

export type PictureTagsField = FieldOptions & {
  kind: 'picture_tags'
  /** The field of the record's pictures, each of which may have a tag. */
  picturesField: string
  /** The resource of the tags, and the field of the record's linked records of it, one of which a tag names. */
  to: string
  recordsField: string
  /** The property that carries the linked records. */
  linkedName: string
  /** The text of a picture without a tag, in its select. */
  untagged: MessageRef
  /** Messages of a tag for a picture, and with a linked record, that the record does not have. */
  unknownPicture: MessageRef
  unknownRecord: MessageRef
  /** Finds the record that a picture's file is named after, for pictures of an import. Null if there is none. */
  findInFileName: (fileName: string, records: readonly { id: number; name: string }[]) => number | null
}

/**
 * The id of a linked record by picture: by its stored name. For a picture that a request brings, the key is its marker,
 * `new:0`, `new:1` … in the order of the files; in a form it is the file's own key.
 */
export type PictureTags = Readonly<Record<string, number>>

export const tagsIn = (value: unknown): PictureTags => (isObject(value) ? (value as PictureTags) : {})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The key of a form's picture among the form's tags. */
export const tagKeyOf = (item: unknown): string | undefined =>
  storedNameOf(item) ?? (item instanceof File ? keyOfNewPicture(item) : undefined)

/** Stored names, markers and the keys of a form. */
const pictureKeyPattern = /^[\w.:-]{1,100}$/

/** Reads an object or its JSON text. A picture whose record is null or empty has no tag. */
function readTags(_: PictureTagsField, raw: unknown): ReadResult<PictureTags> {
  const object = typeof raw === 'string' ? parseJsonOrNull(raw) : raw
  if (!isObject(object)) return { problem: 'resource.fields.picture_tags' }
  const entries = Object.entries(object).filter(([, id]) => id !== null && id !== '')
  const tags = entries.map(([picture, id]) => [picture, parseId(id)] as const)
  if (tags.some(([picture, id]) => id === null || !pictureKeyPattern.test(picture)))
    return { problem: 'resource.fields.picture_tags' }
  return { value: Object.fromEntries(tags) as PictureTags }
}

/** The tags in the order of the pictures, each with the picture's place: `1: Rojo, 3: Azul`. */
export function describeTags({ picturesField, linkedName }: PictureTagsField, name: string, entity: Entity): string {
  const tags = tagsIn(entity[name])
  const records = linkedRecordsIn(entity[linkedName])
  return returnListOrEmpty(entity[picturesField])
    .flatMap((picture, index) => {
      const record = records.find(({ id }) => id === tags[String(picture)])
      return record ? [`${index + 1}: ${record.name}`] : []
    })
    .join(', ')
}

const formatAsJson = (_: unknown, value: unknown): string =>
  Object.keys(tagsIn(value)).length > 0 ? JSON.stringify(value) : ''

export const pictureTagsKind = defineKind<PictureTagsField>({
  read: readTags,
  emptyValue: () => ({}),
  order: null,
  filterForms: [],
  format: formatAsJson,
  formatForHistory: (name, field, entity) => describeTags(field, name, entity),
  form: {
    initialValue: (name, _, entity) => tagsIn(entity?.[name]),
    // Tags of pictures and records that the form no longer has stay in its value and are not sent.
    buildInput(name, { picturesField, recordsField }, { formValue, formValues }) {
      const tags = tagsIn(formValue)
      const chosenIds = idsIn(formValues[recordsField])
      const items = returnListOrEmpty(formValues[picturesField])
      const newFiles = items.filter(isNewFile)
      const sentTags = items.flatMap((item) => {
        const id = tags[tagKeyOf(item) ?? '']
        const key = isNewFile(item) ? `new:${newFiles.indexOf(item)}` : storedNameOf(item)
        return id !== undefined && chosenIds.includes(id) ? [[key, id] as const] : []
      })
      return { [name]: Object.fromEntries(sentTags) }
    },
    copyForNewRecord: (formValue) =>
      Object.fromEntries(Object.entries(tagsIn(formValue)).filter(([key]) => isKeyOfNewPicture(key))),
  },
})

/** Declares which of the record's linked records each of its pictures shows. */
export const pictureTags = (to: string, options: Omit<PictureTagsField, 'kind' | 'to'>): PictureTagsField => ({
  kind: 'picture_tags',
  to,
  ...options,
})
