import type { Tx } from '#src/platform/database/sql.server.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { FileField } from '#src/platform/http/received-form.server.ts'
import type { PictureKind } from '#src/platform/pictures/pictures.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Common } from '#src/resource/kinds/kind.ts'
import type { Described } from '#src/resource/openapi/described.server.ts'

/** What a kind of field answers on the server: its column, its SQL, its place in the API's document. */
export type ServerKind<F extends Common> = {
  /** The types that its column may have; none where it has no column of its own. */
  columnTypes: readonly string[]
  /** SQL of a column as an answer carries it. */
  select(column: string): string
  /** SQL condition: a column holds the value of a parameter. */
  equals(column: string, parameter: string): string
  described: Described<F>
  /** Where its value leads to rows of another resource. */
  reference: Reference<F> | null
  /** Where these rows stand in a table between. */
  links: Links<F> | null
  /** Where files are sent for it. */
  files: FileSide<F> | null
}

/** How a field leads to rows of another resource. */
export type Reference<F> = {
  /** The other resource's name. */
  to(field: F): string
  /** The ids in a value that was read of a write. */
  ids(value: unknown): number[]
  /** SQL condition: rows `t` that refer to the id in `parameter`. */
  refersTo(name: string, field: F, parameter: string): string
  /** The name of the foreign key that holds it. */
  constraint(table: string, name: string, field: F): string
}

export type Links<F> = {
  /** The table between and the columns that it must have. */
  between(field: F): { table: string; columns: readonly string[] }
  /** Columns of the other table that an answer carries. */
  shown(field: F): readonly string[]
  /** SQL of the list of rows that an entity carries; `target` is the other table. */
  select(field: F, target: string): string
  /** SQL of the first one's id. */
  selectFirst(field: F): string
  /** SQL condition: a linked row's name contains what `parameter` says. */
  contains(field: F, target: string, parameter: string): string
  /** Puts the rows of this value in place of what was linked before. */
  replace(tx: Tx, field: F, row: { id: number; isNew: boolean }, value: unknown): Promise<void>
}

/** Stored names in their order, given the names of the files that were sent; null where nothing changes. */
export type Arrange = (added: readonly string[]) => string[] | null

export type FileSide<F> = {
  /** The names under which its files are sent, and how many there may be. */
  taken(name: string, field: F): Readonly<Record<string, FileField>>
  store(field: F): PictureKind
  /** What a write makes of the stored ones. Throws Invalid for names that are not the row's own. */
  arrange(name: string, field: F, body: Body, before: Entity | null): Arrange
  /** Stored names as the column holds them. */
  column(names: readonly string[]): unknown
}

/** A kind that is one column and nothing else. */
export function columnKind<F extends Common>(
  columnTypes: readonly string[],
  described: Described<F>,
  given: Partial<ServerKind<F>> = {},
): ServerKind<F> {
  return {
    columnTypes,
    select: (column) => column,
    equals: (column, parameter) => `${column} = ${parameter}`,
    described,
    reference: null,
    links: null,
    files: null,
    ...given,
  }
}
