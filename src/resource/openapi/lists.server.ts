import { parameter } from '#src/platform/openapi/parameters.server.ts'
import { idSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { describedKind } from '#src/resource/openapi/kinds.server.ts'
import { exactTotal, wholeList } from '#src/resource/read.server.ts'
import type { Select } from '#src/resource/select.server.ts'

const page: Schema = { type: 'integer', minimum: 1, maximum: 1_000_000 }

/** What a list may be asked for: pages, an order, words, and rows by the values of their fields. */
export function listParameters(resource: Resource, select: Select) {
  const known: Record<string, Schema> = {
    page,
    per_page: { ...page, maximum: wholeList, description: 'Rows of a page, 50 unless said' },
    sort: { type: 'string', enum: [...select.sorts.keys()] },
    dir: { type: 'string', enum: ['asc', 'desc'] },
    q: { type: 'string', maxLength: 200, description: 'Words that a row holds, accents and case aside' },
    ...filters(resource, select),
  }
  return Object.entries(known).map(([name, schema]) => parameter('query', name, schema))
}

function filters(resource: Resource, select: Select): Record<string, Schema> {
  const found = [...select.filters].flatMap((name) => {
    const field = resource.fields[name]
    const schema = field ? describedKind(field).filter(field) : idSchema
    return schema ? [[name, schema]] : []
  })
  return Object.fromEntries(found)
}

const words = { type: 'string', minLength: 1, maxLength: 200, description: 'Words that a row holds' }
export const textParameter = parameter('path', 'text', words)

export const countHeaders = {
  'X-Total-Count': {
    description: 'How many rows there are in all, exact up to 10,000',
    schema: { type: 'integer', minimum: 0, maximum: exactTotal },
  },
  'X-Total-Count-Relation': {
    description: 'There where the list has more rows than were counted',
    schema: { type: 'string', enum: ['gte'] },
  },
}

/** Public answers carry an ETag. */
export const unchanged = ({ access }: Resource) =>
  access.read === 'public' ? { 304: { description: 'Unchanged since the `ETag` sent as `If-None-Match`' } } : undefined
