import type { Actor } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'

/** Checked values by field; holds only what was sent. */
export type Given = Record<string, unknown>

/**
 * Hooks of a resource beyond its declaration, kept in its room (`users.server.ts`). Those around the row run in the
 * write's transaction and refuse by throwing.
 */
export type ResourceRules = {
  /**
   * SQL expressions on alias `t` that lists and answers give, sort and filter by in place of a column's stored value;
   * `today` is the shop's day in SQL.
   */
  computed?(today: string): Readonly<Record<string, string>>
  /** Before the transaction, with checked values: for what is slow or counts against a limit. */
  beforeWrite?(actor: Actor, given: Given): Promise<void>
  /**
   * Before the row is written: returns the columns to store in place of `given`. `before` is null for a new row.
   * Write-only fields arrive here and must not be returned.
   */
  beforeRow?(tx: Tx, actor: Actor, given: Given, before: Entity | null): Promise<Given>
  /** After the row, before its audit row: what it changes in the row appears in the answer and in the audit. */
  afterRow?(tx: Tx, actor: Actor, id: number, before: Entity | null): Promise<void>
  /** After the commit: mail and files, never rows. An error is logged; the write stands. */
  afterCommit?(entity: Entity, before: Entity | null): Promise<void>
  /** Before the row is deleted. */
  beforeDelete?(tx: Tx, actor: Actor, entity: Entity): Promise<void>
  /** Replaces the list's body (products answer with three lists). */
  listAnswer?(sql: Sql, rows: Entity[]): Promise<unknown>
  /** OpenAPI schema of that body: `rows` is the array, `part` some properties of another resource's row. */
  listSchema?(rows: Schema, part: (resource: Resource, names: readonly string[]) => Schema): Schema
  /** Codes of the 409 that its hooks throw on update or delete, for `/api/docs`. */
  conflicts?: readonly string[]
}

export type Registration = { resource: Resource; rules: ResourceRules }
