import type { Actor } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'

/** Checked values by field: only what was sent. */
export type Given = Record<string, unknown>

/**
 * Hooks: what a resource does beyond its declaration, beside it in its room (`users.server.ts`). All but `afterCommit`
 * run in the write's own transaction and may refuse by throwing.
 */
export type ResourceRules = {
  /**
   * Before the row is written: takes what was given and returns what is stored in its place, by column. `before` is
   * null for a new row. Write-only fields arrive here and must not be returned.
   */
  beforeRow?(tx: Tx, actor: Actor, given: Given, before: Entity | null): Promise<Given>
  /** After the row and before its trace: what it changes in the row is in the answer and in the audit. */
  afterRow?(tx: Tx, actor: Actor, id: number, before: Entity | null): Promise<void>
  /** After the commit: mail and files, never rows. What it throws is logged; the write stands. */
  afterCommit?(entity: Entity, before: Entity | null): Promise<void>
  /** Before the row is deleted. */
  beforeDelete?(tx: Tx, actor: Actor, entity: Entity): Promise<void>
  /** The body of the list in place of the array (products answer with three lists). */
  listAnswer?(sql: Sql, rows: Entity[]): Promise<unknown>
  /** What `/api/docs` says of that body: `rows` is the array, `part` some names of another resource's row. */
  listSchema?(rows: Schema, part: (resource: Resource, names: readonly string[]) => Schema): Schema
  /** Codes of the 409 with which its hooks refuse an update or a delete, for `/api/docs`. */
  conflicts?: readonly string[]
}

export type Registration = { resource: Resource; rules: ResourceRules }
