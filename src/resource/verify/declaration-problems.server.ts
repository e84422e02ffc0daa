import { isBulkEditable } from '#src/resource/bulk/bulk-set.server.ts'
import type { Resource, Screen } from '#src/resource/declaration.ts'
import { listDisplayPropertyNames } from '#src/resource/display-property-names.ts'
import { isColumn } from '#src/resource/kinds/kinds.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { findField } from '#src/resource/model.ts'
import { dependsOnReader, readerPlaceholders } from '#src/resource/read/bind-reader.server.ts'
import { listFieldsWithFiles, type PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { listHiddenNames, listReadPermissions } from '#src/resource/visibility/visible-fields.ts'

/** Finds the errors in a declaration and in its references to other resources, one sentence each. */
export function findDeclarationProblems(prepared: PreparedResource, permissions: ReadonlySet<string>): string[] {
  const { resource, model, select, references, files, registry } = prepared
  const { name, columns, label, display, order, sorts, bulkFields, filters, access, scope, screens = {} } = resource
  return [
    ...[...columns, ...label, ...listDisplayPropertyNames(resource)]
      .filter((propertyName) => !model.properties.has(propertyName))
      .map((propertyName) => `${name}: ${propertyName} is no field`),
    ...[display?.picture ?? []]
      .flat()
      .filter((picture) => resource.fields[picture] && !kindOf(resource.fields[picture]).holdsPictures)
      .map((picture) => `${name}: ${picture} is no picture`),
    ...order
      .filter(({ field }) => !select.ordersByProperty.has(field))
      .map(({ field }) => `${name}: ${field} sorts no list`),
    ...Object.entries(filters).flatMap(([field, forms]) => {
      const property = model.properties.get(field)
      if (property?.source.from !== 'column' && property?.source.from !== 'computed')
        return [`${name}: ${field} is no column that filters a list`]
      const allowedForms = kindOf(property.field).filterForms
      return forms
        .filter((form) => !allowedForms.includes(form))
        .map((form) => `${name}: a list is not filtered by ${field} with ${form}`)
    }),
    ...bulkFields
      .filter((field) => !resource.fields[field] || !isBulkEditable(resource.fields[field]))
      .map((field) => `${name}: ${field} cannot be set in many rows`),
    ...sorts.filter((sort) => !select.ordersByProperty.has(sort)).map((sort) => `${name}: ${sort} sorts no list`),
    ...references
      .filter(({ to }) => !registry.has(to))
      .map(({ name: field, to }) => `${name}.${field}: there is no resource ${to}`),
    ...listJoinedColumns(resource)
      .filter(({ to, column }) => isResourceWithoutField(registry.get(to)?.resource, column))
      .map(({ field, to, column }) => `${name}.${field}: ${to} has no ${column}`),
    ...(access.read === 'public' && Object.keys(scope).length
      ? [`${name}: public, yet bound to a company or a client`]
      : []),
    ...(access.read === 'public'
      ? files
          .filter(
            ({ field: fieldDeclaration, files: fileHandling }) => fileHandling.signedLinks(fieldDeclaration) !== null,
          )
          .map(({ name: field }) => `${name}.${field}: private, yet in answers that anyone gets`)
      : []),
    ...findVisibilityProblems(prepared, permissions),
    ...findParentProblems(prepared),
    ...findActionProblems(prepared),
    ...listSheetPermissions(resource)
      .filter((permission) => !permissions.has(permission))
      .map((permission) => `${name}: sheets need a permission that does not exist: ${permission}`),
    ...Object.entries<Screen>(screens)
      .filter(([, screen]) => screen.access !== '' && !permissions.has(screen.access))
      .map(([kind, screen]) => `${name}: the ${kind} screen names a permission that does not exist: ${screen.access}`),
  ]
}

/**
 * Finds the errors in the parent of a nested resource. The scope of its rows is that of the parent, so the parent must
 * be the registered declaration itself. The parent must be registered before its child, as an undo restores rows in the
 * order of the registry. This rules out cycles too.
 */
function findParentProblems({ resource: { name, parent, filters }, references, registry }: PreparedResource): string[] {
  if (!parent) return []
  const { fieldName } = parent
  const parentName = parent.resource.name
  const registeredParent = registry.get(parentName)
  if (registeredParent?.resource !== parent.resource) return [`${name}: its parent ${parentName} is not registered`]
  const names = [...registry.keys()]
  return [
    ...(references.some((reference) => reference.name === fieldName && reference.to === parentName)
      ? []
      : [`${name}: ${fieldName} does not refer to ${parentName}`]),
    ...(filters[fieldName]?.includes('is') ? [] : [`${name}: ${fieldName} filters no list`]),
    // A refusal names the rows that refer to a deleted row, and not those that refer to rows deleted with it.
    ...(parent.isKeptByChildren && parent.resource.parent && !parent.resource.parent.isKeptByChildren
      ? [`${name}: keeps ${parentName}, whose rows are deleted with their parents`]
      : []),
    ...(names.indexOf(parentName) < names.indexOf(name) ? [] : [`${name}: stands before ${parentName}`]),
  ]
}

/** Finds the errors in the actions of a resource, and rules of actions that the resource does not declare. */
function findActionProblems({ resource: { name, actions, parent }, rules }: PreparedResource): string[] {
  return [
    ...Object.keys(rules.actions ?? {})
      .filter((action) => !(action in actions))
      .map((action) => `${name}: rules say what ${action} does, yet no action is called so`),
    ...Object.entries(actions).flatMap(([action, { route, bulk, button, input = {} }]) => [
      ...(bulk && listFieldsWithFiles({ fields: input }).length > 0
        ? [`${name}.${action}: takes files, yet runs on many records`]
        : []),
      // A screen sends an action to the resource's own address.
      ...(button && parent && !parent.hasRootAddress && !route
        ? [`${name}.${action}: has a button, yet its resource has no address of its own`]
        : []),
    ]),
  ]
}

/**
 * Finds fields that need a permission to be seen, and whose values could become known in another way: by a label, an
 * order, a scope, a refusal or a public answer.
 */
function findVisibilityProblems(
  { resource, model, registry }: PreparedResource,
  permissions: ReadonlySet<string>,
): string[] {
  const { name, fields, label, order, scope, access } = resource
  const hiddenNames = listHiddenNames(resource, null)
  const exposedNames = [...label, ...order.map(({ field }) => field), ...Object.values(scope)].filter((exposedName) =>
    hiddenNames.has(exposedName),
  )
  return [
    ...listReadPermissions(resource)
      .filter((permission) => !permissions.has(permission))
      .map((permission) => `${name}: a field is seen with a permission that does not exist: ${permission}`),
    ...(hiddenNames.size > 0 && access.read === 'public'
      ? [`${name}: public, yet with a field that not everybody sees`]
      : []),
    ...exposedNames.map(
      (exposedName) => `${name}.${exposedName}: not everybody sees it, yet it is in a label, an order or a scope`,
    ),
    ...Object.entries(fields)
      .filter(([, { readPermission, required, unique }]) => readPermission && (required || unique))
      .map(([field]) => `${name}.${field}: not everybody sees it, yet a refusal would tell of it`),
    ...[...model.properties.values()].flatMap(({ source, name: propertyName }) => {
      const target = source.from === 'joined' ? registry.get(source.to)?.resource : undefined
      const isHidden = target && source.from === 'joined' && findField(target, source.column)?.readPermission
      return isHidden ? [`${name}.${propertyName}: ${target.name} shows it to some alone`] : []
    }),
  ]
}

/** The permissions that only the data loader asks for. */
const listSheetPermissions = ({ sheetAccess, fields }: Pick<Resource, 'sheetAccess' | 'fields'>): string[] => [
  ...Object.values(sheetAccess ?? {}),
  ...Object.values(fields).flatMap((field) => field.sheetAccess ?? []),
]

const isResourceWithoutField = (target: Resource | undefined, column: string) => target && !findField(target, column)

function listJoinedColumns({ fields }: Resource) {
  return Object.entries(fields).flatMap(([name, field]) =>
    Object.values(kindOf(field).sourcesByName(name, field)).flatMap((source) =>
      source.from === 'joined' ? [{ field: name, to: source.to, column: source.column }] : [],
    ),
  )
}

/**
 * Finds the errors in computed values, one sentence each. A value that depends on the reader may not replace a stored
 * column, sort or filter a list, or be in a public answer, which is the same for all readers.
 */
export function findComputedProblems({ resource, model, rules }: PreparedResource): string[] {
  const { name, fields, label, access, sorts, isSmall, filters, order } = resource
  const { conditions = {} } = rules.choiceConditions?.({ today: 'current_date' }) ?? {}
  const expressions: Readonly<Record<string, string>> = {
    ...rules.computedExpressions?.({ today: 'current_date', reader: readerPlaceholders }),
    ...Object.fromEntries(Object.keys(conditions).map((name) => [name, ''])),
  }
  const computedNames = [...model.properties.values()]
    .filter(({ source }) => source.from === 'computed')
    .map((property) => property.name)
  const readerDependentNames = computedNames.filter((field) => dependsOnReader(expressions[field]))
  const sortsAndFilters = [...sorts, ...order.map(({ field }) => field), ...Object.keys(filters)]
  return [
    ...computedNames
      .filter((field) => !(field in expressions))
      .map((field) => `${name}.${field}: no rule works it out`),
    ...computedNames
      .filter((field) => label.includes(field))
      .map((field) => `${name}.${field}: worked out, yet in a label`),
    ...(readerDependentNames.length > 0 && access.read === 'public'
      ? [`${name}: public, yet with a value that is worked out for its reader`]
      : []),
    ...readerDependentNames
      .filter((field) => sortsAndFilters.includes(field) || (isSmall && resource.columns.includes(field)))
      .map((field) => `${name}.${field}: worked out for its reader, yet it sorts or filters a list`),
    ...Object.keys(expressions).flatMap((field) => {
      if (computedNames.includes(field)) return []
      if (!fields[field] || !isColumn(fields[field]))
        return [`${name}.${field}: worked out, but neither computed nor a column`]
      return dependsOnReader(expressions[field]) ? [`${name}.${field}: a column, yet worked out for its reader`] : []
    }),
  ]
}
