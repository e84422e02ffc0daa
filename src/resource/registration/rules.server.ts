import type { Actor } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { ReaderPlaceholders } from '#src/resource/read/bind-reader.server.ts'
import type { RowFilterRule } from '#src/resource/read/select.server.ts'
import type { ActionRules } from '#src/resource/write/rows/run-action.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Checked values by field; holds only what was sent. */
export type CheckedValues = Record<string, unknown>

/** A row to be written: checked values, and the row as it stands, null for a new one. */
export type Change = { values: CheckedValues; before: Entity | null }

/**
 * Hooks of a resource beyond its declaration, kept in its module (`users.server.ts`). Those around the row run in the
 * write's transaction, once for all rows of a write, and refuse by throwing; of several rows `RowsRefused` names those.
 */
export type ResourceRules = {
  /**
   * SQL expressions on alias `t`, by name: of a column, what lists and answers give, sort and filter by in place of its
   * stored value; of a `computed` field its value, which alone may ask for the reader. `today` is the shop's day in
   * SQL.
   */
  computedExpressions?(of: { today: string; reader: ReaderPlaceholders }): Readonly<Record<string, string>>
  /**
   * Before the transaction of a write of one record, with its checked values: for what is slow (a password's hash) or
   * counts against a limit. Returns the values that `beforeRows` gets.
   */
  prepareValues?(sql: Sql, actor: Actor, given: CheckedValues): Promise<CheckedValues>
  /**
   * Before the rows are written: returns of each the columns to store in place of `given`. Write-only fields arrive
   * here and must not be returned.
   */
  beforeRows?(context: WriteContext, changes: readonly Change[]): Promise<CheckedValues[]>
  /** After the rows, before their audit rows: what it changes in them appears in the answer and in the audit. */
  afterRows?(context: WriteContext, rows: readonly { id: number; before: Entity | null }[]): Promise<void>
  /** The server's part of each declared action. */
  actions?: Readonly<Record<string, ActionRules>>
  beforeDeletes?(context: WriteContext, entities: readonly Entity[]): Promise<void>
  /**
   * Tables whose rows belong to a row and are no resource of their own, by their column that says to which: what the
   * database deletes with it is kept, and comes back with it.
   */
  ownedTables?: readonly { table: string; ownerColumn: string }[]
  /** Columns of a deleted row that come back otherwise than they were. */
  restoredColumns?(row: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** Replaces the list's body (products answer with three lists). */
  buildListAnswer?(sql: Sql, rows: Entity[]): Promise<unknown>
  /** OpenAPI schema of that body: `rows` is the array, `part` some properties of another resource's row. */
  buildListSchema?(rows: Schema, part: (resource: Resource, names: readonly string[]) => Schema): Schema
  /** Codes of the 409 that its hooks throw on update or delete, for `/api/docs`. */
  conflictCodes?: readonly string[]
}

/** `rowFilters` are those that modules add to any resource. */
export type Registration = { resource: Resource; rules: ResourceRules; rowFilters?: readonly RowFilterRule[] }
