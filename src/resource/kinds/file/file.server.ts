import { Invalid } from '#src/platform/errors.ts'
import { fileTakes } from '#src/platform/files/file-refusals.server.ts'
import { objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import { jsonOrNull } from '#src/platform/text/json.ts'
import { readBoolean } from '#src/resource/kinds/boolean/boolean.ts'
import { type FileField, isKept } from '#src/resource/kinds/file/file.ts'
import { columnKind, type FileSide, type Signed } from '#src/resource/kinds/kind.server.ts'
import type { Described, Written } from '#src/resource/openapi/kind-schemas.server.ts'

const keySchema: Schema = { type: 'string', pattern: '^[0-9a-f]{32}$' }

const urlSchema: Schema = {
  type: 'string',
  pattern: '^/api/files/',
  description: 'Where it is read without a token, until the next full hour after this one',
}

/** In an answer. */
export const keptSchema: Schema = objectSchema({
  key: keySchema,
  name: { type: 'string', minLength: 1, maxLength: 255 },
  media_type: { type: 'string', description: 'As found in the content' },
  size: { type: 'integer', minimum: 1, description: 'Bytes' },
  url: urlSchema,
})

/** In a request: a stored file by its key, or as it was read. */
export const keptOrKey: Schema = { anyOf: [keySchema, objectSchema({ key: keySchema })] }

const written: Written = {
  json: {
    anyOf: [...[keptOrKey.anyOf].flat(), { type: 'null' }],
    description: 'The stored one; a new one is sent in a form',
  },
  form: { type: 'string', format: 'binary' },
}

const described: Described<FileField> = {
  read: () => keptSchema,
  written: () => written,
  filter: () => keySchema,
  besides: (name) => ({
    [`remove_${name}`]: { json: { type: 'boolean' }, form: { type: 'string', enum: ['1', '0'] } },
  }),
}

/** A stored file's key, given alone, with the file as it was read, or as the JSON text of either; null for neither. */
export function keyIn(sent: unknown): string | null {
  if (typeof sent !== 'string') return isKept(sent) ? sent.key : null
  const parsed = sent.startsWith('{') ? jsonOrNull(sent) : sent
  return typeof parsed === 'string' ? parsed : keyIn(parsed)
}

/** As an answer carries it, but for its link. */
export const keptColumns = `'key', f.key, 'name', f.name, 'media_type', f.media_type, 'size', f.bytes`

const signedAs = (link: string | undefined): Signed => ({
  add(name, entity, url) {
    const kept = entity[name]
    const signed = isKept(kept) ? url(kept.key) : null
    return {
      ...(isKept(kept) && { [name]: { ...kept, url: signed } }),
      ...(link !== undefined && { [link]: signed }),
    }
  },
  schemas: () => (link === undefined ? {} : { [link]: { ...urlSchema, type: ['string', 'null'] } }),
})

const files: FileSide<FileField> = {
  taken: (name) => ({ [name]: { name, most: 1, tooMany: 'resource.fields.one_file', takes: fileTakes } }),
  store: () => 'file',
  arrange(name, { required }, { fields, uploads }, before) {
    const stored = keyIn(before?.[name])
    const sent = fields[name]
    // The row's own file means no change; any other is refused.
    if (sent !== undefined && sent !== null && sent !== '' && (keyIn(sent) ?? '') !== stored)
      throw new Invalid({ [name]: 'resource.fields.file' })
    const isAdded = uploads.some((upload) => upload.field === name)
    const isRemoved = readBoolean(fields[`remove_${name}`]) === true
    if (required && !isAdded && (isRemoved || stored === null)) throw new Invalid({ [name]: required })
    return (added) => (added.length ? [...added] : isRemoved ? [] : null)
  },
  column: ([key]) => key ?? null,
  held: (value) => (isKept(value) ? [value.key] : []),
  signed: ({ link }) => signedAs(link),
}

export const fileColumn = columnKind<FileField>(['text'], described, {
  select: (column) => `(select json_build_object(${keptColumns}) from files f where f.key = ${column})`,
  files,
})
