import type { FastifyInstance } from 'fastify'
import { BadRequest, Invalid, NotFound } from '#src/platform/errors.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { createTranslation } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { describeHistoryRoute, restoreDocs } from '#src/resource/history/describe-history.server.ts'
import { deriveHistoryAccess } from '#src/resource/history/history-entry.ts'
import { readHistoryOrRefuse } from '#src/resource/history/read-history.server.ts'
import { restoreEntry } from '#src/resource/history/restore-entry.server.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { listAllApiAddresses, parseVisibleParent } from '#src/resource/nested/parent-address.server.ts'
import { documentAtAddress } from '#src/resource/openapi/operations.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

type HistoryRequest = { Params: { id: string }; Querystring: { before?: unknown } }

/** Registers the routes of every record's history, and the route that restores an entry. */
export function registerHistoryRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const { prepared, ...address } of listAllApiAddresses(registry)) {
    const access = deriveHistoryAccess(prepared.resource)
    if (access === null) continue
    app.get<HistoryRequest>(
      `${address.path}/:id/history`,
      { config: { access }, schema: documentAtAddress(prepared, address, () => describeHistoryRoute(prepared)) },
      async (request, reply) => {
        const parent = await parseVisibleParent(services, prepared, request)
        const id = requirePathId(request.params.id)
        const beforeId = parseBeforeIdOrLargest(request.query.before)
        const locale = createDisplayLocale(readLanguage(request))
        const historyQuery = { actor: requireActor(request), id, beforeId, parent, locale }
        const { entries, hasMore } = await readHistoryOrRefuse(services.sql, prepared, historyQuery)
        // RFC 8288: the link to the next page, of older entries.
        const [path] = request.url.split('?')
        if (hasMore) reply.header('link', `<${path}?before=${entries.at(-1)?.id}>; rel="next"`)
        return entries
      },
    )
  }
  app.post<{ Params: { id: string } }>(
    '/api/audit/:id/restore',
    { config: { access: 'signed_in' }, schema: restoreDocs },
    (request) => restoreEntry(services, registry, request, parseEntryId(request.params.id)),
  )
}

/** The language and its translate function, for values that a text shows. */
export const createDisplayLocale = (language: ReturnType<typeof readLanguage>): DisplayLocale => ({
  language,
  text: createTranslation(language),
})

/**
 * Keyset pagination: parses the id of the last entry on the page before. For the first page, which has none, it returns
 * the largest id. Throws BadRequest if the id is malformed.
 */
export function parseBeforeIdOrLargest(raw: unknown): string {
  if (raw === undefined) return String(Number.MAX_SAFE_INTEGER)
  if (typeof raw !== 'string' || !entryIdPattern.test(raw)) throw new BadRequest()
  return raw
}

const entryIdPattern = /^\d{1,15}$/

/** Parses an entry's id, which may be larger than a record's, in an address. Throws like `requirePathId`. */
function parseEntryId(text: string): string {
  if (entryIdPattern.test(text)) return text
  if (/^\d+$/.test(text)) throw new NotFound()
  throw new Invalid({ id: 'resource.list.bad_parameter' }, 'platform.answers.bad_request')
}
