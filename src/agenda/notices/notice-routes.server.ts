import type { FastifyInstance } from 'fastify'
import { addLeadTimesRoute } from '#src/agenda/notices/lead-times/lead-times.server.ts'
import type { Notice } from '#src/agenda/notices/notice.ts'
import { noticeTypes } from '#src/agenda/notices/notice-types.ts'
import { derivedNoticesRules, noticesRules } from '#src/agenda/notices/notices.server.ts'
import { notices } from '#src/agenda/notices/notices.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import {
  derivedIdParameter,
  describeRowFilters,
  parseRowFilters,
  registerDerivedRoutes,
} from '#src/resource/derived/derived-routes.server.ts'
import type { DerivedResource } from '#src/resource/derived/derived-rules.server.ts'
import { countDerivedRowsBy, requireDerivedRow } from '#src/resource/derived/read-derived.server.ts'
import type { ExportRoute } from '#src/resource/export/export-registrar.server.ts'
import { prepareResources, type Registry, requirePrepared } from '#src/resource/registration/prepared.server.ts'

const access = 'see_notifications'
const path = '/api/notifications'

/** Prepares the notices for reading. The registry has the employees, whose list says who works today. */
export const prepareNotices = (registry: Registry, timeZone: string): DerivedResource => ({
  prepared: requirePrepared(prepareResources([{ resource: notices, rules: noticesRules }], timeZone), notices.name),
  rules: derivedNoticesRules,
  registry,
})

/** Registers the list of notices, their summary by type, and dismissing one. */
export function addNoticeRoutes(
  app: FastifyInstance,
  addExport: (route: ExportRoute) => void,
  services: Services,
  registry: Registry,
): void {
  const { sql, settings, authorization } = services
  const derived = prepareNotices(registry, settings.tzShop)
  addLeadTimesRoute(app, sql)
  registerDerivedRoutes(app, addExport, services, derived)
  app.get(`${path}/type`, { config: { access }, schema: summaryDocs }, async (request) => {
    const reader = { db: sql, actor: requireActor(request) }
    const counts = await countDerivedRowsBy(reader, derived, 'type', [['dismissed', false]])
    return counts.map(({ value, count }) => ({ type: value, qty: count }))
  })
  const addDismissRoute = (
    method: 'POST' | 'DELETE',
    id: string,
    write: (notice: DismissedNotice) => Promise<unknown>,
  ) =>
    app.route<{ Params: { id: string } }>({
      method,
      url: `${path}/:id/dismiss`,
      config: { access },
      schema: describeDismissal(id, method, describeRowFilters(derived)),
      async handler(request) {
        // A body may have come late, so the rights are read again.
        const actor = await authorization.reauthorize(sql, request)
        const filters = parseRowFilters(derived, request)
        const readNotice = () => requireDerivedRow<Notice>({ db: sql, actor }, derived, request.params.id, filters)
        const { id, expiration_date: date } = await readNotice()
        await write({ userId: actor.id, id, date })
        return readNotice()
      },
    })
  addDismissRoute(
    'POST',
    'dismissNotification',
    ({ userId, id, date }) => sql`
      insert into notice_dismissals (user_id, notice_id, expiration_date) values (${userId}, ${id}, ${date})
      on conflict (user_id, notice_id) do update set expiration_date = excluded.expiration_date, dismissed_at = now()`,
  )
  addDismissRoute(
    'DELETE',
    'undismissNotification',
    ({ userId, id }) => sql`delete from notice_dismissals where user_id = ${userId} and notice_id = ${id}`,
  )
}

type DismissedNotice = { userId: number; id: string; date: string }

const summaryDocs = documentRoute(() => ({
  id: 'summarizeNotifications',
  tag: 'notifications',
  summary: 'How many notices there are of each type that has any, without those that the caller dismissed',
  responseSchema: arraySchema(
    objectSchema({
      type: { type: 'string', enum: Object.keys(noticeTypes) },
      qty: { type: 'integer', minimum: 1 },
    }),
  ),
}))

const describeDismissal = (id: string, method: 'POST' | 'DELETE', filters: object[]) =>
  documentRoute(() => ({
    id,
    tag: 'notifications',
    summary:
      method === 'POST'
        ? 'Dismisses a notice for the caller alone, as long as it has the same date'
        : 'Takes a dismissal back',
    parameters: [derivedIdParameter, ...filters, keyParameter],
    responseSchema: objectSchema({ id: { type: 'string' }, dismissed: { type: 'boolean' } }),
    refusals: [404] as const,
  }))
