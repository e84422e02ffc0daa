import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'
import type { SqlParameters } from '#src/resource/scope/scope.server.ts'

/**
 * What the selects of a derived resource may contain: SQL of the reader's id and of the shop's day, and parameters.
 * `filters` are those of a list, which the selects may know; the list applies them too.
 */
export type DerivedSource = {
  registry: Registry
  userId: string
  today: string
  parameters: SqlParameters
  filters?: ListQuery['filters']
}

/**
 * The SQL of a derived resource. Its rows are those of several selects, by name. Each select has all columns of the
 * declaration but those that are described, `id` among them, and is read under the alias `t`. PostgreSQL pulls the
 * conditions of a list into each select, so that an index of its table serves them.
 */
export type DerivedRules = {
  buildSelects(source: DerivedSource): Readonly<Record<string, string>>
  /**
   * Columns by which no list is filtered or sorted, as SQL of the row `t`. A page looks them up for its own rows alone.
   */
  describedColumns: Readonly<Record<string, string>>
  /**
   * Builds the conditions on `t` by which a search finds rows of a select, by its name. No row meets two of them: each
   * is read apart, by the index that serves it, where `or` would read all rows.
   */
  buildSearchConditions(searchText: string, parameters: SqlParameters): Readonly<Record<string, readonly string[]>>
  /**
   * Finds the select that has the row with an id, and a condition on `t` by which an index finds it. Null for an id
   * that no row can have.
   */
  locateRow(id: string, parameters: SqlParameters): { select: string; condition: string } | null
  /** Filters of the list that a request for one row may have too, since the selects know them. */
  rowFilterNames?: readonly string[]
}

/** A derived resource, prepared for reading. */
export type DerivedResource = { prepared: PreparedResource; rules: DerivedRules; registry: Registry }
