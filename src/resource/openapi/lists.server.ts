import { maxExactTotal, maxUnpagedRows } from '#src/platform/list-limits.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { addPermissionToDescription } from '#src/resource/openapi/entity.server.ts'
import type { ValueFilter } from '#src/resource/read/filters.ts'
import { maxFieldsLength, maxParameterLength } from '#src/resource/read/list-query.server.ts'
import type { SelectFragments } from '#src/resource/read/select.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'

const pageSchema: Schema = { type: 'integer', minimum: 1, maximum: 1_000_000 }

/** Describes the query parameters of a list: page, order, search and filters. */
export function describeListParameters({ select }: Pick<PreparedResource, 'select'>) {
  const schemasByName: Record<string, Schema> = {
    page: pageSchema,
    per_page: { ...pageSchema, maximum: maxUnpagedRows, description: 'Rows of a page, 50 by default' },
    sort: { type: 'string', enum: [...select.sortableNames] },
    dir: { type: 'string', enum: ['asc', 'desc'] },
    q: { type: 'string', maxLength: 200, description: 'Words that a row holds, accents and case aside' },
    fields: {
      type: 'string',
      maxLength: maxFieldsLength,
      description: `Names that the rows carry besides \`id\`, joined by commas; all without it`,
    },
    ...buildFilterSchemas(select),
  }
  return Object.entries(schemasByName).map(([name, schema]) => buildParameter('query', name, schema))
}

/** Describes the query parameters of an export: those of the list without a page. */
export const describeExportParameters = (prepared: Pick<PreparedResource, 'select'>) =>
  describeListParameters(prepared).filter(({ name }) => name !== 'page' && name !== 'per_page')

function buildFilterSchemas(select: SelectFragments): Record<string, Schema> {
  return Object.fromEntries(
    [...select.filters].map(([name, { filter, description }]) => {
      const schema =
        filter.operator === 'row'
          ? { type: 'string', pattern: filter.rowFilter.pattern, description }
          : buildValueFilterSchema(filter)
      const { readPermission } = filter.property.field
      return [name, readPermission ? { ...schema, ...addPermissionToDescription(readPermission, schema) } : schema]
    }),
  )
}

function buildValueFilterSchema({ property: { name, field }, operator }: ValueFilter): Schema {
  if (operator === 'in')
    return { type: 'string', maxLength: maxParameterLength, description: `Several of \`${name}\`, joined by commas` }
  if (operator !== 'empty') return serverKindOf(field).openApi.filter(field)
  return { type: 'string', enum: ['1', '0'], description: `Rows without (1) or with (0) \`${name}\`` }
}

/** The query parameters of a resource's options. */
export const optionsParameters = [
  buildParameter('query', 'q', { type: 'string', maxLength: 200, description: 'Words that the label holds' }),
  buildParameter('query', 'ids', {
    type: 'string',
    pattern: '^([0-9]+(,[0-9]+){0,49})?$',
    description: 'Ids, joined by commas; `q` is then ignored',
  }),
]

const searchTextSchema = { type: 'string', minLength: 1, maxLength: 200, description: 'Words that a row holds' }
export const textParameter = buildParameter('path', 'text', searchTextSchema)

export const countHeaders = {
  'X-Total-Count': {
    description: 'How many rows there are in all, exact up to 10,000',
    schema: { type: 'integer', minimum: 0, maximum: maxExactTotal },
  },
  'X-Total-Count-Relation': {
    description: 'Present if the list has more rows than were counted',
    schema: { type: 'string', enum: ['gte'] },
  },
}

export const notModifiedResponse = { 304: { description: 'Unchanged since the `ETag` sent as `If-None-Match`' } }

/** The answer 304 of a public resource, whose answers have an ETag; undefined for other resources. */
export const describeNotModifiedIfPublic = ({ access }: Resource) =>
  access.read === 'public' ? notModifiedResponse : undefined
