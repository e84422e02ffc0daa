import type { FastifyRequest } from 'fastify'
import { type Actor, holds } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Forbidden, Unauthorized } from '#src/platform/errors.ts'
import { type Admit, bearerOf } from '#src/platform/http/guard.server.ts'

/** Who a token belongs to, as they are now; null where its session has ended or its account is closed. */
export type LoadActor = (db: Sql | Tx, token: string, requestId: string) => Promise<Actor | null>

/** So long after its head a write need not ask again: the statement would cost every write a round trip. */
const freshMs = 1000

export type Rights = {
  admit: Admit
  /**
   * The actor as they are now, for a write whose body has arrived at last: it may have taken minutes, in which the
   * account was disabled, stripped or moved. Throws like `admit`.
   */
  renew(db: Sql | Tx, request: FastifyRequest): Promise<Actor>
}

/** Session, account, permissions and scope of a request, read when its head arrives and again when it writes. */
export function openRights(sql: Sql, loadActor: LoadActor, now: () => number = () => performance.now()): Rights {
  async function load(db: Sql | Tx, request: FastifyRequest): Promise<Actor> {
    const token = bearerOf(request)
    request.actor = token ? await loadActor(db, token, request.id) : null
    if (!request.actor) throw new Unauthorized()
    if (!holds(request.actor, request.routeOptions.config.access ?? [])) throw new Forbidden()
    return request.actor
  }

  return {
    async admit(request) {
      request.admittedAt = now()
      await load(sql, request)
    },
    async renew(db, request) {
      if (request.actor && now() - request.admittedAt < freshMs) return request.actor
      // Read committed: this statement sees all that was committed before it, also in a transaction that began earlier.
      return load(db, request)
    },
  }
}
