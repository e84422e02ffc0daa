import type { FastifySchema } from 'fastify'
import { errorSchema } from '#src/platform/answers.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { RefField } from '#src/resource/kinds/ref/ref.ts'
import type { RefsField } from '#src/resource/kinds/refs/refs.ts'
import type { Select } from '#src/resource/select.server.ts'

type Verb = 'list' | 'search' | 'read' | 'create' | 'update' | 'delete'
type Schema = Record<string, unknown>

const summaries: Record<Verb, string> = {
  list: 'A page of the list; the total is in X-Total-Count',
  search: 'Rows whose text holds these words, accents and case aside',
  read: 'One row',
  create: 'A new row, from multipart or JSON',
  update: 'Changes what is sent and leaves the rest; `updated_at` sent back guards against another editor',
  delete: 'Deletes a row that nothing refers to',
}

/**
 * What `/api/docs` says of a route, from the declaration. Documentation only: what comes in is checked by the
 * declaration's own schema and what goes out is selected by name, so the framework compiles none of it.
 */
export function describe(
  resource: Resource,
  verb: Verb,
  select: Select,
  listSchema = (rows: object): object => rows,
): FastifySchema {
  const access = verb === 'list' || verb === 'search' ? resource.access.read : resource.access[verb]
  const entity = entitySchema(resource)
  const writes = verb === 'create' || verb === 'update'
  return {
    tags: [resource.name],
    summary: summaries[verb],
    description: `Access: ${[access].flat().join(' or ')}`,
    ...(access !== 'public' && { security: [{ token: [] }] }),
    ...(verb === 'list' && { querystring: querySchema(select) }),
    ...(writes && {
      consumes: ['multipart/form-data', 'application/json'],
      headers: { type: 'object', properties: { 'Idempotency-Key': { type: 'string', maxLength: 200 } } },
      body: bodySchema(resource, verb),
    }),
    response: {
      200: answerSchema(verb, entity, listSchema),
      '4xx': errorSchema,
      ...(writes && { 500: { ...errorSchema, description: 'ER_DUP_ENTRY: such a row is there already' } }),
    },
  } as FastifySchema
}

function answerSchema(verb: Verb, entity: Schema, listSchema: (rows: object) => object): object {
  if (verb !== 'list' && verb !== 'search') return entity
  const rows = { type: 'array', items: entity }
  return { ...(verb === 'list' ? listSchema(rows) : rows), headers: countHeaders }
}

const countHeaders = {
  'X-Total-Count': { type: 'integer', description: 'All rows that the list would have' },
  'X-Total-Count-Relation': { type: 'string', enum: ['gte'], description: 'Where there are at least so many' },
}

function querySchema(select: Select): Schema {
  const integer = { type: 'integer', minimum: 1 }
  const filters = Object.fromEntries([...select.filters.keys()].map((name) => [name, { type: 'string' }]))
  return {
    type: 'object',
    properties: {
      page: integer,
      per_page: { ...integer, maximum: 1000 },
      sort: { type: 'string', enum: [...select.sorts.keys()] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      q: { type: 'string' },
      ...filters,
    },
  }
}

function entitySchema(resource: Resource): Schema {
  const fields = Object.entries(resource.fields).filter(([, field]) => !field.writeOnly && field.kind !== 'refs')
  const own = fields.flatMap(([name, field]) => namesOf(name, field).map((known) => [known, readSchema(field)]))
  const joined = refFields(resource).flatMap(({ field }) =>
    Object.keys(field.joins).map((name) => [name, { type: ['string', 'null'] }]),
  )
  const linked = refsFields(resource).flatMap(({ field }) => [
    [field.as, { type: 'array', items: { type: 'object' } }],
    ...(field.first ? [[field.first, { type: ['integer', 'null'], description: `The first of ${field.as}` }]] : []),
  ])
  return {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      ...Object.fromEntries([...own, ...joined, ...linked]),
      created_at: stamp,
      updated_at: stamp,
    },
  }
}

const stamp: Schema = { type: 'string', format: 'date-time' }

/** A picture may be read and sent under a second name. */
const namesOf = (name: string, field: Field) => (field.kind === 'picture' && field.alias ? [name, field.alias] : [name])

function bodySchema(resource: Resource, verb: Verb): Schema {
  const fields = Object.entries(resource.fields).filter(([, field]) => !field.readOnly)
  return {
    type: 'object',
    ...(verb === 'create' && { required: fields.filter(([, field]) => field.required).map(([name]) => name) }),
    properties: {
      ...Object.fromEntries(
        fields.flatMap(([name, field]) => [
          ...namesOf(name, field).map((known) => [known, writtenSchema(field)]),
          ...besides(name, field),
        ]),
      ),
      ...(verb === 'update' && { updated_at: stamp }),
    },
  }
}

/** What a write may say of a field beside its value. */
function besides(name: string, field: Field): [string, Schema][] {
  const entries: Schema = { type: 'array', items: { type: 'string' } }
  switch (field.kind) {
    case 'pictures':
      return [
        [field.kept, { ...entries, description: 'Stored pictures to keep, in order' }],
        [
          field.sequence,
          { ...entries, description: 'The order of all: stored names and new:0, new:1 … for the files' },
        ],
      ]
    case 'picture':
      return namesOf(name, field).map((known) => [`remove_${known}`, { type: 'boolean' }])
    case 'refs':
      return field.first ? [[field.first, { type: 'integer', description: `Alone: a list of one of ${field.to}` }]] : []
    default:
      return []
  }
}

/** What is required is never null; the rest may be. */
function readSchema(field: Field): Schema {
  if (field.kind === 'pictures') return { type: 'array', items: { type: 'string' } }
  const schema = field.kind === 'picture' ? { type: 'string' } : writtenSchema(field)
  return field.required || field.kind === 'boolean' ? schema : { ...schema, type: [schema.type, 'null'] }
}

function writtenSchema(field: Field): Schema {
  switch (field.kind) {
    case 'number':
      return { type: field.decimals === 0 ? 'integer' : 'number', minimum: field.min, maximum: field.max }
    case 'boolean':
      return { type: 'boolean' }
    case 'ref':
      return { type: 'integer', description: `The id of one of ${field.to}` }
    case 'refs':
      return { type: 'array', items: { type: 'integer' }, description: `Ids of ${field.to}` }
    case 'picture':
      return { type: 'string', format: 'binary' }
    case 'pictures':
      return { type: 'array', items: { type: 'string', format: 'binary' } }
    default:
      return { type: 'string', maxLength: field.max }
  }
}

function refFields(resource: Resource): { field: RefField }[] {
  return Object.values(resource.fields).flatMap((field) => (field.kind === 'ref' ? [{ field }] : []))
}
function refsFields(resource: Resource): { field: RefsField }[] {
  return Object.values(resource.fields).flatMap((field) => (field.kind === 'refs' ? [{ field }] : []))
}
