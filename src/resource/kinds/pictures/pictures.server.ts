import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import { jsonText, listOf, type Schema } from '#src/platform/openapi/schema.server.ts'
import { pictureTakes } from '#src/platform/pictures/picture-refusals.server.ts'
import { pictureBases, pictureName } from '#src/platform/pictures/pictures.ts'
import { jsonOrNull } from '#src/platform/text/json.ts'
import {
  type ArrangeNames,
  defineColumnKind,
  type ExportCell,
  type FileHandling,
} from '#src/resource/kinds/kind.server.ts'
import { binarySchema, storedNameSchema } from '#src/resource/kinds/picture/picture.server.ts'
import type { PicturesField } from '#src/resource/kinds/pictures/pictures.ts'
import type { Described, Written } from '#src/resource/openapi/described.server.ts'

const createListSchemas = (items: Schema, maxItems: number, description: string): Written => {
  const json = { ...listOf(items), maxItems, description }
  return { json, form: jsonText(json) }
}

const orderEntrySchema: Schema = { type: 'string', pattern: `${pictureName.source}|^new:\\d+$` }
const orderDescription = 'The order of all: stored names, and new:0, new:1 … for the files as they were sent'

const openApi: Described<PicturesField> = {
  read: ({ max }) => ({ ...listOf(storedNameSchema), maxItems: max }),
  written: ({ max, keptFieldName }) => ({
    json: { ...listOf(storedNameSchema), maxItems: max, description: `The same as ${keptFieldName}` },
    form: { ...listOf(binarySchema), maxItems: max, description: 'New pictures, one part each' },
  }),
  filter: () => storedNameSchema,
  besides: (_, { keptFieldName, orderFieldName, max }) => ({
    [keptFieldName]: createListSchemas(storedNameSchema, max, 'Stored pictures to keep, in order'),
    [orderFieldName]: createListSchemas(orderEntrySchema, max, orderDescription),
  }),
}

const tooMany = ({ max }: PicturesField): MessageRef => ({
  key: 'resource.fields.too_many_pictures',
  params: { qty: max },
})

const files: FileHandling<PicturesField> = {
  uploadFields: (name, field) => ({
    [name]: { name, maxFiles: field.max, tooMany: tooMany(field), rules: pictureTakes },
  }),
  store: () => 'image',
  planArrangement(name, field, { fields, uploads }, before): ArrangeNames {
    const newCount = uploads.filter((upload) => upload.field === name).length
    const storedNames = parseNames(before?.[name]) ?? []
    const value = fields[field.keptFieldName] ?? fields[name]
    const keptNames = value === undefined ? storedNames : parseNames(value)
    if (
      !keptNames ||
      new Set(keptNames).size !== keptNames.length ||
      keptNames.some((entry) => !storedNames.includes(entry))
    )
      throw new Invalid({ [name]: 'resource.fields.picture' })
    if (keptNames.length + newCount > field.max) throw new Invalid({ [name]: tooMany(field) })
    const order = parseOrder(fields[field.orderFieldName], keptNames, newCount)
    if (order === 'wrong') throw new Invalid({ [name]: 'resource.fields.picture_order' })
    if (value === undefined && newCount === 0 && !order) return () => null
    return (names) => {
      const namesByMarker = new Map(names.map((name, index) => [`new:${index}`, name]))
      return order ? order.map((entry) => namesByMarker.get(entry) ?? entry) : [...keptNames, ...names]
    }
  },
  toColumnValue: (names) => [...names],
  namesIn: (value) => parseNames(value) ?? [],
  signedLinks: () => null,
}

/** Parses the requested order; null without one, `wrong` if it is no permutation of the kept and new pictures. */
function parseOrder(value: unknown, keptNames: readonly string[], newCount: number): string[] | null | 'wrong' {
  if (value === undefined) return null
  const order = parseNames(value)
  const expectedEntries = [...keptNames, ...Array.from({ length: newCount }, (_, index) => `new:${index}`)]
  const isPermutation = order && [...order].sort().join('\n') === expectedEntries.sort().join('\n')
  return isPermutation ? order : 'wrong'
}

/** Parses the names in a list or its JSON text; null for anything else. */
function parseNames(value: unknown): string[] | null {
  if (value === null || value === '') return []
  const list = typeof value === 'string' ? jsonOrNull(value) : value
  return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : null
}

const cell: ExportCell<PicturesField> = {
  type: 'text',
  isAddress: true,
  toCellValue: (_, storedNames, { origin }) =>
    (parseNames(storedNames) ?? []).map((name) => origin + pictureBases.image + name).join(', ') || null,
}

export const picturesColumn = defineColumnKind<PicturesField>(['ARRAY'], openApi, {
  files,
  cell,
  isEmpty: (column) => `(cardinality(${column}) = 0)`,
})
