import type { FastifyInstance } from 'fastify'
import { permissionsHash } from '#src/access/openapi.server.ts'
import {
  findSessionRow,
  hashPermissions,
  parsePermissionNames,
  permissionNamesColumn,
} from '#src/access/sessions/sessions.server.ts'
import { maxCounted } from '#src/agenda/limited-count.ts'
import { buildNoticeCountExpression } from '#src/agenda/notices/count-expression.server.ts'
import { unreadCountSql } from '#src/inbox/contact-messages.server.ts'
import { Unauthorized } from '#src/platform/errors.ts'
import { readBearerToken } from '#src/platform/http/access/guard-routes.server.ts'
import { hashBuiltFiles } from '#src/platform/http/assets.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

const buildHoldsExpression = (
  permission: string,
) => `exists (select from user_permissions up join permissions p on p.id = up.permission_id
  where up.user_id = u.id and p.name = '${permission}')`

const buildPulseColumns = (noticeCount: string) => `${permissionNamesColumn} as permissions,
  case when ${buildHoldsExpression('see_contact_messages')} then ${unreadCountSql} else 0 end as unread,
  case when ${buildHoldsExpression('see_notifications')} then ${noticeCount} else 0 end as notices`

type PulseRow = { permissions: string; unread: number; notices: number }

/**
 * `GET /api/pulse`, the heartbeat of an open screen: values whose change the screen must notice. It does not extend the
 * session, so an open tab does not keep a session alive.
 */
export function addPulseRoute(
  app: FastifyInstance,
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  registry: Registry,
): void {
  const build = hashBuiltFiles()
  const pulseColumns = buildPulseColumns(buildNoticeCountExpression(registry, settings.tzShop))
  app.get('/api/pulse', { config: { access: 'signed_in', readsSession: true }, schema: pulseDocs }, async (request) => {
    const token = readBearerToken(request)
    const row = token && (await findSessionRow<PulseRow>(sql, token, pulseColumns))
    if (!row) throw new Unauthorized()
    const permissions = hashPermissions(parsePermissionNames(row.permissions))
    return {
      permissions,
      notices: row.notices,
      unread: row.unread,
      build,
      today: computeTodayOnServer(settings.tzShop),
    }
  })
}

const countSchema = { type: 'integer', minimum: 0 }

const pulseDocs = documentRoute(() => ({
  id: 'readPulse',
  tag: 'auth',
  summary: 'What an open screen follows',
  description: 'For asking every 15 seconds: it does not prolong the session.',
  responseSchema: objectSchema({
    permissions: permissionsHash,
    notices: {
      ...countSchema,
      maximum: maxCounted,
      description: 'Notices that were not dismissed; 0 without see_notifications',
    },
    unread: { ...countSchema, maximum: 10_000, description: 'Contact messages; 0 without see_contact_messages' },
    build: { type: 'string', description: 'Changes with the screens' },
    today: { type: 'string', format: 'date', description: 'The day at the shop' },
  }),
}))
