import type { FastifyInstance } from 'fastify'
import { BadRequest, Invalid, NotFound } from '#src/platform/errors.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { describeHistory, restoreDocs } from '#src/resource/history/describe-history.server.ts'
import { historyAccess } from '#src/resource/history/history-entry.ts'
import { readHistory } from '#src/resource/history/read-history.server.ts'
import { restoreEntry } from '#src/resource/history/restore-entry.server.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { addressesIn, seenParentIn } from '#src/resource/nested/parent-address.server.ts'
import { describeAt } from '#src/resource/openapi/operations.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

type HistoryRequest = { Params: { id: string }; Querystring: { before?: unknown } }

/** The history of every resource's records, and what puts an entry of it back. */
export function historyRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const { prepared, ...address } of addressesIn(registry)) {
    const access = historyAccess(prepared.resource)
    if (access === null) continue
    app.get<HistoryRequest>(
      `${address.path}/:id/history`,
      { config: { access }, schema: describeAt(prepared, address, () => describeHistory(prepared)) },
      async (request, reply) => {
        const parent = await seenParentIn(services, prepared, request)
        const id = idOf(request.params.id)
        const before = parseBefore(request.query.before)
        const reader = readerOf(readLanguage(request))
        const sought = { actor: requireActor(request), id, before, parent, reader }
        const { entries, more } = await readHistory(services.sql, prepared, sought)
        // RFC 8288: where the older ones are.
        const [own] = request.url.split('?')
        if (more) reply.header('link', `<${own}?before=${entries.at(-1)?.id}>; rel="next"`)
        return entries
      },
    )
  }
  app.post<{ Params: { id: string } }>(
    '/api/audit/:id/restore',
    { config: { access: 'signed_in' }, schema: restoreDocs },
    (request) => restoreEntry(services, registry, request, entryIdOf(request.params.id)),
  )
}

/** Words for who reads in this language. */
export const readerOf = (language: ReturnType<typeof readLanguage>): DisplayLocale => ({
  language,
  text: (ref) => translate(language, ref),
})

/** Keyset pagination: the entries before this one. Throws BadRequest for what is no id. */
export function parseBefore(given: unknown): string {
  if (given === undefined) return String(Number.MAX_SAFE_INTEGER)
  if (typeof given !== 'string' || !entryId.test(given)) throw new BadRequest()
  return given
}

const entryId = /^\d{1,15}$/

/** An entry's id in an address, longer than a record's may be. Throws like `idOf`. */
function entryIdOf(text: string): string {
  if (entryId.test(text)) return text
  if (/^\d+$/.test(text)) throw new NotFound()
  throw new Invalid({ id: 'resource.list.bad_parameter' }, 'platform.answers.bad_request')
}
