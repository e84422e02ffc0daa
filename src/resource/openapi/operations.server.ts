import { type Description, documented, jsonOrForm } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter, parameter } from '#src/platform/openapi/parameters.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import { idSchema, listOf, named, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Address } from '#src/resource/nested/parent-address.server.ts'
import { undoHeader } from '#src/resource/openapi/bulk.server.ts'
import { describeExport } from '#src/resource/openapi/exports.server.ts'
import {
  countHeaders,
  exportParameters,
  listParameters,
  optionsParameters,
  textParameter,
  unchanged,
} from '#src/resource/openapi/lists.server.ts'
import { pluralName, typeName } from '#src/resource/openapi/names.server.ts'
import { rowOf } from '#src/resource/openapi/schemas.server.ts'
import { mostOptions } from '#src/resource/read/most-options.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { filesTaken } from '#src/resource/write/uploads.server.ts'

export type DescribedVerb =
  | 'list'
  | 'search'
  | 'options'
  | 'xlsx'
  | 'csv'
  | 'read'
  | 'file'
  | 'create'
  | 'update'
  | 'put'
  | 'delete'

/** What `/api/docs` says of a resource's route, from its declaration. */
export const describe = (prepared: Prepared, verb: DescribedVerb, address: Address) =>
  describeAt(prepared, address, () => operations[verb](prepared))

const operations: Record<DescribedVerb, (prepared: Prepared) => Description> = {
  list: ({ resource, rules, ...prepared }) => ({
    id: `list${pluralName(resource)}`,
    tag: resource.name,
    summary: 'A page of the list; without `page` all rows, at most 1,000',
    parameters: listParameters(prepared),
    answer: rules.listSchema ? named(`${typeName(resource)}List`) : listOf(rowOf(resource)),
    headers: countHeaders,
    refuses: [400, 429],
    more: unchanged(resource),
  }),
  search: ({ resource, ...prepared }) => ({
    id: `search${pluralName(resource)}`,
    tag: resource.name,
    summary: 'Rows whose text holds these words, accents and case aside',
    parameters: [textParameter, ...listParameters(prepared).filter(({ name }) => name !== 'q')],
    answer: listOf(rowOf(resource)),
    headers: countHeaders,
    refuses: [400, 429],
    more: unchanged(resource),
  }),
  options: ({ resource }) => ({
    id: `list${typeName(resource)}Options`,
    tag: resource.name,
    summary: 'Rows to choose from, 50 at most: those whose label holds each word, or those with these ids',
    parameters: optionsParameters,
    answer: { ...listOf(objectSchema({ id: idSchema, label: { type: 'string' } })), maxItems: mostOptions },
    refuses: [400],
    more: unchanged(resource),
  }),
  xlsx: ({ resource, ...listed }) => describeExport(resource, exportParameters(listed), 'xlsx'),
  csv: ({ resource, ...listed }) => describeExport(resource, exportParameters(listed), 'csv'),
  read: ({ resource }) => ({
    id: `read${typeName(resource)}`,
    tag: resource.name,
    summary: 'One row',
    parameters: [idParameter],
    answer: named(typeName(resource)),
    refuses: [400, 404],
    more: unchanged(resource),
  }),
  file: ({ resource }) => ({
    id: `read${typeName(resource)}File`,
    tag: resource.name,
    summary: 'Its file; without a token it is read by its signed link',
    parameters: [idParameter],
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
    refuses: [400, 404],
    more: { 304: { description: 'Unchanged since the `ETag` sent as `If-None-Match`' } },
  }),
  create: (prepared) => ({
    id: `create${typeName(prepared.resource)}`,
    tag: prepared.resource.name,
    summary: 'A new row',
    parameters: [keyParameter],
    body: bodyOf(prepared, 'Write'),
    answer: named(typeName(prepared.resource)),
    refuses: [429, ...duplicates(prepared), ...fullDisk(prepared)],
    more: conflicts(['KEY_REUSED']),
  }),
  update: (prepared) => change(prepared, 'update', 'Changes what is sent and leaves the rest'),
  put: (prepared) => change(prepared, 'put', 'The same as PATCH: what is not sent stays as it is'),
  delete: (prepared) => ({
    id: `delete${typeName(prepared.resource)}`,
    tag: prepared.resource.name,
    summary: 'Deletes a row that nothing refers to; the answer is the row as it was',
    parameters: [idParameter, keyParameter],
    answer: named(typeName(prepared.resource)),
    headers: undoHeader,
    refuses: [400, 404, 429],
    more: conflicts(['KEY_REUSED', ...ownConflicts(prepared)], isReferredTo(prepared) ? [named('InUse')] : []),
  }),
}

/** The same operation below a parent, whose id stands in the address. */
function describeBelowParent({ resource: { parent } }: Pick<Prepared, 'resource'>, below: Description): Description {
  if (!parent) throw new Error('A resource without a parent has no address below one.')
  const { id, parameters = [], refuses = [] } = below
  const description = `The id of one of ${parent.resource.name}`
  return {
    ...below,
    id: parent.hasOwnAddress ? `${id}Of${typeName(parent.resource)}` : id,
    parameters: [parameter('path', 'parent', { ...idSchema, description }), ...parameters],
    refuses: [...refuses, 404],
  }
}

/** What `/api/docs` says of an operation at one of the resource's addresses. */
export const describeAt = (
  prepared: Pick<Prepared, 'resource'>,
  { isBelowParent }: Address,
  describeOperation: () => Description,
) => documented(() => (isBelowParent ? describeBelowParent(prepared, describeOperation()) : describeOperation()))

function change(prepared: Prepared, verb: 'update' | 'put', summary: string): Description {
  const type = typeName(prepared.resource)
  return {
    id: `${verb}${type}`,
    tag: prepared.resource.name,
    summary,
    parameters: [idParameter, keyParameter],
    body: bodyOf(prepared, 'Update'),
    answer: named(type),
    refuses: [404, 429, ...duplicates(prepared), ...fullDisk(prepared)],
    more: conflicts(['KEY_REUSED', ...ownConflicts(prepared)], [named(`Stale${type}`)]),
  }
}

const bodyOf = (prepared: Prepared, kind: 'Write' | 'Update') => {
  const name = `${typeName(prepared.resource)}${kind}`
  return jsonOrForm(named(name), named(`${name}Form`), filesTaken(prepared))
}

const duplicates = ({ resource }: Prepared) =>
  Object.values(resource.fields).some(({ unique }) => unique) ? ([500] as const) : []

const fullDisk = ({ files }: Prepared) => (files.length > 0 ? ([507] as const) : [])

const ownConflicts = ({ rules }: Prepared) => rules.conflicts ?? []

const conflicts = (codes: readonly string[], others: readonly object[] = []) => {
  const coded = codedError(codes)
  return { 409: refusal('The state forbids it', others.length ? { anyOf: [coded, ...others] } : coded) }
}

const isReferredTo = ({ resource, registry }: Prepared) =>
  [...registry.values()].some(({ references }) => references.some(({ to }) => to === resource.name))
