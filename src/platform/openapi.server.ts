import type { FastifySchema } from 'fastify'
import { errorSchema } from '#src/platform/answers.server.ts'

export type Schema = Record<string, unknown>

/** An object of these properties, all required unless it is said otherwise. */
export const objectSchema = (properties: Schema, required = Object.keys(properties)): Schema => ({
  type: 'object',
  required,
  properties,
})

type Description = {
  tags: string[]
  summary: string
  body?: Schema /** Without one the answer is empty. */
  answer?: Schema
  guarded?: boolean
}

/** What `/api/docs` says of a route that no declaration describes. Documentation only: nothing is checked by it. */
export const documented = ({ tags, summary, body, answer, guarded }: Description): FastifySchema =>
  ({
    tags,
    summary,
    ...(body && { body }),
    ...(guarded && { security: [{ token: [] }] }),
    response: { ...(answer ? { 200: answer } : { 204: { type: 'null' } }), '4xx': errorSchema },
  }) as FastifySchema
