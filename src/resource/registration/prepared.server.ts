import type { Actor } from '#src/platform/actor.ts'
import { buildTodayExpression } from '#src/platform/database/statements/today-expression.server.ts'
import { readShopTimeZone } from '#src/platform/settings/shop-day.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { FileHandling, LinkTable, Reference, TagHandling } from '#src/resource/kinds/kind.server.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { deriveModel, indexResourcesByName, type Model, type ResourcesByName } from '#src/resource/model.ts'
import { readerPlaceholders } from '#src/resource/read/bind-reader.server.ts'
import { buildSelectFragments, type SelectFragments } from '#src/resource/read/select.server.ts'
import type { Registration } from '#src/resource/registration/rules.server.ts'
import { buildWriteSchema } from '#src/resource/schema.ts'
import { listReadPermissions, omitHiddenFields } from '#src/resource/visibility/visible-fields.ts'

/** A registered resource with everything that is derived from its declaration, built once at start. */
export type PreparedResource = Registration & {
  model: Model
  select: SelectFragments
  schemas: Record<'create' | 'update', ReturnType<typeof buildWriteSchema>>
  references: readonly ReferenceField[]
  links: readonly LinkField[]
  files: readonly FieldWithFiles[]
  tags: readonly TagField[]
  /** All resources by name. */
  registry: Registry
  /** The resource without the fields that the reader may not see. Requests are parsed with it. */
  narrowTo(reader: Actor | null): PreparedResource
}

export type Registry = ReadonlyMap<string, PreparedResource>

/** Finds a resource by name. Throws if there is none. */
export function requirePrepared(registry: Registry, name: string): PreparedResource {
  const prepared = registry.get(name)
  if (!prepared) throw new Error(`There is no resource ${name}.`)
  return prepared
}

/** A field that refers to rows of the resource named `to`. */
export type ReferenceField = { name: string; field: Field; to: string; reference: Reference<Field> }

/** A field whose values are rows of a join table or a child table. */
export type LinkField = { name: string; field: Field; links: LinkTable<Field> }

export type FieldWithFiles = { name: string; field: Field; files: FileHandling<Field> }

/** A field whose values are tags of the files of another field. */
export type TagField = { name: string; field: Field; tags: TagHandling<Field> }

/** Prepares all resources. `timeZone` is that of the shop: it decides which day is today. */
export function prepareResources(registrations: readonly Registration[], timeZone = readShopTimeZone()): Registry {
  const resources = indexResourcesByName(registrations.map(({ resource }) => resource))
  const registry = new Map<string, PreparedResource>()
  for (const registration of registrations)
    registry.set(registration.resource.name, prepareResource(registration, { timeZone, resources, registry }))
  return registry
}

type PreparationInput = { timeZone: string; resources: ResourcesByName; registry: Registry }

function prepareResource(registration: Registration, input: PreparationInput): PreparedResource {
  const { resource, rules, rowFilters = [] } = registration
  const { timeZone, resources, registry } = input
  const today = buildTodayExpression(timeZone)
  const model = deriveModel(
    resource,
    resources,
    rowFilters.map(({ filter }) => filter),
  )
  const prepared: PreparedResource = {
    ...registration,
    model,
    select: buildSelectFragments(model, resources, {
      computedExpressions: rules.computedExpressions?.({ today, reader: readerPlaceholders }),
      choiceConditions: rules.choiceConditions?.({ today }),
      rowFilters,
      timeZone,
    }),
    schemas: { create: buildWriteSchema(resource, 'create'), update: buildWriteSchema(resource, 'update') },
    references: listFieldsWithServerKinds(resource.fields).flatMap(({ name, field, reference }) =>
      reference ? [{ name, field, to: reference.to(field), reference }] : [],
    ),
    links: listFieldsWithServerKinds(resource.fields).flatMap(({ name, field, links }) =>
      links ? [{ name, field, links }] : [],
    ),
    files: listFieldsWithFiles(resource),
    tags: listFieldsWithServerKinds(resource.fields).flatMap(({ name, field, tags }) =>
      tags ? [{ name, field, tags }] : [],
    ),
    registry,
    narrowTo: (reader) => narrow(reader),
  }
  const narrow = createMemoizedNarrowing(prepared, registration, input)
  return prepared
}

/**
 * Returns the function that leaves out a resource's fields that a reader may not see. Readers with the same
 * permissions, of those that the fields need, get the same memoized result.
 */
function createMemoizedNarrowing(
  prepared: PreparedResource,
  registration: Registration,
  input: PreparationInput,
): (reader: Actor | null) => PreparedResource {
  const { resource } = prepared
  const readPermissions = listReadPermissions(resource)
  const preparedByKey = new Map<string, PreparedResource>()
  return (reader) => {
    const heldPermissions = readPermissions.filter((permission) => reader?.permissions.has(permission))
    if (heldPermissions.length === readPermissions.length) return prepared
    const key = heldPermissions.join()
    const visibleResource =
      preparedByKey.get(key) ??
      prepareResource({ ...registration, resource: omitHiddenFields(resource, reader) }, input)
    preparedByKey.set(key, visibleResource)
    return visibleResource
  }
}

export const listFieldsWithFiles = ({ fields }: Pick<Resource, 'fields'>): FieldWithFiles[] =>
  listFieldsWithServerKinds(fields).flatMap(({ name, field, files }) => (files ? [{ name, field, files }] : []))

const listFieldsWithServerKinds = (fields: Resource['fields']) =>
  Object.entries(fields).map(([name, field]) => ({ name, field, ...serverKindOf(field) }))
