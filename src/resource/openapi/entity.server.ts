import { idSchema, listOf, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { fieldNamed, type Name } from '#src/resource/model.ts'
import { isNullable, orNull } from '#src/resource/openapi/described.server.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'

/** A row in an answer: every property is present, null where empty. */
export function entitySchema(prepared: Prepared): Schema {
  const names = [...prepared.model.names.values()]
  const signed = prepared.files.map(({ name, field, files }) => files.signed(field)?.schemas(name))
  return objectSchema(
    Object.assign(Object.fromEntries(names.map((name) => [name.name, schemaOf(name, prepared)])), ...signed),
  )
}

/** Schema of some of a row's properties. */
export function partOf(resource: Resource, names: readonly string[]): Schema {
  const known = names.flatMap((name) => {
    const field = fieldNamed(resource, name)
    return field ? [[name, readSchema(field)]] : []
  })
  return objectSchema(Object.fromEntries(known))
}

function readSchema(field: Field): Schema {
  const schema = serverKindOf(field).described.read(field)
  return isNullable(field) ? orNull(schema) : schema
}

function schemaOf({ source, field }: Name, { resource, links, references, registry }: Prepared): Schema {
  if (source.from === 'first') return { ...orNull(idSchema), description: 'The first one' }
  if (source.from === 'linked') {
    const link = links.find(({ name }) => name === source.of)
    const target = registry.get(references.find(({ name }) => name === source.of)?.to ?? '')
    return listOf(link && target ? partOf(target.resource, link.links.shown(link.field)) : {})
  }
  // Joined properties are null where the reference may be empty.
  const isAlways = source.from !== 'joined' || resource.fields[source.through]?.required !== undefined
  return isAlways ? readSchema(field) : orNull(readSchema(field))
}
