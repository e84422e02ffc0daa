import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ticketDocs } from '#src/access/openapi.server.ts'
import {
  type ActorRow,
  actorColumns,
  buildActor,
  createToken,
  hashToken,
} from '#src/access/sessions/sessions.server.ts'
import { type Access, type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { BadRequest, Invalid, MissingPermission, NotFound, Unauthorized } from '#src/platform/errors.ts'
import type { SpendTicket, SpentTicket } from '#src/platform/http/access/authorization.server.ts'
import { readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import { countHitInTransaction } from '#src/platform/http/access/rate-limit.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseIds } from '#src/resource/bulk/bulk-query.server.ts'

/** An address of the API as a browser sends it, without a ticket of its own. */
const ticketPath = /^\/api\/(?!.*[?&]ticket=)[\x21\x22\x24-\x7e]{1,8000}$/

/**
 * `POST /api/tickets`: a ticket for one address of a route that is added later. An `Idempotency-Key` counts for
 * nothing: each answer is another.
 */
export function addTicketRoute(app: FastifyInstance, { sql, authorization }: Services): void {
  const ticketRoutes: TicketRoute[] = []
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.takesTicket) return
    const { access = [], refuseTicket } = config
    ticketRoutes.push({ pattern: new URLPattern({ pathname: url }), access, refuseTicket })
  })
  app.post('/api/tickets', { config: { access: 'signed_in' }, schema: ticketDocs.create }, async (request) => {
    const actor = await authorization.reauthorize(sql, request)
    const ticketRequest = parseTicketRequest(request.body)
    // Judged now too: a browser shows no word of why a download was refused.
    requireTicketRoute(ticketRequest.path, actor, ticketRoutes).refuseTicket?.(actor)
    return { ticket: await insertTicket(sql, actor, ticketRequest, readLanguage(request)) }
  })
}

/** A route that takes tickets. */
type TicketRoute = { pattern: URLPattern; access: Access; refuseTicket: ((actor: Actor) => void) | undefined }

/** What a ticket is to open: an address, and of what it gives these rows alone; null for all. */
type TicketRequest = { path: string; ids: number[] | null }

function parseTicketRequest(body: unknown): TicketRequest {
  if (typeof body !== 'object' || body === null) throw new BadRequest()
  const path = 'path' in body ? body.path : undefined
  if (typeof path !== 'string' || !ticketPath.test(path)) throw new Invalid({ path: 'access.tickets.path' })
  return { path, ids: 'ids' in body ? parseIds(body.ids) : null }
}

/** The route of an address. Throws NotFound where it takes no ticket, Forbidden without its permission. */
function requireTicketRoute(path: string, actor: Actor, ticketRoutes: readonly TicketRoute[]): TicketRoute {
  const ticketRoute = ticketRoutes.find(({ pattern }) => pattern.test(path, 'http://localhost'))
  if (!ticketRoute) throw new NotFound()
  if (!hasAccess(actor, ticketRoute.access)) throw new MissingPermission(ticketRoute.access)
  return ticketRoute
}

/** Rate limit: a hundred a minute, so that a user never has more open ones. Some expired ones are deleted each time. */
async function insertTicket(sql: Sql, actor: Actor, { path, ids }: TicketRequest, language: Language): Promise<string> {
  const { token, hash } = createToken()
  await sql.begin(async (tx) => {
    await countHitInTransaction(tx, [{ scope: 'tickets', subject: String(actor.id), maxHits: 100, minutes: 1 }])
    await tx`
      delete from tickets where token_hash in (
        select token_hash from tickets where expires_at <= now() limit 100 for update skip locked)`
    const rows = await tx`
      insert into tickets (token_hash, session_id, path_hash, language, ids)
      select ${hash}, id, ${hashPath(path)}, ${language}, ${ids}::int[] from sessions where id = ${actor.session_id} for key share
      returning 1`
    // Race: the session was ended meanwhile.
    if (rows.length === 0) throw new Unauthorized()
  })
  return token
}

const hashPath = (path: string) => createHash('sha256').update(path).digest()

/**
 * Spends a ticket, also where it is refused: deleting it lets one of several simultaneous requests have it. The user is
 * read afresh, as for a token.
 */
export const spendTicket: SpendTicket = async (sql, ticket, { path, id }) => {
  const text = `
    with used as (delete from tickets where token_hash = $1 returning session_id, path_hash, language, ids, expires_at)
    select ${actorColumns}, used.language, used.ids from used
    join sessions s on s.id = used.session_id join users u on u.id = s.user_id
    where used.path_hash = $2 and used.expires_at > now() and s.expires_at > now() and u.active`
  const values = [hashToken(ticket), hashPath(path)]
  const [row] = await sql.query<(ActorRow & Pick<SpentTicket, 'language' | 'ids'>)[]>(text, values, { prepare: true })
  if (!row) return null
  const { language, ids, ...ticketRoute } = row
  return { actor: buildActor(ticketRoute, id), language, ids }
}
