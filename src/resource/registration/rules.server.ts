import type { Actor } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { Entity, Follow, Resource } from '#src/resource/declaration.ts'
import type { ReaderPlaceholders } from '#src/resource/read/bind-reader.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import type { RowFilterRule } from '#src/resource/read/select.server.ts'
import type { DocumentLayout } from '#src/resource/registration/document-layout.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { ActionChange, ActionRules } from '#src/resource/write/rows/run-action.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * SQL conditions of the values of computed choices, by property and value. They may contain the names of `constants` as
 * placeholders. A constant is SQL of a value that is the same for all rows: a filter reads it first, so that its
 * statement is planned for that value. The function in `unions` builds one condition for several values of a property,
 * if `or` between their conditions would keep an index from serving them. `negations` has the condition of 'no' for a
 * computed yes or no whose negated expression the planner would estimate wrongly.
 */
export type ChoiceConditions = {
  conditions: Readonly<Record<string, Readonly<Record<string, string>>>>
  unions?: Readonly<Record<string, (values: readonly string[]) => string>>
  negations?: Readonly<Record<string, string>>
  constants: Readonly<Record<string, string>>
}

/** A row that was deleted, and when: a timestamp as text. */
export type DeletedRow = { row: Readonly<Record<string, unknown>>; deletedAt: string }

/** Checked values by field. Fields that were not sent are absent. */
export type CheckedValues = Record<string, unknown>

/** A row to write: the checked values, and the stored row before the write, null for a new row. */
export type Change = { values: CheckedValues; before: Entity | null }

/**
 * The rules of a resource on the server, written in its module (`users.server.ts`). Hooks before and after rows run in
 * the write's transaction, once for all rows of a write. A hook refuses by throwing; it throws `RowsRefused` to refuse
 * some of several rows.
 */
export type ResourceRules = {
  /**
   * SQL expressions on the alias `t`, by property. The expression of a column replaces its stored value in answers,
   * sorts and filters. The expression of a `computed` field is its value; only it may contain the reader's
   * placeholders. `today` is the SQL of the shop's day.
   */
  computedExpressions?(placeholders: { today: string; reader: ReaderPlaceholders }): Readonly<Record<string, string>>
  /**
   * SQL conditions on the alias `t` of the values of a computed choice, by property and value. Of each row one
   * condition holds. A filter uses the condition, not the computed value, so that an index of its columns serves it.
   */
  choiceConditions?(placeholders: { today: string }): ChoiceConditions
  /**
   * Runs before the transaction of a write of one record, for work that is slow (a password's hash) or counts against a
   * limit. Returns the values for `beforeRows`.
   */
  prepareValues?(sql: Sql, actor: Actor, values: CheckedValues): Promise<CheckedValues>
  /**
   * Runs before the rows are written. Returns for each row the columns to store instead of its `values`. Write-only
   * fields are among the values, and must not be returned.
   */
  beforeRows?(context: WriteContext, changes: readonly Change[], prepared: PreparedResource): Promise<CheckedValues[]>
  /**
   * Runs after the rows are written, before their audit entries, so that the changes of this hook are in the answer and
   * in the audit.
   */
  afterRows?(
    context: WriteContext,
    rows: readonly { id: number; before: Entity | null }[],
    prepared: PreparedResource,
  ): Promise<void>
  /** The server's part of each declared action. */
  actions?: Readonly<Record<string, ActionRules>>
  /**
   * The columns that keep or get a value when a row's data are erased for good, as SQL expressions. All other nullable
   * columns become null.
   */
  remainingColumns?: Readonly<Record<string, string>>
  /** The content of each declared document. */
  documents?: Readonly<Record<string, DocumentLayout>>
  /** Runs before locked rows are deleted. */
  beforeDeletes?(context: WriteContext, entities: readonly Entity[], prepared: PreparedResource): Promise<void>
  /**
   * Tables that are no resource, and whose rows belong to a row of this resource, by `ownerColumn`. The database
   * deletes them with the row. They are stored with the deleted row, and restored with it.
   */
  ownedTables?: readonly { table: string; ownerColumn: string }[]
  /** Columns of deleted rows that are restored with other values than they had, for each row in the order given. */
  restoredColumns?(tx: Tx, deletedRows: readonly DeletedRow[]): Promise<readonly Record<string, unknown>[]>
  /** Builds the body of the list's answer, if it is not the rows alone: products answer with three lists. */
  buildListAnswer?(sql: Sql, rows: Entity[], query: Pick<ListQuery, 'filters' | 'propertyNames'>): Promise<unknown>
  /**
   * OpenAPI schema of that body. `rows` is the schema of the array of rows; `buildSchemaOfFields` builds the schema of
   * some fields of another resource.
   */
  buildListSchema?(
    rows: Schema,
    buildSchemaOfFields: (resource: Resource, fieldNames: readonly string[]) => Schema,
  ): Schema
  /**
   * Adds signed links to values of an answer that no field of files holds: pictures of other records in a computed
   * value. `buildUrl` builds the address of a stored private file.
   */
  addLinks?(entity: Entity, buildUrl: (name: string) => string): Entity
  /** Codes of the 409 answers with which the hooks refuse an update or a delete, for `/api/docs`. */
  conflictCodes?: readonly string[]
}

/**
 * A resource with its rules, and with the additions of modules to every resource: filters of lists, erasures, and rules
 * for the effects of actions.
 */
export type Registration = {
  resource: Resource
  rules: ResourceRules
  rowFilters?: readonly RowFilterRule[]
  erasures?: readonly Erasure[]
  followRules?: readonly FollowRule[]
}

/** Lists the effects in a module of an action on rows of a resource, after the action has run in a preview. */
export type FollowRule = {
  resource: Resource
  listFollows(context: WriteContext, action: string, changes: readonly ActionChange[]): Promise<Follow[]>
}

/**
 * An SQL statement that erases a module's values about rows of another resource. `$1` is the resource's name, `$2` are
 * the rows' ids.
 */
export type Erasure = string
