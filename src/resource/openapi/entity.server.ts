import { arraySchema, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { fieldNamed, type Name } from '#src/resource/model.ts'
import { isNullable, orNull } from '#src/resource/openapi/kind-schemas.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'

/** A row in an answer: every property is present, null where empty, but those that not everybody sees. */
export function entitySchema(prepared: Prepared): Schema {
  const { fields } = prepared.resource
  const properties: Record<string, Schema> = {}
  const everybodys: string[] = []
  const add = (of: string, name: string, schema: Schema) => {
    const { readPermission } = fields[of] ?? {}
    properties[name] = readPermission ? { ...schema, ...onlyWith(readPermission, schema) } : schema
    if (!readPermission) everybodys.push(name)
  }
  for (const name of prepared.model.names.values()) add(fieldBehind(name), name.name, schemaOf(name, prepared))
  for (const { name, field, files } of prepared.files)
    for (const [known, schema] of Object.entries(files.signedLinks(field)?.schemas(name) ?? {}))
      add(name, known, schema)
  return objectSchema(properties, everybodys)
}

/** The field to which a property belongs. */
const fieldBehind = ({ name, source }: Name): string =>
  source.from === 'column' ? name : source.from === 'joined' ? source.through : source.fieldName

/** What the document says of what not everybody sees. */
export const onlyWith = (permission: string, { description }: Schema): Schema => ({
  description: [...(typeof description === 'string' ? [description] : []), `Only for who holds ${permission}`].join(
    '. ',
  ),
})

/** Schema of some of a row's properties. */
export function partOf(resource: Resource, names: readonly string[]): Schema {
  const known = names.flatMap((name) => {
    const field = fieldNamed(resource, name)
    return field ? [[name, readSchema(field)]] : []
  })
  return objectSchema(Object.fromEntries(known))
}

function readSchema(field: Field): Schema {
  const schema = serverKindOf(field).openApi.read(field)
  return isNullable(field) ? orNull(schema) : schema
}

function schemaOf({ source, field }: Name, { resource, links, references, registry }: Prepared): Schema {
  if (source.from === 'first') return { ...orNull(idSchema), description: 'The first one' }
  if (source.from === 'linked') {
    const link = links.find(({ name }) => name === source.fieldName)
    const target = registry.get(references.find(({ name }) => name === source.fieldName)?.to ?? '')
    return arraySchema(link && target ? partOf(target.resource, link.links.shownColumns(link.field)) : {})
  }
  if (source.from === 'computed') return { ...readSchema(field), description: field.computed }
  // Joined properties are null where the reference may be empty.
  const isAlways = source.from !== 'joined' || resource.fields[source.through]?.required !== undefined
  return isAlways ? readSchema(field) : orNull(readSchema(field))
}
