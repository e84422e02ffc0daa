import { isBulkEditable } from '#src/resource/bulk/bulk-set.server.ts'
import type { Resource, Screen } from '#src/resource/declaration.ts'
import { isColumn } from '#src/resource/kinds/kinds.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { fieldNamed } from '#src/resource/model.ts'
import { asksForReader, readerSql } from '#src/resource/read/bind-reader.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { permissionsToSee, unseenNames } from '#src/resource/visibility/visible-fields.ts'

/** Errors of a declaration by itself and in its references to others; one sentence each. */
export function problemsOfDeclaration(prepared: Prepared, permissions: ReadonlySet<string>): string[] {
  const { resource, model, select, references, files, registry } = prepared
  const { name, columns, label, order, sorts, bulk, filters, access, scope, screens = {} } = resource
  return [
    ...[...columns, ...label].filter((used) => !model.names.has(used)).map((used) => `${name}: ${used} is no field`),
    ...order.filter(({ field }) => !select.orders.has(field)).map(({ field }) => `${name}: ${field} sorts no list`),
    ...Object.entries(filters).flatMap(([field, forms]) => {
      const of = model.names.get(field)
      if (of?.source.from !== 'column' && of?.source.from !== 'computed')
        return [`${name}: ${field} is no column that filters a list`]
      const known = kindOf(of.field).filterForms
      return forms
        .filter((form) => !known.includes(form))
        .map((form) => `${name}: a list is not filtered by ${field} with ${form}`)
    }),
    ...bulk
      .filter((field) => !resource.fields[field] || !isBulkEditable(resource.fields[field]))
      .map((field) => `${name}: ${field} cannot be set in many rows`),
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
    ...(access.read === 'public'
      ? files
          .filter(({ field: of, files: side }) => side.signedLinks(of) !== null)
          .map(({ name: field }) => `${name}.${field}: private, yet in answers that anyone gets`)
      : []),
    ...problemsOfUnseen(prepared, permissions),
    ...problemsOfParent(prepared),
    ...Object.entries<Screen>(screens)
      .filter(([, screen]) => screen.access !== '' && !permissions.has(screen.access))
      .map(([kind, screen]) => `${name}: the ${kind} screen names a permission that does not exist: ${screen.access}`),
  ]
}

/**
 * Of a nested resource. Its rows are seen by whoever sees the parent's, so the parent must be the one that is
 * registered. An undo brings rows back in the order of the registry, parents first, which leaves no cycle either.
 */
function problemsOfParent({ resource: { name, parent, filters }, references, registry }: Prepared): string[] {
  if (!parent) return []
  const { by } = parent
  const to = parent.resource.name
  const registered = registry.get(to)
  if (registered?.resource !== parent.resource) return [`${name}: its parent ${to} is not registered`]
  const names = [...registry.keys()]
  return [
    ...(references.some((reference) => reference.name === by && reference.to === to)
      ? []
      : [`${name}: ${by} does not refer to ${to}`]),
    ...(filters[by]?.includes('is') ? [] : [`${name}: ${by} filters no list`]),
    ...(names.indexOf(to) < names.indexOf(name) ? [] : [`${name}: stands before ${to}`]),
  ]
}

/** What not everybody sees may not be told by another way: a label, an order, a refusal, a public answer. */
function problemsOfUnseen({ resource, model, registry }: Prepared, permissions: ReadonlySet<string>): string[] {
  const { name, fields, label, order, scope, access } = resource
  const unseen = unseenNames(resource, null)
  const told = [...label, ...order.map(({ field }) => field), ...Object.values(scope)].filter((one) => unseen.has(one))
  return [
    ...permissionsToSee(resource)
      .filter((permission) => !permissions.has(permission))
      .map((permission) => `${name}: a field is seen with a permission that does not exist: ${permission}`),
    ...(unseen.size > 0 && access.read === 'public'
      ? [`${name}: public, yet with a field that not everybody sees`]
      : []),
    ...told.map((one) => `${name}.${one}: not everybody sees it, yet it is in a label, an order or a scope`),
    ...Object.entries(fields)
      .filter(([, { readPermission, required, unique }]) => readPermission && (required || unique))
      .map(([field]) => `${name}.${field}: not everybody sees it, yet a refusal would tell of it`),
    ...[...model.names.values()].flatMap(({ source, name: joined }) => {
      const to = source.from === 'joined' ? registry.get(source.to)?.resource : undefined
      const isUnseen = to && source.from === 'joined' && fieldNamed(to, source.column)?.readPermission
      return isUnseen ? [`${name}.${joined}: ${to.name} shows it to some alone`] : []
    }),
  ]
}

const isMissing = (target: Resource | undefined, column: string) => target && !fieldNamed(target, column)

function joinedColumns({ fields }: Resource) {
  return Object.entries(fields).flatMap(([name, field]) =>
    Object.values(kindOf(field).sourcesByName(name, field)).flatMap((source) =>
      source.from === 'joined' ? [{ field: name, to: source.to, column: source.column }] : [],
    ),
  )
}

/**
 * Errors of computed values; one sentence each. A value that depends on the reader is no column, orders and filters no
 * list, and stands in no public answer, which is one for all.
 */
export function problemsOfComputed({ resource, model, rules }: Prepared): string[] {
  const { name, fields, label, access, sorts, isSmall, filters, order } = resource
  const sql = rules.computed?.({ today: 'current_date', reader: readerSql }) ?? {}
  const computed = [...model.names.values()].filter(({ source }) => source.from === 'computed').map((of) => of.name)
  const forReader = computed.filter((field) => asksForReader(sql[field]))
  const ordering = [...sorts, ...order.map(({ field }) => field), ...Object.keys(filters)]
  return [
    ...computed.filter((field) => !(field in sql)).map((field) => `${name}.${field}: no rule works it out`),
    ...computed.filter((field) => label.includes(field)).map((field) => `${name}.${field}: worked out, yet in a label`),
    ...(forReader.length > 0 && access.read === 'public'
      ? [`${name}: public, yet with a value that is worked out for its reader`]
      : []),
    ...forReader
      .filter((field) => ordering.includes(field) || (isSmall && resource.columns.includes(field)))
      .map((field) => `${name}.${field}: worked out for its reader, yet it sorts or filters a list`),
    ...Object.keys(sql).flatMap((field) => {
      if (computed.includes(field)) return []
      if (!fields[field] || !isColumn(fields[field]))
        return [`${name}.${field}: worked out, but neither computed nor a column`]
      return asksForReader(sql[field]) ? [`${name}.${field}: a column, yet worked out for its reader`] : []
    }),
  ]
}
