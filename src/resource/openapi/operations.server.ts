import { documentRoute, jsonOrForm, type RouteDescription } from '#src/platform/openapi/operation.server.ts'
import { buildParameter, idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, componentRef, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { ResourceAddress } from '#src/resource/nested/parent-address.server.ts'
import { undoHeader } from '#src/resource/openapi/bulk.server.ts'
import {
  countHeaders,
  describeExportParameters,
  describeListParameters,
  describeNotModifiedIfPublic,
  notModifiedResponse,
  optionsParameters,
  textParameter,
} from '#src/resource/openapi/lists.server.ts'
import { buildListRowSchema } from '#src/resource/openapi/schemas.server.ts'
import { pluralTypeName, typeName } from '#src/resource/openapi/type-names.server.ts'
import { maxOptions } from '#src/resource/read/options/max-options.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { listUploadFields } from '#src/resource/write/uploads.server.ts'

export type DescribedVerb =
  | 'list'
  | 'search'
  | 'options'
  | 'xlsx'
  | 'csv'
  | 'pdf'
  | 'read'
  | 'neighbors'
  | 'file'
  | 'create'
  | 'update'
  | 'put'
  | 'delete'

/** Describes a route of a resource for `/api/docs`, from the declaration. */
export const documentResourceRoute = (prepared: PreparedResource, verb: DescribedVerb, address: ResourceAddress) =>
  documentAtAddress(prepared, address, () => describersByVerb[verb](prepared, typeName(prepared.resource)))

const neighborSchema = { anyOf: [idSchema, { type: 'null' }] }

/** The description of an operation, without its tag: that is the name of the resource. */
type Operation = Omit<RouteDescription, 'tag'>

const describersByVerb: Record<DescribedVerb, (prepared: PreparedResource, type: string) => Operation> = {
  list: (prepared, type) => ({
    ...describeListOperation(prepared),
    id: `list${pluralTypeName(prepared.resource)}`,
    summary: 'A page of the list; without `page` all rows, at most 1,000',
    ...(prepared.rules.buildListSchema && { responseSchema: componentRef(`${type}List`) }),
  }),
  search: (prepared) => ({
    ...describeListOperation(prepared),
    id: `search${pluralTypeName(prepared.resource)}`,
    summary: 'Rows whose text holds these words, accents and case aside',
    parameters: [textParameter, ...describeListParameters(prepared).filter(({ name }) => name !== 'q')],
  }),
  options: ({ resource }, type) => ({
    id: `list${type}Options`,
    summary: 'Rows to choose from, 50 at most: those whose label holds each word, or those with these ids',
    parameters: optionsParameters,
    responseSchema: {
      ...arraySchema(objectSchema({ id: idSchema, label: { type: 'string' } })),
      maxItems: maxOptions,
    },
    refusals: [400],
    extraResponses: describeNotModifiedIfPublic(resource),
  }),
  xlsx: (prepared) => describeExport(prepared.resource, describeExportParameters(prepared), 'xlsx'),
  csv: (prepared) => describeExport(prepared.resource, describeExportParameters(prepared), 'csv'),
  pdf: (prepared) => describeExport(prepared.resource, describeExportParameters(prepared), 'pdf'),
  read: ({ resource }, type) => ({
    id: `read${type}`,
    summary: 'One row',
    parameters: [idParameter],
    responseSchema: componentRef(type),
    refusals: [400, 404],
    extraResponses: describeNotModifiedIfPublic(resource),
  }),
  neighbors: (prepared, type) => ({
    id: `read${type}Neighbors`,
    summary: 'The rows before and after it in the list with these parameters; null at its ends, or if it is not in it',
    parameters: [idParameter, ...describeListParameters(prepared)],
    responseSchema: objectSchema({ previous: neighborSchema, next: neighborSchema }),
    refusals: [400, 404],
    extraResponses: describeNotModifiedIfPublic(prepared.resource),
  }),
  file: (_prepared, type) => ({
    id: `read${type}File`,
    summary: 'Its file; without a token it is read by its signed link',
    parameters: [idParameter],
    content: { '*/*': binaryContent },
    refusals: [400, 404],
    extraResponses: notModifiedResponse,
  }),
  create: (prepared, type) => ({
    id: `create${type}`,
    summary: 'A new row',
    parameters: [keyParameter],
    body: describeBody(prepared, `${type}Write`),
    responseSchema: componentRef(type),
    refusals: [429, ...listExtraRefusalCodes(prepared)],
    extraResponses: describeConflicts(['KEY_REUSED']),
  }),
  update: (prepared, type) => describeUpdate(prepared, type, 'update', 'Changes what is sent and leaves the rest'),
  put: (prepared, type) => describeUpdate(prepared, type, 'put', 'The same as PATCH: what is not sent stays as it is'),
  delete: (prepared, type) => ({
    id: `delete${type}`,
    summary: 'Deletes a row that nothing refers to; the answer is the row as it was',
    parameters: [idParameter, keyParameter],
    responseSchema: componentRef(type),
    headers: undoHeader,
    refusals: [400, 404, 429, ...(prepared.resource.personal ? ([403] as const) : [])],
    extraResponses: describeConflicts(
      ['KEY_REUSED', ...(prepared.rules.conflictCodes ?? [])],
      hasReferringResources(prepared) ? [componentRef('InUse')] : [],
    ),
  }),
}

const describeListOperation = (prepared: PreparedResource) => ({
  parameters: describeListParameters(prepared),
  responseSchema: arraySchema(buildListRowSchema(prepared.resource)),
  headers: countHeaders,
  refusals: [400, 429] as const,
  extraResponses: describeNotModifiedIfPublic(prepared.resource),
})

function describeUpdate(
  prepared: PreparedResource,
  typeName: string,
  verb: 'update' | 'put',
  summary: string,
): Operation {
  return {
    id: `${verb}${typeName}`,
    summary,
    parameters: [idParameter, keyParameter],
    body: describeBody(prepared, `${typeName}Update`),
    responseSchema: componentRef(typeName),
    refusals: [404, 429, ...listExtraRefusalCodes(prepared)],
    extraResponses: describeConflicts(
      ['KEY_REUSED', ...(prepared.rules.conflictCodes ?? [])],
      [componentRef(`Stale${typeName}`)],
    ),
  }
}

/** Describes an operation at one of the resource's addresses, for `/api/docs`. */
export const documentAtAddress = (
  prepared: PreparedResource,
  { isBelowParent }: ResourceAddress,
  describeOperation: () => Operation,
) =>
  documentRoute(() => {
    const description = { tag: prepared.resource.name, ...describeOperation() }
    return isBelowParent ? describeBelowParent(prepared, description) : description
  })

/** Describes the same operation below a parent: the address contains the parent's id. */
function describeBelowParent(
  { resource: { parent } }: PreparedResource,
  operation: RouteDescription,
): RouteDescription {
  if (!parent) throw new Error('A resource without a parent has no address below one.')
  const { id, parameters = [], refusals = [] } = operation
  const description = `The id of one of ${parent.resource.name}`
  return {
    ...operation,
    id: parent.hasRootAddress ? `${id}Of${typeName(parent.resource)}` : id,
    parameters: [buildParameter('path', 'parent', { ...idSchema, description }), ...parameters],
    refusals: [...refusals, 404],
  }
}

const binaryContent = { schema: { type: 'string', format: 'binary' } }

const exportTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  pdf: 'application/pdf',
} as const

