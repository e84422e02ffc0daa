import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import { fileTakes } from '#src/platform/files/file-refusals.server.ts'
import { jsonText, listOf } from '#src/platform/openapi/schema.server.ts'
import { jsonOrNull } from '#src/platform/text/json.ts'
import { keptColumns, keptOrKey, keptSchema, keyIn } from '#src/resource/kinds/file/file.server.ts'
import { isKept } from '#src/resource/kinds/file/file.ts'
import { type FilesField, keptName } from '#src/resource/kinds/files/files.ts'
import { type Arrange, columnKind, type FileSide, type Signed } from '#src/resource/kinds/kind.server.ts'
import type { Described } from '#src/resource/openapi/kind-schemas.server.ts'

const described: Described<FilesField> = {
  read: ({ max }) => ({ ...listOf(keptSchema), maxItems: max }),
  written: ({ max }) => ({
    json: { ...listOf(keptOrKey), maxItems: max, description: 'Stored files to keep' },
    form: { ...listOf({ type: 'string', format: 'binary' }), maxItems: max, description: 'New files, one part each' },
  }),
  filter: () => keptSchema,
  besides(name, { max }) {
    const json = {
      ...listOf(keptOrKey),
      maxItems: max,
      description: 'Stored files to keep, in order; all when not sent',
    }
    return { [keptName(name)]: { json, form: jsonText(json) } }
  },
}

const tooMany = ({ max }: FilesField): MessageRef => ({ key: 'resource.fields.too_many_files', params: { qty: max } })

const signed: Signed = {
  add(name, entity, url) {
    const kept = entity[name]
    return { [name]: Array.isArray(kept) ? kept.filter(isKept).map((one) => ({ ...one, url: url(one.key) })) : [] }
  },
  schemas: () => ({}),
}

const files: FileSide<FilesField> = {
  taken: (name, field) => ({ [name]: { name, most: field.max, tooMany: tooMany(field), takes: fileTakes } }),
  store: () => 'file',
  arrange(name, field, { fields, uploads }, before): Arrange {
    const added = uploads.filter((upload) => upload.field === name).length
    const stored = keysIn(before?.[name]) ?? []
    const sent = fields[keptName(name)] ?? fields[name]
    const kept = sent === undefined ? stored : keysIn(sent)
    if (!kept || new Set(kept).size !== kept.length || kept.some((key) => !stored.includes(key)))
      throw new Invalid({ [name]: 'resource.fields.file' })
    if (kept.length + added > field.max) throw new Invalid({ [name]: tooMany(field) })
    if (field.required && kept.length + added === 0) throw new Invalid({ [name]: field.required })
    return sent === undefined && added === 0 ? () => null : (keys) => [...kept, ...keys]
  },
  column: (keys) => [...keys],
  held: (value) => keysIn(value) ?? [],
  signed: () => signed,
}

/** The keys in a list, or in its JSON text; null where it is neither. */
function keysIn(value: unknown): string[] | null {
  if (value === null || value === '') return []
  const list = typeof value === 'string' ? jsonOrNull(value) : value
  if (!Array.isArray(list)) return null
  const keys = list.map(keyIn).filter((key) => key !== null)
  return keys.length === list.length ? keys : null
}

export const filesColumn = columnKind<FilesField>(['ARRAY'], described, {
  select: (column) => `(
    select coalesce(json_agg(json_build_object(${keptColumns}) order by held.place), '[]')
    from unnest(${column}) with ordinality as held (key, place) join files f on f.key = held.key)`,
  isEmpty: (column) => `(cardinality(${column}) = 0)`,
  files,
})
