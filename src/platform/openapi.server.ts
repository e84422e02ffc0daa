import type { RouteOptions } from 'fastify'
import { type RefusedStatus, refusalsOf } from '#src/platform/openapi-refusals.server.ts'
import { pictureTypes } from '#src/platform/picture-kinds.ts'

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type Schema = Record<string, unknown>

/** An operation of OpenAPI; what follows from the route's address and its access is added when routes are collected. */
export type Operation = { operationId: string; tags: string[]; summary: string; responses: Record<string, object> } & {
  description?: string
  security?: object[]
  parameters?: object[]
  requestBody?: object
}

declare module 'fastify' {
  interface FastifySchema {
    /** What the API's document says of the route. Nothing is checked by it. */
    operation?: Operation
  }
}

/** A schema or another part of the document that stands under its own name. */
export const named = (name: string, section = 'schemas') => ({ $ref: `#/components/${section}/${name}` })

/** An object of these properties, all required unless it is said otherwise. */
export const objectSchema = (properties: Schema, required: readonly string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  properties,
})

export const listOf = (items: Schema): Schema => ({ type: 'array', items })

/** Ids are PostgreSQL integers. */
export const idSchema: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }

type Description = {
  /** `operationId`: the name of the call in a generated client. */
  id: string
  tag: string
  summary: string
  description?: string
  parameters?: object[]
  body?: object
  /** Without one the answer is 204 and empty. */
  answer?: Schema
  headers?: object
  /** Answers other than the ones that every route or its access brings along. */
  refuses?: readonly RefusedStatus[]
  /** Answers whose bodies are the operation's own, by status. */
  more?: Record<string, object>
  security?: object[]
}

/** What `/api/docs` says of a route. */
export function documented(given: Description): { operation: Operation } {
  const { id, tag, summary, description, parameters, body, answer, headers, refuses = [], more, security } = given
  const done: Record<string, object> = answer
    ? { 200: { description: summary, ...(headers && { headers }), content: jsonContent(answer) } }
    : { 204: { description: summary } }
  return {
    operation: {
      operationId: id,
      tags: [tag],
      summary,
      ...(description && { description }),
      ...(security && { security }),
      ...(parameters && { parameters }),
      ...(body && { requestBody: { required: true, content: body } }),
      responses: { ...done, ...refusalsOf([...refuses, ...(body ? bodyRefusals : []), 503]), ...more },
    },
  }
}

const bodyRefusals = [400, 413, 415] as const

/** A body or an answer of JSON alone. */
export const jsonContent = (schema: Schema) => ({ 'application/json': { schema } })

/** A body that is taken as JSON and as a form; of a form, `files` are the fields that carry pictures. */
export const jsonOrForm = (json: Schema, form: Schema, files: readonly string[] = []) => ({
  ...jsonContent(json),
  'multipart/form-data': {
    schema: form,
    ...(files.length > 0 && {
      encoding: Object.fromEntries(files.map((name) => [name, { contentType: pictureTypes.join(', ') }])),
    }),
  },
})

/** Text that holds JSON: how a form carries a list. */
export const jsonText = (schema: Schema): Schema => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: schema,
  ...(schema.description !== undefined && { description: schema.description }),
})

export const pathParameter = (name: string, schema: Schema, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
})

export const queryParameter = (name: string, { description, ...schema }: Schema) => ({
  name,
  in: 'query',
  ...(description !== undefined && { description }),
  schema,
})

export const idParameter = named('Id', 'parameters')
export const keyParameter = named('IdempotencyKey', 'parameters')

const keySchema: Schema = { type: 'string', pattern: '^[\\x21-\\x7e]+$', minLength: 1, maxLength: 200 }

/** Parameters that many operations share. */
export const sharedParameters = {
  Id: pathParameter('id', idSchema, 'The id of a row: digits, nothing else'),
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Made up by the caller for one write. The same key with the same body within a day gives the first answer again ' +
      'and writes nothing; with another body it is refused with 409 `KEY_REUSED`.',
    schema: keySchema,
  },
}

/** A route's operation with what its access means for callers: who may call, and how others are refused. */
export function operationOf({ schema, config }: Pick<RouteOptions, 'schema' | 'config'>): Operation | null {
  const operation = schema?.operation
  if (!operation) return null
  const access = config?.access ?? 'public'
  if (access === 'public') return { ...operation, security: operation.security ?? [] }
  const isSignedInEnough = access === 'signed_in'
  const who = isSignedInEnough ? 'any signed-in user' : [access].flat().join(' or ')
  return {
    ...operation,
    description: [operation.description, `Access: ${who}`].filter(Boolean).join('\n\n'),
    responses: { ...operation.responses, ...refusalsOf(isSignedInEnough ? [401] : [401, 403]) },
  }
}
