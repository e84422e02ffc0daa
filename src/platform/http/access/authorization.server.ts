import type { FastifyRequest } from 'fastify'
import { type Access, type Actor, hasAccess, isWithheldFromActor } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Forbidden, MissingPermission, Unauthorized } from '#src/platform/errors.ts'
import { type AuthorizeRequest, readBearerToken, readTicket } from '#src/platform/http/access/guard-routes.server.ts'
import { unattendedHeader } from '#src/platform/http/access/unattended-header.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'

/** The use of a token: the id of the request, and whether a person is at the screen that sends it. */
export type TokenUse = { id: string; isAttended: boolean }

/** Reads the user of a token afresh. Null if the session has ended or the account is disabled. */
export type LoadActor = (db: Sql | Tx, token: string, use: TokenUse) => Promise<Actor | null>

/** Reads an authorized user afresh. Null if the session has ended or the account is disabled. */
export type ReloadActor = (db: Sql | Tx, actor: Actor) => Promise<Actor | null>

/**
 * A used ticket: its user, the language of the user's screen, and the ids of the chosen rows; null ids mean all rows.
 */
export type SpentTicket = { actor: Actor; language: Language; ids: readonly number[] | null }

/**
 * Uses up a ticket, which opens one path once. `path` comes without the ticket. Null if the ticket is not valid for it.
 */
export type SpendTicket = (
  sql: Sql,
  ticket: string,
  request: { path: string; id: string },
) => Promise<SpentTicket | null>

/** A write this soon after the request's head skips the second check, which costs a database round trip. */
const recheckAfterMs = 1000

export type Authorization = {
  authorize: AuthorizeRequest
  /**
   * Checks again before a write whose body arrived slowly or that waited in a queue: meanwhile the account may have
   * been disabled or lost its permissions. Throws like `authorize`.
   */
  reauthorize(db: Sql | Tx, request: FastifyRequest): Promise<Actor>
}

/** Throws MissingPermission if the actor may not, or Forbidden if their permissions give nothing to users like them. */
export function requireAccess(actor: Actor, access: Access): void {
  if (hasAccess(actor, access)) return
  if (isWithheldFromActor(actor, access)) throw new Forbidden('platform.answers.whole_shop')
  throw new MissingPermission(typeof access === 'string' ? [access] : access)
}

/**
 * Checks session or ticket, account and permissions when a request's head arrives, and again before the request writes.
 * `now` is a clock in milliseconds.
 */
export function createAuthorization(
  sql: Sql,
  { loadActor, reloadActor, spendTicket }: { loadActor: LoadActor; reloadActor: ReloadActor; spendTicket: SpendTicket },
  now: () => number = () => performance.now(),
): Authorization {
  async function loadActorOrSpendTicket(db: Sql | Tx, request: FastifyRequest): Promise<Actor | null> {
    const ticket = readTicket(request)
    if (ticket) {
      const spentTicket = await spendTicket(sql, ticket.token, { path: ticket.path, id: request.id })
      if (!spentTicket) throw new Unauthorized('platform.answers.ticket')
      // The browser that opens the ticket's address sends its own language, not the screen's.
      request.headers['accept-language'] = spentTicket.language
      request.ticketRowIds = spentTicket.ids
      return spentTicket.actor
    }
    const token = readBearerToken(request)
    const isAttended = request.headers[unattendedHeader] === undefined
    return token ? loadActor(db, token, { id: request.id, isAttended }) : null
  }

  function setActorAndRequireAccess(request: FastifyRequest, actor: Actor | null): Actor {
    request.actor = actor
    if (!request.actor) throw new Unauthorized()
    const { access = [] } = request.routeOptions.config
    requireAccess(request.actor, access)
    return request.actor
  }

  return {
    async authorize(request) {
      request.admittedAt = now()
      setActorAndRequireAccess(request, await loadActorOrSpendTicket(sql, request))
    },
    async reauthorize(db, request) {
      if (request.actor && now() - request.admittedAt < recheckAfterMs) return request.actor
      // Read committed: this statement sees every earlier commit, even inside a transaction that began before it.
      return setActorAndRequireAccess(request, request.actor ? await reloadActor(db, request.actor) : null)
    },
  }
}
