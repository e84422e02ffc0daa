import type { FastifyRequest } from 'fastify'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { MissingPermission, Unauthorized } from '#src/platform/errors.ts'
import { type AuthorizeRequest, readBearerToken, readTicket } from '#src/platform/http/access/guard-routes.server.ts'
import { unattendedHeader } from '#src/platform/http/access/unattended-header.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'

/** A request that carries a token: its id, and whether a person is at the screen that sends it. */
export type TokenUse = { id: string; isAttended: boolean }

/** The user of a token, read afresh; null where the session has ended or the account is closed. */
export type LoadActor = (db: Sql | Tx, token: string, use: TokenUse) => Promise<Actor | null>

/** An admitted user, read afresh; null where their session has ended or the account is closed. */
export type ReloadActor = (db: Sql | Tx, actor: Actor) => Promise<Actor | null>

/** A ticket that was used: its user, their screen's language, and the rows that they chose; null for all. */
export type SpentTicket = { actor: Actor; language: Language; ids: readonly number[] | null }

/** Uses up a ticket, which opens one address, given without the ticket, once. Null where it opens nothing. */
export type SpendTicket = (
  sql: Sql,
  ticket: string,
  request: { path: string; id: string },
) => Promise<SpentTicket | null>

/** A write within this time of its head skips the second check, which costs a round trip. */
const recheckAfterMs = 1000

export type Authorization = {
  authorize: AuthorizeRequest
  /**
   * Checks again, for a write whose body took long to arrive and for what waited for its turn: meanwhile the account
   * may have been disabled or lost its rights. Throws like `admit`.
   */
  reauthorize(db: Sql | Tx, request: FastifyRequest): Promise<Actor>
}

/** Checks session or ticket, account, permissions and scope when a request's head arrives, and again when it writes. */
export function createAuthorization(
  sql: Sql,
  { loadActor, reloadActor, spendTicket }: { loadActor: LoadActor; reloadActor: ReloadActor; spendTicket: SpendTicket },
  now: () => number = () => performance.now(),
): Authorization {
  async function loadRequestActor(db: Sql | Tx, request: FastifyRequest): Promise<Actor | null> {
    const ticket = readTicket(request)
    if (ticket) {
      const spentTicket = await spendTicket(sql, ticket.token, { path: ticket.path, id: request.id })
      if (!spentTicket) throw new Unauthorized('platform.answers.ticket')
      // The browser that follows the address sends its own language, not that of the screen.
      request.headers['accept-language'] = spentTicket.language
      request.ticketRowIds = spentTicket.ids
      return spentTicket.actor
    }
    const token = readBearerToken(request)
    const isAttended = request.headers[unattendedHeader] === undefined
    return token ? loadActor(db, token, { id: request.id, isAttended }) : null
  }

  function requireAccess(request: FastifyRequest, actor: Actor | null): Actor {
    request.actor = actor
    if (!request.actor) throw new Unauthorized()
    const { access = [] } = request.routeOptions.config
    if (!hasAccess(request.actor, access)) throw new MissingPermission(access)
    return request.actor
  }

  return {
    async authorize(request) {
      request.admittedAt = now()
      requireAccess(request, await loadRequestActor(sql, request))
    },
    async reauthorize(db, request) {
      if (request.actor && now() - request.admittedAt < recheckAfterMs) return request.actor
      // Read committed: this statement sees all that was committed before it, also in a transaction that began earlier.
      return requireAccess(request, request.actor ? await reloadActor(db, request.actor) : null)
    },
  }
}
