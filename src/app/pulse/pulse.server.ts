import type { FastifyInstance } from 'fastify'
import { permissionsHash } from '#src/access/openapi.server.ts'
import { hashOfPermissions, heldPermissions, ofSession, permissionNames } from '#src/access/sessions/sessions.server.ts'
import { unreadMessages } from '#src/inbox/contact-messages.server.ts'
import { Unauthorized } from '#src/platform/errors.ts'
import { buildId } from '#src/platform/http/assets.server.ts'
import { bearerOf } from '#src/platform/http/guard.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { computeToday } from '#src/platform/settings/shop-day.ts'

const maySeeMessages = `exists (select from user_permissions up join permissions p on p.id = up.permission_id
  where up.user_id = u.id and p.name = 'see_contact_messages')`
const columns = `${permissionNames} as permissions,
  case when ${maySeeMessages} then ${unreadMessages} else 0 end as unread`

/**
 * Heartbeat of an open screen: what changed that it should follow. One statement, and no sliding of the session: an
 * open tab does not keep it alive.
 */
export function pulseRoute(app: FastifyInstance, { sql, settings }: Pick<Services, 'sql' | 'settings'>): void {
  const build = buildId()
  app.get('/api/pulse', { config: { access: 'signed_in', readsSession: true }, schema: docs }, async (request) => {
    const token = bearerOf(request)
    const row = token && (await ofSession<{ permissions: string; unread: number }>(sql, token, columns))
    if (!row) throw new Unauthorized()
    const permissions = hashOfPermissions(heldPermissions(row.permissions))
    return { permissions, notices: 0, unread: row.unread, build, today: computeToday(settings.tzShop) }
  })
}

const count = { type: 'integer', minimum: 0 }

const docs = documentRoute(() => ({
  id: 'readPulse',
  tag: 'auth',
  summary: 'What an open screen follows',
  description: 'For asking every 15 seconds: it does not prolong the session.',
  responseSchema: objectSchema({
    permissions: permissionsHash,
    notices: count,
    unread: { ...count, maximum: 10_000, description: 'Contact messages; 0 without see_contact_messages' },
    build: { type: 'string', description: 'Changes with the screens' },
    today: { type: 'string', format: 'date', description: 'The day at the shop' },
  }),
}))
