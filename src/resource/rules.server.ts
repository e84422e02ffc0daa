import type { Actor } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { ReaderSql } from '#src/resource/read/for-reader.server.ts'

/** Checked values by field; holds only what was sent. */
export type Given = Record<string, unknown>

/** A row to be written: checked values, and the row as it stands, null for a new one. */
export type Change = { given: Given; before: Entity | null }

/**
 * Hooks of a resource beyond its declaration, kept in its room (`users.server.ts`). Those around the row run in the
 * write's transaction, once for all rows of a write, and refuse by throwing; of several rows `RowsRefused` names those.
 */
export type ResourceRules = {
  /**
   * SQL expressions on alias `t`, by name: of a column, what lists and answers give, sort and filter by in place of its
   * stored value; of a `computed` field its value, which alone may ask for the reader. `today` is the shop's day in
   * SQL.
   */
  computed?(of: { today: string; reader: ReaderSql }): Readonly<Record<string, string>>
  /** Before the transaction, with checked values: for what is slow or counts against a limit. */
  beforeWrite?(actor: Actor, given: Given): Promise<void>
  /**
   * Before the rows are written: returns of each the columns to store in place of `given`. Write-only fields arrive
   * here and must not be returned.
   */
  beforeRows?(tx: Tx, actor: Actor, changes: readonly Change[]): Promise<Given[]>
  /** After the rows, before their audit rows: what it changes in them appears in the answer and in the audit. */
  afterRows?(tx: Tx, actor: Actor, rows: readonly { id: number; before: Entity | null }[]): Promise<void>
  /** After the commit: mail and files, never rows. An error is logged; the write stands. */
  afterCommit?(entity: Entity, before: Entity | null): Promise<void>
  /**
   * What each declared action does to a record that is locked; the kernel reads it anew, writes the audit row under the
   * action's name where something differs or the action says so by true, and answers with it.
   */
  actions?: Readonly<Record<string, (tx: Tx, actor: Actor, entity: Entity, given: Given) => Promise<boolean>>>
  /** Before the rows are deleted. */
  beforeDeletes?(tx: Tx, actor: Actor, entities: readonly Entity[]): Promise<void>
  /**
   * Tables whose rows belong to a row and are no resource of their own, by their column that says to which: what the
   * database deletes with it is kept, and comes back with it.
   */
  owned?: readonly { table: string; own: string }[]
  /** Columns of a deleted row that come back otherwise than they were. */
  restored?(row: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** Replaces the list's body (products answer with three lists). */
  listAnswer?(sql: Sql, rows: Entity[]): Promise<unknown>
  /** OpenAPI schema of that body: `rows` is the array, `part` some properties of another resource's row. */
  listSchema?(rows: Schema, part: (resource: Resource, names: readonly string[]) => Schema): Schema
  /** Codes of the 409 that its hooks throw on update or delete, for `/api/docs`. */
  conflicts?: readonly string[]
}

export type Registration = { resource: Resource; rules: ResourceRules }
