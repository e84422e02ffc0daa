import type { FastifyInstance } from 'fastify'
import { changesSchema, readChanges, trimmedChanges } from '#src/access/changes.server.ts'
import { profile } from '#src/access/profile.ts'
import { BadRequest } from '#src/platform/errors.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import { documented } from '#src/platform/openapi/operation.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Registry } from '#src/resource/prepared.server.ts'
import type { Parameters } from '#src/resource/scope.server.ts'

const mostChanges = 20

/** What one did oneself, from the audit. */
export function ownChangesRoutes(app: FastifyInstance, { sql }: Pick<Services, 'sql'>, registry: Registry): void {
  app.get<{ Querystring: { before?: unknown } }>(
    `/api/${profile.ownAddress}/changes`,
    { config: { access: 'signed_in' }, schema: changesDocs },
    async (request) => {
      const reader = { actor: actorOf(request), registry }
      const before = parseBefore(request.query.before)
      const where = (parameters: Parameters) =>
        `t.user_id = ${parameters.add(reader.actor.id)} and t.id < ${parameters.add(before)}`
      return trimmedChanges(await readChanges(sql, reader, { most: mostChanges, where }), reader)
    },
  )
}

/** Keyset pagination: the entries before this one. Throws BadRequest for what is no id. */
function parseBefore(given: unknown): string {
  if (given === undefined) return String(Number.MAX_SAFE_INTEGER)
  if (typeof given !== 'string' || !/^\d{1,15}$/.test(given)) throw new BadRequest()
  return given
}

const changesDocs = documented({
  id: 'listOwnChanges',
  tag: 'auth',
  summary: 'What you did yourself, newest first',
  parameters: [
    {
      name: 'before',
      in: 'query',
      description: 'Only entries before the one with this id',
      schema: { type: 'integer', minimum: 0, maximum: 999_999_999_999_999 },
    },
  ],
  answer: { ...changesSchema, maxItems: mostChanges },
  refuses: [400],
})
