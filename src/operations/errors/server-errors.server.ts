import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { nameError } from '#src/platform/error-name.ts'

/** An answer of 500 or more of which the server is at fault. */
export type ServerErrorRow = {
  at: Date
  request_id: string
  method: string
  /** The route's pattern, without the values of its parameters. */
  route: string
  status: number
  /** Class and code of the error, without its message. */
  what: string
}

const maxStoredErrors = 200
/** Insertions under way at once. More errors than that in one moment are one trouble, which a few rows tell. */
const maxPending = 4

/** The stored errors, the newest first. */
export const listServerErrors = (sql: Queryable, limit: number): Promise<ServerErrorRow[]> => sql<ServerErrorRow[]>`
  select at, request_id, method, route, status, what from server_errors order by id desc limit ${limit}`

/**
 * Stores each answer that reports a fault of the server, after it was sent. A failure to store it is dropped: the
 * database may be what is broken, and the log has the error anyway.
 */
export function storeServerErrors(app: FastifyInstance, sql: Queryable): void {
  let pending = 0
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (request.serverFault === null || reply.statusCode < 500 || pending >= maxPending) return
    pending++
    insertServerError(sql, request, reply.statusCode)
      .catch(() => {})
      .finally(() => pending--)
  })
}

/** Stores an error, and deletes all but the last 200 in the same statement. */
const insertServerError = (sql: Queryable, request: FastifyRequest, status: number) => sql`
  with surplus as (
    delete from server_errors where id in (select id from server_errors order by id desc offset ${maxStoredErrors - 1}))
  insert into server_errors (request_id, method, route, status, what)
  values (${request.id}, ${request.method}, ${request.routeOptions.url ?? ''}, ${status}, ${nameError(request.serverFault)})`
