import { Invalid } from '#src/platform/errors.ts'
import type { UploadField } from '#src/platform/http/bodies/receive-form.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import { pictureRules } from '#src/platform/pictures/picture-rules.server.ts'
import { formatSmallVariantName } from '#src/platform/pictures/picture-url.ts'
import { pictureNamePattern, pictureUrlPrefixes } from '#src/platform/pictures/pictures.ts'
import { readBoolean } from '#src/resource/kinds/boolean/boolean.ts'
import {
  defineColumnKind,
  type ExportCell,
  type FileHandling,
  type SignedLinkHandling,
} from '#src/resource/kinds/kind.server.ts'
import {
  buildLinkPropertyName,
  hasPrivateStore,
  listNameAndAlias,
  type PictureField,
} from '#src/resource/kinds/picture/picture.ts'
import { allowNull, type InputSchemas, type KindSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

export const storedNameSchema: Schema = { type: 'string', pattern: pictureNamePattern.source }
export const binarySchema: Schema = { type: 'string', format: 'binary' }

/** Schema of a private picture's signed address. */
export const signedUrlSchema: Schema = {
  type: 'string',
  pattern: '^/api/files/',
  description: 'Where it is read without a token, until the next full hour after this one',
}

const requestSchemas: InputSchemas = {
  json: allowNull({ ...storedNameSchema, description: 'The stored one as it was read; a new one is sent in a form' }),
  form: binarySchema,
}

const removalSchemas: InputSchemas = { json: { type: 'boolean' }, form: { type: 'string', enum: ['1', '0'] } }

const openApi: KindSchemas<PictureField> = {
  read: () => storedNameSchema,
  input: () => requestSchemas,
  filter: () => storedNameSchema,
  extraInputs: (name, field) =>
    Object.fromEntries(
      listNameAndAlias(name, field).flatMap((inputName) => [
        ...(inputName === name ? [] : [[inputName, requestSchemas]]),
        [`remove_${inputName}`, removalSchemas],
      ]),
    ),
}

const signedLinks: SignedLinkHandling = {
  addLinks(name, entity, buildUrl) {
    const storedName = entity[name]
    return {
      [buildLinkPropertyName(name)]:
        typeof storedName === 'string' ? buildUrl(formatSmallVariantName(storedName)) : null,
    }
  },
  schemas: (name) => ({ [buildLinkPropertyName(name)]: allowNull(signedUrlSchema) }),
}

const fileHandling: FileHandling<PictureField> = {
  uploadFields(name, field) {
    const uploadField: UploadField = { name, maxFiles: 1, tooMany: 'resource.fields.one_picture', rules: pictureRules }
    return Object.fromEntries(listNameAndAlias(name, field).map((inputName) => [inputName, uploadField]))
  },
  store: ({ store }) => store,
  planArrangement(name, field, { fields }, before) {
    const names = listNameAndAlias(name, field)
    for (const value of names.map((inputName) => fields[inputName])) {
      // The record's own stored picture means no change. Any other name is refused.
      if (value !== undefined && value !== null && value !== '' && value !== (before?.[name] ?? null))
        throw new Invalid({ [name]: 'resource.fields.picture' })
    }
    const isRemoved = names.some((inputName) => readBoolean(fields[`remove_${inputName}`]) === true)
    return (addedNames) => (addedNames.length ? [...addedNames] : isRemoved ? [] : null)
  },
  toColumnValue: ([name]) => name ?? null,
  namesIn: (value) => (typeof value === 'string' ? [value] : []),
  signedLinks: (field) => (hasPrivateStore(field) ? signedLinks : null),
}

const cell: ExportCell<PictureField> = {
  type: 'text',
  isAddress: true,
  // A sheet has no address of a private picture, because such an address expires.
  toCellValue: ({ store }, storedName, { origin }) =>
    typeof storedName === 'string' && store !== 'private' ? origin + pictureUrlPrefixes[store] + storedName : null,
}

export const pictureColumn = defineColumnKind<PictureField>(['text'], openApi, { files: fileHandling, cell })
