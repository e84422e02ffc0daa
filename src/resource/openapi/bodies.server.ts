import { objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { stampField } from '#src/resource/model.ts'
import { describePermission } from '#src/resource/openapi/entity.server.ts'
import { allowEmptyText, allowNull, type InputSchemas } from '#src/resource/openapi/kind-schemas.server.ts'
import { keepsValueWhenEmpty, type WriteMode } from '#src/resource/schema.ts'

type BodyEncoding = keyof InputSchemas

const bodyDescription =
  'What a read gave may be sent back and means nothing; a name that is neither here nor there is refused'

/** Optimistic lock of a request body. */
export const stampSchema: Schema = {
  ...serverKindOf(stampField).openApi.read(stampField),
  description: 'As it was read: where another editor saved meanwhile, 409 STALE',
}

/** Request body of POST. */
export function buildCreateSchema(resource: Resource, encoding: BodyEncoding): Schema {
  const required = listBodyFields(resource).filter(([, field]) => field.required)
  const names = required.map(([name]) => name)
  return { ...objectSchema(buildBodyProperties(resource, encoding, 'create'), names), description: bodyDescription }
}

/** Request body of PUT and PATCH: what is not sent stays as it is. */
export function buildUpdateSchema(resource: Resource, encoding: BodyEncoding): Schema {
  return {
    ...objectSchema({ ...buildBodyProperties(resource, encoding, 'update'), updated_at: stampSchema }, []),
    description: bodyDescription,
  }
}

/** What the request body of an action holds. */
export function buildInputProperties(input: Readonly<Record<string, Field>>, encoding: BodyEncoding) {
  const fields = Object.entries(input)
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, buildFieldSchema(field, encoding, 'create')])),
    required: fields.flatMap(([name, field]) => (field.required ? [name] : [])),
  }
}

function buildBodyProperties(resource: Resource, encoding: BodyEncoding, mode: WriteMode): Schema {
  return Object.fromEntries(
    listBodyFields(resource).flatMap(([name, field]) => {
      const { openApi } = serverKindOf(field)
      const extraProperties = Object.entries(openApi.extraInputs(name, field)).map(([extraName, extraSchemas]) => [
        extraName,
        extraSchemas[encoding],
      ])
      return [[name, buildFieldSchema(field, encoding, mode)], ...extraProperties]
    }),
  )
}

/** Of a parent the address tells, not the body. */
const listBodyFields = ({ fields, parent }: Resource) =>
  Object.entries(fields).filter(([name, field]) => !field.readOnly && name !== parent?.fieldName)

/**
 * Optional fields may be sent empty, except pictures, which are removed under a name of their own.
 */
function buildFieldSchema(field: Field, encoding: BodyEncoding, mode: WriteMode): Schema {
  const { openApi, files } = serverKindOf(field)
  const baseSchema = openApi.input(field)[encoding]
  const schema = field.readPermission
    ? { ...baseSchema, ...describePermission(field.readPermission, baseSchema) }
    : baseSchema
  const mayBeEmpty = !field.required || keepsValueWhenEmpty(field, mode)
  if (!mayBeEmpty || files) return schema
  return encoding === 'json' ? allowNull(schema) : allowEmptyText(schema)
}
