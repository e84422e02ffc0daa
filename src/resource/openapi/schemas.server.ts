import { buildCodedErrorSchema } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, componentRef, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { buildCreateSchema, buildUpdateSchema } from '#src/resource/openapi/bodies.server.ts'
import { buildEntitySchema, buildSchemaOfFields } from '#src/resource/openapi/entity.server.ts'
import { typeName } from '#src/resource/openapi/type-names.server.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'
import { referrerLimits } from '#src/resource/write/rows/in-use.server.ts'

/** Builds the named schemas of every resource: the entity, its request bodies, and its STALE answer. */
export function buildResourceSchemas(registry: Registry): Record<string, Schema> {
  return Object.fromEntries([...[...registry.values()].flatMap(buildNamedSchemas), ['InUse', inUseSchema]])
}

const referrerSchema = objectSchema({ resource: { type: 'string' }, id: idSchema, label: { type: 'string' } })

const inUseSchema = buildCodedErrorSchema(['IN_USE'], {
  count: { type: 'integer', minimum: 0, description: 'Rows that refer to it, of those that the caller may see' },
  refs: { ...arraySchema(referrerSchema), maxItems: referrerLimits.refs, description: 'The first of them' },
})

function buildNamedSchemas(prepared: PreparedResource): NamedSchema[] {
  const { resource, rules } = prepared
  const type = typeName(resource)
  return [
    [type, buildEntitySchema(prepared)],
    ...(resource.parent && resource.access.update === 'never' ? [] : [buildChangesSchema(type, prepared)]),
    [
      `${type}Part`,
      { ...buildEntitySchema(prepared), required: ['id'], description: 'The names that `fields` asks for' },
    ],
    ...(resource.access.create === 'never' ? [] : buildCreateBodySchemas(resource)),
    ...(resource.access.update === 'never' ? [] : buildUpdateBodySchemas(resource)),
    ...(resource.access.update === 'never' && !Object.keys(resource.actions).length ? [] : [buildStaleSchema(type)]),
    ...(rules.buildListSchema
      ? [
          [
            `${type}List`,
            rules.buildListSchema(arraySchema(buildListRowSchema(resource)), buildSchemaOfFields),
          ] satisfies NamedSchema,
        ]
      : []),
  ]
}

/** The schema of a row's changed properties, for the preview of a bulk write. */
const buildChangesSchema = (type: string, prepared: PreparedResource): NamedSchema => [
  `${type}Changes`,
  { ...buildEntitySchema(prepared), required: [], description: 'The names that change' },
]

/** The schema of a list's row: the whole entity, or the properties that `fields` selects. */
export const buildListRowSchema = (resource: Resource): Schema => ({
  anyOf: [componentRef(typeName(resource)), componentRef(`${typeName(resource)}Part`)],
})

type NamedSchema = [name: string, schema: Schema]

const buildCreateBodySchemas = (resource: Resource): NamedSchema[] => [
  [`${typeName(resource)}Write`, buildCreateSchema(resource, 'json')],
  [`${typeName(resource)}WriteForm`, buildCreateSchema(resource, 'form')],
]

const buildUpdateBodySchemas = (resource: Resource): NamedSchema[] => [
  [`${typeName(resource)}Update`, buildUpdateSchema(resource, 'json')],
  [`${typeName(resource)}UpdateForm`, buildUpdateSchema(resource, 'form')],
]

const buildStaleSchema = (type: string): NamedSchema => [
  `Stale${type}`,
  buildCodedErrorSchema(['STALE'], { entity: componentRef(type) }),
]

/** Builds the tag of a resource: its description lists the permission for each verb. */
export function buildResourceTag({ resource: { name, access } }: Pick<PreparedResource, 'resource'>) {
  const read = [access.read].flat().join(' or ')
  const description = `Read: ${read}. Create: ${access.create}. Update: ${access.update}. Delete: ${access.delete}.`
  return { name, description }
}
