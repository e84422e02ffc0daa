import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'

/** A write request; `id` is null for a new row. */
export type Asked<Id = number | null> = {
  services: Services
  prepared: Prepared
  request: FastifyRequest
  id: Id
  /** The parent under which the row is. */
  within?: Within
}

/** A parent by its id, and the field that refers to it. */
export type Within = {
  by: string
  id: number
  /** Throws NotFound where the actor may not see the parent. */
  check(actor: Actor): Promise<unknown>
}
