import { objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { stampField } from '#src/resource/model.ts'
import { addPermissionToDescription } from '#src/resource/openapi/entity.server.ts'
import { allowEmptyText, allowNull, type InputSchemas } from '#src/resource/openapi/kind-schemas.server.ts'
import { keepsValueWhenEmpty, type WriteMode } from '#src/resource/schema.ts'

type BodyEncoding = keyof InputSchemas

const bodyDescription =
  'Other properties of the entity may be sent back and are ignored. A name that the entity does not have is refused.'

/** Schema of the stamp in a request body: the optimistic lock. */
export const stampSchema: Schema = {
  ...serverKindOf(stampField).openApi.read(stampField),
  description: 'As it was read. The answer is 409 STALE if another editor has saved the record since.',
}

/** Builds the schema of a POST's body. */
export function buildCreateSchema(resource: Resource, encoding: BodyEncoding): Schema {
  const required = listBodyFields(resource).filter(
    ([name, field]) => field.required && name !== resource.parent?.fieldName,
  )
  const names = required.map(([name]) => name)
  return { ...objectSchema(buildBodyProperties(resource, encoding, 'create'), names), description: bodyDescription }
}

/** Builds the schema of the body of PUT and PATCH. Fields that are not sent stay as they are. */
export function buildUpdateSchema(resource: Resource, encoding: BodyEncoding): Schema {
  return {
    ...objectSchema({ ...buildBodyProperties(resource, encoding, 'update'), updated_at: stampSchema }, []),
    description: bodyDescription,
  }
}

/** Builds the properties of an action's body, and the names of the required ones. */
export function buildInputPropertiesAndRequired(input: Readonly<Record<string, Field>>, encoding: BodyEncoding) {
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

/**
 * The fields in a body. The reference to the parent is among them only if the resource has a root address: below a
 * parent the address contains it.
 */
const listBodyFields = ({ fields, parent }: Resource) =>
  Object.entries(fields).filter(
    ([name, field]) => !field.readOnly && (name !== parent?.fieldName || parent.hasRootAddress),
  )

/**
 * Builds the schema of a field in a body. Optional fields may be sent empty, except files, which another name of the
 * body removes.
 */
function buildFieldSchema(field: Field, encoding: BodyEncoding, mode: WriteMode): Schema {
  const { openApi, files } = serverKindOf(field)
  const baseSchema = openApi.input(field)[encoding]
  const schema = field.readPermission
    ? { ...baseSchema, ...addPermissionToDescription(field.readPermission, baseSchema) }
    : baseSchema
  const mayBeEmpty = !field.required || keepsValueWhenEmpty(field, mode)
  if (!mayBeEmpty || files) return schema
  return encoding === 'json' ? allowNull(schema) : allowEmptyText(schema)
}
