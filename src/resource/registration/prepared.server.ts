import type { Actor } from '#src/platform/actor.ts'
import { buildTodayExpression } from '#src/platform/database/statements/today-expression.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { FileHandling, LinkTable, Reference } from '#src/resource/kinds/kind.server.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { type Model, modelOf, type Resources, resourcesByName } from '#src/resource/model.ts'
import { readerSql } from '#src/resource/read/bind-reader.server.ts'
import { type Select, selectOf } from '#src/resource/read/select.server.ts'
import type { Registration } from '#src/resource/registration/rules.server.ts'
import { resourceSchema } from '#src/resource/schema.ts'
import { permissionsToSee, seenBy } from '#src/resource/visibility/visible-fields.ts'

/** A resource with everything derived from its declaration, built once at start. */
export type Prepared = Registration & {
  model: Model
  select: Select
  schemas: Record<'create' | 'update', ReturnType<typeof resourceSchema>>
  references: readonly ReferenceField[]
  links: readonly LinkField[]
  files: readonly FilesField[]
  /** Every resource by name, this one included. */
  registry: Registry
  /** The same as if it had no fields but those that this reader may see; for what a request may ask and send. */
  seenBy(reader: Actor | null): Prepared
}

export type Registry = ReadonlyMap<string, Prepared>

export function preparedNamed(registry: Registry, name: string): Prepared {
  const prepared = registry.get(name)
  if (!prepared) throw new Error(`There is no resource ${name}.`)
  return prepared
}

/** A field that refers to rows of the resource `to`. */
export type ReferenceField = { name: string; field: Field; to: string; reference: Reference<Field> }

/** A field linked by a join table. */
export type LinkField = { name: string; field: Field; links: LinkTable<Field> }

export type FilesField = { name: string; field: Field; files: FileHandling<Field> }

/** `timeZone` tells which day it is. */
export function prepareResources(
  registrations: readonly Registration[],
  timeZone = 'America/Argentina/Buenos_Aires',
): Registry {
  const today = buildTodayExpression(timeZone)
  const resources = resourcesByName(registrations.map(({ resource }) => resource))
  const registry = new Map<string, Prepared>()
  for (const registration of registrations)
    registry.set(registration.resource.name, prepare(registration, { today, resources, registry }))
  return registry
}

type Among = { today: string; resources: Resources; registry: Registry }

function prepare(registration: Registration, among: Among): Prepared {
  const { resource, rules, rowFilters = [] } = registration
  const { today, resources, registry } = among
  const model = modelOf(
    resource,
    resources,
    rowFilters.map(({ filter }) => filter),
  )
  const prepared: Prepared = {
    ...registration,
    model,
    select: selectOf(model, resources, { computed: rules.computed?.({ today, reader: readerSql }), rowFilters }),
    schemas: { create: resourceSchema(resource, 'create'), update: resourceSchema(resource, 'update') },
    references: sidesOf(resource.fields).flatMap(({ name, field, reference }) =>
      reference ? [{ name, field, to: reference.to(field), reference }] : [],
    ),
    links: sidesOf(resource.fields).flatMap(({ name, field, links }) => (links ? [{ name, field, links }] : [])),
    files: filesOf(resource),
    registry,
    seenBy: (reader) => narrowed(reader),
  }
  const narrowed = narrowing(prepared, registration, among)
  return prepared
}

/** Memoized by which of the permissions that matter a reader holds. */
function narrowing(prepared: Prepared, registration: Registration, among: Among): (reader: Actor | null) => Prepared {
  const { resource } = prepared
  const asked = permissionsToSee(resource)
  const known = new Map<string, Prepared>()
  return (reader) => {
    const seen = asked.filter((permission) => reader?.permissions.has(permission))
    if (seen.length === asked.length) return prepared
    const key = seen.join()
    const found = known.get(key) ?? prepare({ ...registration, resource: seenBy(resource, reader) }, among)
    known.set(key, found)
    return found
  }
}

export const filesOf = ({ fields }: Pick<Resource, 'fields'>): FilesField[] =>
  sidesOf(fields).flatMap(({ name, field, files }) => (files ? [{ name, field, files }] : []))

const sidesOf = (fields: Resource['fields']) =>
  Object.entries(fields).map(([name, field]) => ({ name, field, ...serverKindOf(field) }))
