import { Invalid } from '#src/platform/errors.ts'
import { privateFileRules } from '#src/platform/files/file-rules.server.ts'
import { objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import { readBoolean } from '#src/resource/kinds/boolean/boolean.ts'
import { type FileField, isAttachedFile } from '#src/resource/kinds/file/file.ts'
import { defineColumnKind, type FileHandling, type SignedLinkHandling } from '#src/resource/kinds/kind.server.ts'
import type { InputSchemas, KindSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

const keySchema: Schema = { type: 'string', pattern: '^[0-9a-f]{32}$' }

const urlSchema: Schema = {
  type: 'string',
  pattern: '^/api/files/',
  description: 'Where it is read without a token, until the next full hour after this one',
}

/** Schema of a file in an answer. */
export const attachedFileSchema: Schema = objectSchema({
  key: keySchema,
  name: { type: 'string', minLength: 1, maxLength: 255 },
  media_type: { type: 'string', description: 'As found in the content' },
  size: { type: 'integer', minimum: 1, description: 'Bytes' },
  url: urlSchema,
})

/** Schema of a stored file in a request: its key, or the file as an answer carries it. */
export const fileReferenceSchema: Schema = { anyOf: [keySchema, objectSchema({ key: keySchema })] }

const requestSchemas: InputSchemas = {
  json: {
    anyOf: [...[fileReferenceSchema.anyOf].flat(), { type: 'null' }],
    description: 'The stored one; a new one is sent in a form',
  },
  form: { type: 'string', format: 'binary' },
}

const openApi: KindSchemas<FileField> = {
  read: () => attachedFileSchema,
  input: () => requestSchemas,
  filter: () => keySchema,
  extraInputs: (name) => ({
    [`remove_${name}`]: { json: { type: 'boolean' }, form: { type: 'string', enum: ['1', '0'] } },
  }),
}

/**
 * Reads the key of a stored file from the key itself, from the file as an answer carries it, or from the JSON text of
 * such a file. Null for anything else. Whether a file has this key is not checked.
 */
export function readFileKey(keyOrFileOrJson: unknown): string | null {
  if (typeof keyOrFileOrJson !== 'string') return isAttachedFile(keyOrFileOrJson) ? keyOrFileOrJson.key : null
  const parsed = keyOrFileOrJson.startsWith('{') ? parseJsonOrNull(keyOrFileOrJson) : keyOrFileOrJson
  return typeof parsed === 'string' ? parsed : readFileKey(parsed)
}

/** SQL arguments of `json_build_object` for a file in an answer, without its link. */
export const attachedFileProperties = `'key', f.key, 'name', f.name, 'media_type', f.media_type, 'size', f.bytes`

const createSignedLinkHandling = (secondLinkName: string | undefined): SignedLinkHandling => ({
  addLinks(name, entity, buildUrl) {
    const file = entity[name]
    const url = isAttachedFile(file) ? buildUrl(file.key) : null
    return {
      ...(isAttachedFile(file) && { [name]: { ...file, url } }),
      ...(secondLinkName !== undefined && { [secondLinkName]: url }),
    }
  },
  schemas: () => (secondLinkName === undefined ? {} : { [secondLinkName]: { ...urlSchema, type: ['string', 'null'] } }),
})

const fileHandling: FileHandling<FileField> = {
  uploadFields: (name) => ({
    [name]: { name, maxFiles: 1, tooMany: 'resource.fields.one_file', rules: privateFileRules },
  }),
  store: () => 'file',
  planArrangement(name, { required }, { fields, uploads }, before) {
    const storedKey = readFileKey(before?.[name])
    const value = fields[name]
    // The record's own stored file means no change. Any other file is refused.
    if (value !== undefined && value !== null && value !== '' && (readFileKey(value) ?? '') !== storedKey)
      throw new Invalid({ [name]: 'resource.fields.file' })
    const isAdded = uploads.some((upload) => upload.field === name)
    const isRemoved = readBoolean(fields[`remove_${name}`]) === true
    if (required && !isAdded && (isRemoved || storedKey === null)) throw new Invalid({ [name]: required })
    return (addedKeys) => (addedKeys.length ? [...addedKeys] : isRemoved ? [] : null)
  },
  toColumnValue: ([key]) => key ?? null,
  namesIn: (value) => (isAttachedFile(value) ? [value.key] : []),
  isShared: ({ isShared }) => isShared === true,
  signedLinks: ({ link }) => createSignedLinkHandling(link),
}

export const fileColumn = defineColumnKind<FileField>(['text'], openApi, {
  select: (column) => `(select json_build_object(${attachedFileProperties}) from files f where f.key = ${column})`,
  files: fileHandling,
})
