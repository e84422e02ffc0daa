import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { BadRequest, Invalid, type MessageRef } from '#src/platform/errors.ts'
import { decodeMessageRef } from '#src/platform/i18n/message-ref.ts'

/** Parses a JSON body by its schema. Throws BadRequest if it is no object, Invalid with a message for each field. */
export function parseBody<T>(request: FastifyRequest, schema: z.ZodMiniType<T>): T {
  const body = request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new BadRequest()
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const fields: Record<string, MessageRef> = {}
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const name of issue.keys) fields[name] = 'resource.fields.unknown'
    else fields[String(issue.path[0])] ??= decodeMessageRef(issue.message)
  }
  throw new Invalid(fields)
}
