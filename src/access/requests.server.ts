import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { BadRequest, Invalid, type MessageRef } from '#src/platform/errors.ts'
import { unpackRef } from '#src/platform/message-ref.ts'

/** The body of a request as its schema reads it, or Invalid with what stands under each field. */
export function bodyOf<T>(request: FastifyRequest, schema: z.ZodMiniType<T>): T {
  const body = request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new BadRequest()
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const fields: Record<string, MessageRef> = {}
  for (const { path, message } of result.error.issues) fields[String(path[0])] ??= unpackRef(message)
  throw new Invalid(fields)
}
