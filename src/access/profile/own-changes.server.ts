import type { FastifyInstance } from 'fastify'
import { changesSchema, readChanges, trimmedChanges } from '#src/access/audit/changes.server.ts'
import { profile } from '#src/access/profile/profile.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import { documented } from '#src/platform/openapi/operation.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { beforeParameter } from '#src/resource/history/describe-history.server.ts'
import { parseBefore } from '#src/resource/history/routes.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import type { Parameters } from '#src/resource/scope/scope.server.ts'

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

const changesDocs = documented(() => ({
  id: 'listOwnChanges',
  tag: 'auth',
  summary: 'What you did yourself, newest first',
  parameters: [beforeParameter],
  answer: { ...changesSchema, maxItems: mostChanges },
  refuses: [400],
}))
