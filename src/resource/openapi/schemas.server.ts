import { codedErrorSchema } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, componentRef, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { createSchema, updateSchema } from '#src/resource/openapi/bodies.server.ts'
import { entitySchema, partOf } from '#src/resource/openapi/entity.server.ts'
import { typeName } from '#src/resource/openapi/type-names.server.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'
import { referrerLimits } from '#src/resource/write/rows/in-use.server.ts'

/** Named schemas of every resource: the row, its request bodies, and the STALE answer. */
export function resourceSchemas(registry: Registry): Record<string, Schema> {
  return Object.fromEntries([...[...registry.values()].flatMap(schemasOf), ['InUse', inUse]])
}

const referring = objectSchema({ resource: { type: 'string' }, id: idSchema, label: { type: 'string' } })

const inUse = codedErrorSchema(['IN_USE'], {
  count: { type: 'integer', minimum: 0, description: 'Rows that refer to it, of those that the caller may see' },
  refs: { ...arraySchema(referring), maxItems: referrerLimits.refs, description: 'The first of them' },
})

function schemasOf(prepared: Prepared): Named[] {
  const { resource, rules } = prepared
  const type = typeName(resource)
  return [
    [type, entitySchema(prepared)],
    ...(resource.parent ? [] : [changesOf(type, prepared)]),
    [`${type}Part`, { ...entitySchema(prepared), required: ['id'], description: 'The names that `fields` asks for' }],
    ...(resource.access.create === 'never' ? [] : createBodies(resource)),
    ...(resource.access.update === 'never' ? [] : updateBodies(resource)),
    ...(resource.access.update === 'never' && !Object.keys(resource.actions).length ? [] : [staleOf(type)]),
    ...(rules.listSchema
      ? [[`${type}List`, rules.listSchema(arraySchema(rowOf(resource)), partOf)] satisfies Named]
      : []),
  ]
}

/** What a preview tells of a row, before and after. */
const changesOf = (type: string, prepared: Prepared): Named => [
  `${type}Changes`,
  { ...entitySchema(prepared), required: [], description: 'The names that change' },
]

/** A row of a list: whole, or what `fields` asks for. */
export const rowOf = (resource: Resource): Schema => ({
  anyOf: [componentRef(typeName(resource)), componentRef(`${typeName(resource)}Part`)],
})

type Named = [name: string, schema: Schema]

const createBodies = (resource: Resource): Named[] => [
  [`${typeName(resource)}Write`, createSchema(resource, 'json')],
  [`${typeName(resource)}WriteForm`, createSchema(resource, 'form')],
]

const updateBodies = (resource: Resource): Named[] => [
  [`${typeName(resource)}Update`, updateSchema(resource, 'json')],
  [`${typeName(resource)}UpdateForm`, updateSchema(resource, 'form')],
]

const staleOf = (type: string): Named => [`Stale${type}`, codedErrorSchema(['STALE'], { entity: componentRef(type) })]

/** The tag of a resource: who may do what. */
export function tagOf({ resource: { name, access } }: Pick<Prepared, 'resource'>) {
  const read = [access.read].flat().join(' or ')
  const description = `Read: ${read}. Create: ${access.create}. Update: ${access.update}. Delete: ${access.delete}.`
  return { name, description }
}
