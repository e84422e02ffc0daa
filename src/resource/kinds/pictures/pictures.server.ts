import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import { jsonText, listOf, type Schema } from '#src/platform/openapi/schema.server.ts'
import { pictureTakes } from '#src/platform/pictures/picture-refusals.server.ts'
import { pictureBases, pictureName } from '#src/platform/pictures/pictures.ts'
import { jsonOrNull } from '#src/platform/text/json.ts'
import { type Arrange, type CellSide, columnKind, type FileSide } from '#src/resource/kinds/kind.server.ts'
import { fileSchema, storedName } from '#src/resource/kinds/picture/picture.server.ts'
import type { PicturesField } from '#src/resource/kinds/pictures/pictures.ts'
import type { Described, Written } from '#src/resource/openapi/kind-schemas.server.ts'

const listed = (items: Schema, maxItems: number, description: string): Written => {
  const json = { ...listOf(items), maxItems, description }
  return { json, form: jsonText(json) }
}

const placed: Schema = { type: 'string', pattern: `${pictureName.source}|^new:\\d+$` }
const order = 'The order of all: stored names, and new:0, new:1 … for the files as they were sent'

const described: Described<PicturesField> = {
  read: ({ max }) => ({ ...listOf(storedName), maxItems: max }),
  written: ({ max, kept }) => ({
    json: { ...listOf(storedName), maxItems: max, description: `The same as ${kept}` },
    form: { ...listOf(fileSchema), maxItems: max, description: 'New pictures, one part each' },
  }),
  filter: () => storedName,
  besides: (_, { kept, sequence, max }) => ({
    [kept]: listed(storedName, max, 'Stored pictures to keep, in order'),
    [sequence]: listed(placed, max, order),
  }),
}

const tooMany = ({ max }: PicturesField): MessageRef => ({
  key: 'resource.fields.too_many_pictures',
  params: { qty: max },
})

const files: FileSide<PicturesField> = {
  taken: (name, field) => ({ [name]: { name, most: field.max, tooMany: tooMany(field), takes: pictureTakes } }),
  store: () => 'image',
  arrange(name, field, { fields, uploads }, before): Arrange {
    const added = uploads.filter((upload) => upload.field === name).length
    const stored = namesIn(before?.[name]) ?? []
    const sent = fields[field.kept] ?? fields[name]
    const kept = sent === undefined ? stored : namesIn(sent)
    if (!kept || new Set(kept).size !== kept.length || kept.some((entry) => !stored.includes(entry)))
      throw new Invalid({ [name]: 'resource.fields.picture' })
    if (kept.length + added > field.max) throw new Invalid({ [name]: tooMany(field) })
    const sequence = sequenceIn(fields[field.sequence], kept, added)
    if (sequence === 'wrong') throw new Invalid({ [name]: 'resource.fields.picture_order' })
    if (sent === undefined && added === 0 && !sequence) return () => null
    return (names) => {
      const byPlace = new Map(names.map((one, place) => [`new:${place}`, one]))
      return sequence ? sequence.map((entry) => byPlace.get(entry) ?? entry) : [...kept, ...names]
    }
  },
  column: (names) => [...names],
  held: (value) => namesIn(value) ?? [],
  signed: () => null,
}

/** The requested order; null without one, `wrong` where it is not a permutation of the kept and new pictures. */
function sequenceIn(sent: unknown, kept: readonly string[], added: number): string[] | null | 'wrong' {
  if (sent === undefined) return null
  const sequence = namesIn(sent)
  const expected = [...kept, ...Array.from({ length: added }, (_, place) => `new:${place}`)]
  const isWhole = sequence && [...sequence].sort().join('\n') === expected.sort().join('\n')
  return isWhole ? sequence : 'wrong'
}

/** The names in a list or its JSON text; null where it is neither. */
function namesIn(value: unknown): string[] | null {
  if (value === null || value === '') return []
  const list = typeof value === 'string' ? jsonOrNull(value) : value
  return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : null
}

const cell: CellSide<PicturesField> = {
  type: 'text',
  isAddress: true,
  value: (_, stored, { origin }) =>
    (namesIn(stored) ?? []).map((name) => origin + pictureBases.image + name).join(', ') || null,
}

export const picturesColumn = columnKind<PicturesField>(['ARRAY'], described, {
  files,
  cell,
  isEmpty: (column) => `(cardinality(${column}) = 0)`,
})