/** Describes the route of an export, for `/api/docs`. `parameters` are those of the list without a page. */
export const describeExport = (
  resource: Pick<Resource, 'name'>,
  parameters: object[],
  format: keyof typeof exportTypes,
): RouteDescription => ({
  id: `export${pluralTypeName(resource)}${typeName({ name: format })}`,
  tag: resource.name,
  summary: `Every row of the list as ${format.toUpperCase()}, its headings and words in the reader's language`,
  description: 'The file comes as it is made; an error on the way breaks the connection.',
  parameters,
  content: { [exportTypes[format]]: binaryContent },
  refusals: [400, 429],
  security: [{ token: [] }, { ticket: [] }],
})

const describeBody = (prepared: PreparedResource, schemaName: string) =>
  jsonOrForm(componentRef(schemaName), componentRef(`${schemaName}Form`), listUploadFields(prepared))

/**
 * Status codes with which only some resources refuse a write: 403 for a foreign company, client or maker, if no
 * permission is needed, 500 for a duplicate of a unique value, 507 for a full disk.
 */
const listExtraRefusalCodes = ({ resource, files }: PreparedResource): (403 | 500 | 507)[] => [
  ...(resource.access.create === 'signed_in' && (resource.personal || Object.keys(resource.scope).length > 0)
    ? ([403] as const)
    : []),
  ...(Object.values(resource.fields).some(({ unique }) => unique) ? ([500] as const) : []),
  ...(files.length > 0 ? ([507] as const) : []),
]

const describeConflicts = (codes: readonly string[], otherSchemas: readonly object[] = []) => {
  const codedSchema = buildCodedErrorSchema(codes)
  return {
    409: buildErrorResponse(
      'The state forbids it',
      otherSchemas.length ? { anyOf: [codedSchema, ...otherSchemas] } : codedSchema,
    ),
  }
}

const hasReferringResources = ({ resource, registry }: PreparedResource) =>
  [...registry.values()].some(({ references }) => references.some(({ to }) => to === resource.name))
