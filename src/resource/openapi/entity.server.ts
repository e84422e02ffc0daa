import { arraySchema, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { type EntityProperty, findField } from '#src/resource/model.ts'
import { allowNull, isNullable } from '#src/resource/openapi/kind-schemas.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'

/**
 * Builds the schema of an entity in an answer. Every property is present, and null if empty. Only these may be absent:
 * properties that need a permission, details, and properties that lists leave out.
 */
export function buildEntitySchema(prepared: PreparedResource): Schema {
  const { fields, access } = prepared.resource
  const properties: Record<string, Schema> = {}
  const alwaysPresent: string[] = []
  const addProperty = (fieldName: string, name: string, schema: Schema) => {
    const { readPermission, isDetail, isRecordOnly } = fields[fieldName] ?? {}
    const meaning = readPermission
      ? addPermissionToDescription(readPermission, schema)
      : isRecordOnly && { description: `Lists have it if \`fields\` names it, for who holds ${access.update}` }
    properties[name] = meaning ? { ...schema, ...meaning } : schema
    if (!readPermission && !isDetail && !isRecordOnly) alwaysPresent.push(name)
  }
  for (const property of prepared.model.properties.values())
    addProperty(sourceFieldNameOf(property), property.name, buildPropertySchema(property, prepared))
  for (const { name, field, files } of prepared.files)
    for (const [linkName, schema] of Object.entries(files.signedLinks(field)?.schemas(name) ?? {}))
      addProperty(name, linkName, schema)
  return objectSchema(properties, alwaysPresent)
}

/** The name of the field that brings a property. */
const sourceFieldNameOf = ({ name, source }: EntityProperty): string =>
  source.from === 'column' ? name : source.from === 'joined' ? source.through : source.fieldName

/** The description of a property that only users with a permission see. */
export const addPermissionToDescription = (permission: string, { description }: Schema): Schema => ({
  description: [...(typeof description === 'string' ? [description] : []), `Only for who holds ${permission}`].join(
    '. ',
  ),
})

/** Builds the schema of an object with these fields of a resource. Names of joined properties are left out. */
export function buildSchemaOfFields(resource: Resource, fieldNames: readonly string[]): Schema {
  const properties = fieldNames.flatMap((name) => {
    const field = findField(resource, name)
    return field ? [[name, buildReadSchema(field)]] : []
  })
  return objectSchema(Object.fromEntries(properties))
}

function buildReadSchema(field: Field): Schema {
  const schema = serverKindOf(field).openApi.read(field)
  return isNullable(field) ? allowNull(schema) : schema
}

function buildPropertySchema(
  { source, field }: EntityProperty,
  { resource, links, references, registry }: PreparedResource,
): Schema {
  if (source.from === 'first') return { ...allowNull(idSchema), description: 'The first one' }
  if (source.from === 'linked') {
    const link = links.find(({ name }) => name === source.fieldName)
    const target = registry.get(references.find(({ name }) => name === source.fieldName)?.to ?? '')
    return arraySchema(link && target ? buildSchemaOfFields(target.resource, link.links.shownColumns(link.field)) : {})
  }
  if (source.from === 'computed') return { ...buildReadSchema(field), description: field.computed }
  // A joined property may be null if the reference may be empty.
  const isNeverNull = source.from !== 'joined' || resource.fields[source.through]?.required !== undefined
  return isNeverNull ? buildReadSchema(field) : allowNull(buildReadSchema(field))
}
