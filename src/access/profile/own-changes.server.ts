import type { FastifyInstance } from 'fastify'
import {
  auditEntriesSchema,
  buildVisibleActionsCondition,
  hideLabelsOfUnreadableRecords,
  readAuditEntries,
} from '#src/access/audit/entries/audit-entries.server.ts'
import { singleChangesCondition } from '#src/access/audit/loads/folded-loads.server.ts'
import { profile } from '#src/access/profile/profile.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { beforeParameter } from '#src/resource/history/describe-history.server.ts'
import { parseBeforeIdOrLargest } from '#src/resource/history/routes.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import type { SqlParameters } from '#src/resource/scope/scope.server.ts'

const maxChanges = 20

/** `GET /api/profile/changes`: the signed-in user's own changes, from the audit. */
export function addOwnChangesRoute(app: FastifyInstance, { sql }: Pick<Services, 'sql'>, registry: Registry): void {
  app.get<{ Querystring: { before?: unknown } }>(
    `/api/${profile.readersAddress}/changes`,
    { config: { access: 'signed_in' }, schema: changesDocs },
    async (request) => {
      const reader = { actor: requireActor(request), registry }
      const before = parseBeforeIdOrLargest(request.query.before)
      const condition = (parameters: SqlParameters) =>
        `t.user_id = ${parameters.add(reader.actor.id)} and t.id < ${parameters.add(before)}
         and ${buildVisibleActionsCondition(reader, parameters)}
         and ${singleChangesCondition}`
      return hideLabelsOfUnreadableRecords(
        await readAuditEntries(sql, reader, { limit: maxChanges, condition }),
        reader,
      )
    },
  )
}

const changesDocs = documentRoute(() => ({
  id: 'listOwnChanges',
  tag: 'auth',
  summary: 'What you did yourself, newest first',
  parameters: [beforeParameter],
  responseSchema: { ...auditEntriesSchema, maxItems: maxChanges },
  refusals: [400],
}))
