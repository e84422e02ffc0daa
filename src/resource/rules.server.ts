import type { Actor } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'

export type Given = Record<string, unknown>

/**
 * What a resource does beyond its declaration, beside it in its room (`users.server.ts`). All run in the write's own
 * transaction and may refuse by throwing.
 */
export type ResourceRules = {
  /**
   * Before a row is written: takes what was given (checked, typed, only what was sent) and returns what is stored in
   * its place, by column. `before` is null for a new row. Write-only fields arrive here and must not be returned.
   */
  prepare?(tx: Tx, actor: Actor, given: Given, before: Entity | null): Promise<Given>
  /** After a row is written, before the audit row. */
  written?(tx: Tx, actor: Actor, entity: Entity, before: Entity | null): Promise<void>
  /** Before a row is deleted. */
  beforeDelete?(tx: Tx, actor: Actor, entity: Entity): Promise<void>
  /** The body of the list in place of the array (products answer with three lists). */
  listAnswer?(sql: Sql, rows: Entity[]): Promise<unknown>
  /** What `/api/docs` says of that body, given what it would say of the array. */
  listSchema?(rows: object): object
}

export type Registration = { resource: Resource; rules: ResourceRules }
