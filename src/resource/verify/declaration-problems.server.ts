import type { Resource, Screen } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { fieldNamed } from '#src/resource/model.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'

/** Errors of a declaration by itself and in its references to others; one sentence each. */
export function problemsOfDeclaration(prepared: Prepared, permissions: ReadonlySet<string>): string[] {
  const { resource, model, select, references, registry } = prepared
  const { name, columns, label, order, sorts, filters, access, scope, screens = {} } = resource
  return [
    ...[...columns, ...label].filter((used) => !model.names.has(used)).map((used) => `${name}: ${used} is no field`),
    ...order.filter(({ field }) => !select.orders.has(field)).map(({ field }) => `${name}: ${field} sorts no list`),
    ...Object.entries(filters).flatMap(([field, forms]) => {
      const of = model.names.get(field)
      if (of?.source.from !== 'own') return [`${name}: ${field} is no column that filters a list`]
      const known = kindOf(of.field).filters
      return forms
        .filter((form) => !known.includes(form))
        .map((form) => `${name}: a list is not filtered by ${field} with ${form}`)
    }),
    ...sorts.filter((sort) => !select.orders.has(sort)).map((sort) => `${name}: ${sort} sorts no list`),
    ...references
      .filter(({ to }) => !registry.has(to))
      .map(({ name: field, to }) => `${name}.${field}: there is no resource ${to}`),
    ...joinedColumns(resource)
      .filter(({ to, column }) => isMissing(registry.get(to)?.resource, column))
      .map(({ field, to, column }) => `${name}.${field}: ${to} has no ${column}`),
    ...(access.read === 'public' && Object.keys(scope).length
      ? [`${name}: public, yet bound to a company or a client`]
      : []),
    ...Object.entries<Screen>(screens)
      .filter(([, screen]) => screen.access !== '' && !permissions.has(screen.access))
      .map(([kind, screen]) => `${name}: the ${kind} screen names a permission that does not exist: ${screen.access}`),
  ]
}

const isMissing = (target: Resource | undefined, column: string) => target && !fieldNamed(target, column)

function joinedColumns({ fields }: Resource) {
  return Object.entries(fields).flatMap(([name, field]) =>
    Object.values(kindOf(field).names(name, field)).flatMap((source) =>
      source.from === 'joined' ? [{ field: name, to: source.to, column: source.column }] : [],
    ),
  )
}
