import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import { privateFileRules } from '#src/platform/files/file-rules.server.ts'
import { arraySchema, jsonTextSchema } from '#src/platform/openapi/schema.server.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import {
  attachedFileProperties,
  attachedFileSchema,
  fileReferenceSchema,
  readFileKey,
} from '#src/resource/kinds/file/file.server.ts'
import { isAttachedFile } from '#src/resource/kinds/file/file.ts'
import { buildKeptFieldName, type FilesField } from '#src/resource/kinds/files/files.ts'
import {
  type ArrangeNames,
  defineColumnKind,
  type FileHandling,
  type SignedLinkHandling,
} from '#src/resource/kinds/kind.server.ts'
import type { KindSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

const openApi: KindSchemas<FilesField> = {
  read: ({ max }) => ({ ...arraySchema(attachedFileSchema), maxItems: max }),
  input: ({ max }) => ({
    json: { ...arraySchema(fileReferenceSchema), maxItems: max, description: 'Stored files to keep' },
    form: {
      ...arraySchema({ type: 'string', format: 'binary' }),
      maxItems: max,
      description: 'New files, one part each',
    },
  }),
  filter: () => attachedFileSchema,
  extraInputs(name, { max }) {
    const json = {
      ...arraySchema(fileReferenceSchema),
      maxItems: max,
      description: 'Stored files to keep, in order; all when not sent',
    }
    return { [buildKeptFieldName(name)]: { json, form: jsonTextSchema(json) } }
  },
}

const createTooManyFilesMessage = ({ max }: FilesField): MessageRef => ({
  key: 'resource.fields.too_many_files',
  params: { qty: max },
})

const signedLinks: SignedLinkHandling = {
  addLinks(name, entity, buildUrl) {
    const files = entity[name]
    return {
      [name]: Array.isArray(files)
        ? files.filter(isAttachedFile).map((file) => ({ ...file, url: buildUrl(file.key) }))
        : [],
    }
  },
  schemas: () => ({}),
}

const fileHandling: FileHandling<FilesField> = {
  uploadFields: (name, field) => ({
    [name]: { name, maxFiles: field.max, tooMany: createTooManyFilesMessage(field), rules: privateFileRules },
  }),
  store: () => 'file',
  planArrangement(name, field, { fields, uploads }, before): ArrangeNames {
    const newCount = uploads.filter((upload) => upload.field === name).length
    const storedKeys = parseFileKeys(before?.[name]) ?? []
    const value = fields[buildKeptFieldName(name)] ?? fields[name]
    const keptKeys = value === undefined ? storedKeys : parseFileKeys(value)
    if (!keptKeys || new Set(keptKeys).size !== keptKeys.length || keptKeys.some((key) => !storedKeys.includes(key)))
      throw new Invalid({ [name]: 'resource.fields.file' })
    if (keptKeys.length + newCount > field.max) throw new Invalid({ [name]: createTooManyFilesMessage(field) })
    if (field.required && keptKeys.length + newCount === 0) throw new Invalid({ [name]: field.required })
    return value === undefined && newCount === 0 ? () => null : (keys) => [...keptKeys, ...keys]
  },
  toColumnValue: (keys) => [...keys],
  namesIn: (value) => parseFileKeys(value) ?? [],
  signedLinks: () => signedLinks,
}

/**
 * Parses the keys of files in a list or its JSON text. Null and an empty text are an empty list. Returns null for
 * anything else.
 */
function parseFileKeys(value: unknown): string[] | null {
  if (value === null || value === '') return []
  const list = typeof value === 'string' ? parseJsonOrNull(value) : value
  if (!Array.isArray(list)) return null
  const keys = list.map(readFileKey).filter((key) => key !== null)
  return keys.length === list.length ? keys : null
}

export const filesColumn = defineColumnKind<FilesField>(['ARRAY'], openApi, {
  select: (column) => `(
    select coalesce(json_agg(json_build_object(${attachedFileProperties}) order by held.place), '[]')
    from unnest(${column}) with ordinality as held (key, place) join files f on f.key = held.key)`,
  isEmpty: (column) => `(cardinality(${column}) = 0)`,
  files: fileHandling,
})
