import type { RouteOptions } from 'fastify'
import type { UploadFields } from '#src/platform/http/bodies/receive-form.server.ts'
import { buildRefusalRefs, type RefusalStatus } from '#src/platform/openapi/refusals.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'

/** An OpenAPI operation. `buildRouteOperation` adds the route's access to it. */
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: object[]
  parameters?: object[]
  requestBody?: object
  responses: Record<string, object>
}

declare module 'fastify' {
  interface FastifySchema {
    /** Documentation only: nothing is validated by it. Called when the API document is first requested. */
    operation?: () => Operation
  }
}

export type RouteDescription = {
  /** `operationId`: the method's name in a generated client. */
  id: string
  tag: string
  summary: string
  description?: string
  parameters?: object[]
  /** Content by media type: `jsonContent`, `jsonOrForm`. */
  body?: object
  /** Schema of the 200 response; without a schema the response is an empty 204. */
  responseSchema?: Schema
  /** Content of a 200 response that is not JSON, by media type. */
  content?: Record<string, object>
  headers?: object
  /**
   * Refusals besides the common ones: those of every body (400, 408, 413, 415), of the route's access (401, 403) and of
   * a lost database (503).
   */
  refusals?: readonly RefusalStatus[]
  /** Further responses of this operation, by status. */
  extraResponses?: Record<string, object> | undefined
  security?: object[]
}

const bodyRefusals = [400, 408, 413, 415] as const

/** Documents a route in `/api/docs`. The result is the route's `schema`. */
export const documentRoute = (describe: () => RouteDescription): { operation: () => Operation } => ({
  operation: () => buildOperation(describe()),
})

function buildOperation(routeDescription: RouteDescription): Operation {
  const {
    id,
    tag,
    responseSchema,
    content = responseSchema && jsonContent(responseSchema),
    headers,
    refusals = [],
    extraResponses,
    body,
    ...otherFields
  } = routeDescription
  const description = routeDescription.summary
  const success: Record<string, object> = content
    ? { 200: { description, ...(headers && { headers }), content } }
    : { 204: { description } }
  const refusalResponses = buildRefusalRefs([...refusals, ...(body ? bodyRefusals : []), 503])
  return {
    operationId: id,
    tags: [tag],
    ...otherFields,
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { ...success, ...refusalResponses, ...extraResponses },
  }
}

export const jsonContent = (schema: Schema) => ({ 'application/json': { schema } })

/** A body accepted as JSON and as a form; `files` are the form's file fields. */
export const jsonOrForm = (json: Schema, form: Schema, files: UploadFields = new Map()) => ({
  ...jsonContent(json),
  'multipart/form-data': {
    schema: form,
    ...(files.size > 0 && {
      encoding: Object.fromEntries(
        [...files].map(([name, { rules }]) => [name, { contentType: rules.types.join(', ') }]),
      ),
    }),
  },
})

/**
 * A route's operation with its access: the users allowed to call it, and the 401 and 403 for all others. Null if the
 * route is not documented.
 */
export function buildRouteOperation({ schema, config }: Pick<RouteOptions, 'schema' | 'config'>): Operation | null {
  if (!schema?.operation) return null
  const operation = schema.operation()
  const access = config?.access ?? 'public'
  if (access === 'public') return { ...operation, security: operation.security ?? [] }
  const isSignedInEnough = access === 'signed_in'
  const allowedUsers = isSignedInEnough ? 'any signed-in user' : [access].flat().join(' or ')
  return {
    ...operation,
    description: [operation.description, `Access: ${allowedUsers}.`].filter(Boolean).join('\n\n'),
    responses: { ...operation.responses, ...buildRefusalRefs(isSignedInEnough ? [401] : [401, 403]) },
  }
}
