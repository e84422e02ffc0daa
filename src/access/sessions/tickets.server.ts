import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ticketDocs } from '#src/access/openapi.server.ts'
import {
  type ActorRow,
  actorColumns,
  buildActor,
  createTokenAndHash,
  hashToken,
} from '#src/access/sessions/sessions.server.ts'
import type { Access, Actor } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { BadRequest, Invalid, NotFound, Unauthorized } from '#src/platform/errors.ts'
import { requireAccess, type SpendTicket, type SpentTicket } from '#src/platform/http/access/authorization.server.ts'
import { readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import { countHitOrRefuseInTransaction } from '#src/platform/http/access/rate-limit.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseNonEmptyIds } from '#src/resource/bulk/bulk-query.server.ts'

/** Pattern of a path of the API, in printable ASCII and without a ticket. */
const ticketPath = /^\/api\/(?!.*[?&]ticket=)[\x21\x22\x24-\x7e]{1,8000}$/

/**
 * `POST /api/tickets`: a ticket that opens one address once. Only routes added after this call take tickets. The route
 * ignores an `Idempotency-Key`: each response is a new ticket.
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
    // The route's rules are checked here too, because a browser shows no reason when a download is refused.
    requireTicketRoute(ticketRequest.path, actor, ticketRoutes).refuseTicket?.(actor)
    return { ticket: await insertTicketWithinLimitAndDeleteExpired(sql, actor, ticketRequest, readLanguage(request)) }
  })
}

/** A route that takes tickets. */
type TicketRoute = { pattern: URLPattern; access: Access; refuseTicket: ((actor: Actor) => void) | undefined }

/** Body of a request for a ticket: the path, and the ids of the chosen rows of an export. Null ids mean all rows. */
type TicketRequest = { path: string; ids: number[] | null }

function parseTicketRequest(body: unknown): TicketRequest {
  if (typeof body !== 'object' || body === null) throw new BadRequest()
  const path = 'path' in body ? body.path : undefined
  if (typeof path !== 'string' || !ticketPath.test(path)) throw new Invalid({ path: 'access.tickets.path' })
  return { path, ids: 'ids' in body ? parseNonEmptyIds(body.ids) : null }
}

/** Finds the route of a path. Throws NotFound if it takes no ticket, Forbidden if the actor may not open it. */
function requireTicketRoute(path: string, actor: Actor, ticketRoutes: readonly TicketRoute[]): TicketRoute {
  const ticketRoute = ticketRoutes.find(({ pattern }) => pattern.test(path, 'http://localhost'))
  if (!ticketRoute) throw new NotFound()
  requireAccess(actor, ticketRoute.access)
  return ticketRoute
}

/** Rate limit: a hundred tickets a minute for each user. Each call also deletes up to a hundred expired tickets. */
async function insertTicketWithinLimitAndDeleteExpired(
  sql: Sql,
  actor: Actor,
  { path, ids }: TicketRequest,
  language: Language,
): Promise<string> {
  const { token, hash } = createTokenAndHash()
  await sql.begin(async (tx) => {
    await countHitOrRefuseInTransaction(tx, [{ scope: 'tickets', subject: String(actor.id), maxHits: 100, minutes: 1 }])
    await tx`
      delete from tickets where token_hash in (
        select token_hash from tickets where expires_at <= now() limit 100 for update skip locked)`
    const rows = await tx`
      insert into tickets (token_hash, session_id, path_hash, language, ids)
      select ${hash}, id, ${hashPath(path)}, ${language}, ${ids}::int[] from sessions where id = ${actor.session_id} for key share
      returning 1`
    // Race: the session ended meanwhile.
    if (rows.length === 0) throw new Unauthorized()
  })
  return token
}

const hashPath = (path: string) => createHash('sha256').update(path).digest()

/**
 * Uses up a ticket, even if it is refused. Race: the ticket is deleted, so only one of several simultaneous requests
 * gets it. The user is read afresh, as with a token.
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
  const { language, ids, ...actorRow } = row
  return { actor: buildActor(actorRow, id), language, ids }
}
