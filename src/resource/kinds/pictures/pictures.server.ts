import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import { arraySchema, jsonTextSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import { pictureRules } from '#src/platform/pictures/picture-rules.server.ts'
import { formatSmallVariantName } from '#src/platform/pictures/picture-url.ts'
import { pictureNamePattern, pictureUrlPrefixes } from '#src/platform/pictures/pictures.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import {
  type ArrangeNames,
  defineColumnKind,
  type ExportCell,
  type FileHandling,
  type SignedLinkHandling,
} from '#src/resource/kinds/kind.server.ts'
import { binarySchema, signedUrlSchema, storedNameSchema } from '#src/resource/kinds/picture/picture.server.ts'
import { hasPrivateStore } from '#src/resource/kinds/picture/picture.ts'
import { buildLinksPropertyName, type PicturesField } from '#src/resource/kinds/pictures/pictures.ts'
import type { InputSchemas, KindSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

const createListInputSchemas = (items: Schema, maxItems: number, description: string): InputSchemas => {
  const json = { ...arraySchema(items), maxItems, description }
  return { json, form: jsonTextSchema(json) }
}

const orderEntrySchema: Schema = { type: 'string', pattern: `${pictureNamePattern.source}|^new:\\d+$` }
const orderDescription = 'The order of all: stored names, and new:0, new:1 … for the files as they were sent'

const openApi: KindSchemas<PicturesField> = {
  read: ({ max }) => ({ ...arraySchema(storedNameSchema), maxItems: max }),
  input: ({ max, keptFieldName }) => ({
    json: { ...arraySchema(storedNameSchema), maxItems: max, description: `The same as ${keptFieldName}` },
    form: { ...arraySchema(binarySchema), maxItems: max, description: 'New pictures, one part each' },
  }),
  filter: () => storedNameSchema,
  extraInputs: (_, { keptFieldName, orderFieldName, max }) => ({
    [keptFieldName]: createListInputSchemas(storedNameSchema, max, 'Stored pictures to keep, in order'),
    [orderFieldName]: createListInputSchemas(orderEntrySchema, max, orderDescription),
  }),
}

const createTooManyPicturesMessage = ({ max }: PicturesField): MessageRef => ({
  key: 'resource.fields.too_many_pictures',
  params: { qty: max },
})

const signedLinks: SignedLinkHandling = {
  addLinks: (name, entity, buildUrl) => ({
    [buildLinksPropertyName(name)]: (parsePictureNames(entity[name]) ?? []).map((storedName) =>
      buildUrl(formatSmallVariantName(storedName)),
    ),
  }),
  schemas: (name) => ({
    [buildLinksPropertyName(name)]: { ...arraySchema(signedUrlSchema), description: 'In the order of the pictures' },
  }),
}

const fileHandling: FileHandling<PicturesField> = {
  uploadFields: (name, field) => ({
    [name]: { name, maxFiles: field.max, tooMany: createTooManyPicturesMessage(field), rules: pictureRules },
  }),
  store: ({ store }) => store,
  planArrangement(name, field, { fields, uploads }, before): ArrangeNames {
    const newCount = uploads.filter((upload) => upload.field === name).length
    const storedNames = parsePictureNames(before?.[name]) ?? []
    const value = fields[field.keptFieldName] ?? fields[name]
    const keptNames = value === undefined ? storedNames : parsePictureNames(value)
    if (
      !keptNames ||
      new Set(keptNames).size !== keptNames.length ||
      keptNames.some((entry) => !storedNames.includes(entry))
    )
      throw new Invalid({ [name]: 'resource.fields.picture' })
    if (keptNames.length + newCount > field.max) throw new Invalid({ [name]: createTooManyPicturesMessage(field) })
    const order = parseOrder(fields[field.orderFieldName], keptNames, newCount)
    if (order === 'wrong') throw new Invalid({ [name]: 'resource.fields.picture_order' })
    if (value === undefined && newCount === 0 && !order) return () => null
    return (names) => {
      const namesByMarker = new Map(names.map((name, index) => [`new:${index}`, name]))
      return order ? order.map((entry) => namesByMarker.get(entry) ?? entry) : [...keptNames, ...names]
    }
  },
  toColumnValue: (names) => [...names],
  namesIn: (value) => parsePictureNames(value) ?? [],
  signedLinks: (field) => (hasPrivateStore(field) ? signedLinks : null),
}

/** Parses the requested order; null without one, `wrong` if it is no permutation of the kept and new pictures. */
function parseOrder(value: unknown, keptNames: readonly string[], newCount: number): string[] | null | 'wrong' {
  if (value === undefined) return null
  const order = parsePictureNames(value)
  const expectedEntries = [...keptNames, ...Array.from({ length: newCount }, (_, index) => `new:${index}`)]
  const isPermutation = order && [...order].sort().join('\n') === expectedEntries.sort().join('\n')
  return isPermutation ? order : 'wrong'
}

/**
 * Parses the names of pictures in a list or its JSON text. Null and an empty text are an empty list. Returns null for
 * anything else.
 */
function parsePictureNames(value: unknown): string[] | null {
  if (value === null || value === '') return []
  const list = typeof value === 'string' ? parseJsonOrNull(value) : value
  return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : null
}

const cell: ExportCell<PicturesField> = {
  type: 'text',
  isAddress: true,
  // A sheet has no address of a private picture, because such an address expires.
  toCellValue: ({ store }, storedNames, { origin }) =>
    store === 'private'
      ? null
      : (parsePictureNames(storedNames) ?? []).map((name) => origin + pictureUrlPrefixes[store] + name).join(', ') ||
        null,
}

export const picturesColumn = defineColumnKind<PicturesField>(['ARRAY'], openApi, {
  files: fileHandling,
  cell,
  isEmpty: (column) => `(cardinality(${column}) = 0)`,
})
