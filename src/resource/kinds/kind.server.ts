import type { Tx } from '#src/platform/database/sql.server.ts'
import type { StoredKind } from '#src/platform/files/files.server.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { FileField } from '#src/platform/http/received-form.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { Cell, CellType } from '#src/platform/spreadsheets/sheet.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Common, Reader } from '#src/resource/kinds/kind.ts'
import type { Described } from '#src/resource/openapi/kind-schemas.server.ts'

/** A field kind's server side: its columns, its SQL, its part of the API's document. */
export type ServerKind<F extends Common> = {
  /** PostgreSQL types that its column may have; empty where it has no column. */
  columnTypes: readonly string[]
  /** SQL that selects the column as an answer carries it. */
  select(column: string): string
  /** SQL condition: the column equals the parameter. */
  equals(column: string, parameter: string): string
  /** SQL expression that sorts the column, where it is not the column itself. */
  sorted?(column: string, field: F): string
  /** SQL condition: the column equals one of the array's values. */
  isOneOf(column: string, parameter: string): string
  /** SQL conditions: the column's value is not below, or not above, the parameter. */
  from(column: string, parameter: string): string
  to(column: string, parameter: string): string
  /** SQL expression, true or false: the column holds nothing. */
  isEmpty(column: string): string
  described: Described<F>
  /** Set where its value refers to rows of another resource. */
  reference: Reference<F> | null
  /** Set where these rows are linked by a join table. */
  links: Links<F> | null
  /** Set where files are uploaded for it. */
  files: FileSide<F> | null
  /** Its cell in an exported sheet; null for the text that `show` gives. */
  cell: CellSide<F> | null
  /** Turns a filled cell of somebody's sheet into what `read` takes, where its text is not that. */
  fromCell?(cell: Exclude<HeldCell, null>, hints: CellHints): unknown
  /** Words that sheets have for one of its few values, besides those that a reader is shown. */
  also?(field: F, value: unknown): readonly string[]
}

/** A cell of a sheet as its file holds it; a day is `YYYY-MM-DD`. */
export type HeldCell = string | number | boolean | null

/** What a column's texts mean, by all of its values: day or month first, decimal comma or point. */
export type CellHints = { dates: 'dmy' | 'mdy'; decimals: 'comma' | 'point' }

/** The reader of a sheet; `origin` is the shop's own address. */
export type SheetReader = Reader & { origin: string }

/** A field's value as the cell of a sheet. */
export type CellSide<F> = {
  type: CellType
  /** SQL that selects what `value` takes, where that is not the answer's. */
  select?: (column: string) => string
  value(field: F, stored: unknown, reader: SheetReader): Cell
  /** Digits after the comma of a number. */
  decimals?: (field: F) => number
  /** The cell is an address of a file, which paper leaves out. */
  isAddress?: true
  /** The property that stands in the sheet for it, where that is another: the name of a row for its id. */
  shownBy?: (field: F) => string | undefined
}

/** A field's reference to rows of another resource. */
export type Reference<F> = {
  /** The other resource's name. */
  to(field: F): string
  /** The ids in a checked value. */
  ids(value: unknown, field: F): number[]
  /** SQL condition on `t`: the row refers to the id in `parameter`. */
  refersTo(name: string, field: F, parameter: string): string
  /** Where its ids are stored. */
  stands(table: string, name: string, field: F): { table: string; column: string }
  /** Name of its foreign key constraint. */
  constraint(table: string, name: string, field: F): string
  /** Where in the value the missing ids stand, for a kind that tells; they are then looked for before the write. */
  wrongAt?(name: string, field: F, value: unknown, missing: ReadonlySet<number>): string[]
}

/** A row by its id, and the links that it is to have. */
export type LinkedRow = { id: number; value: unknown }

export type Links<F> = {
  /** The join table and the columns that it must have. */
  between(field: F): { table: string; columns: readonly string[] }
  /** Columns of the other table that an answer carries. */
  shown(field: F): readonly string[]
  /** SQL subquery for the linked rows as JSON; `tableOf` gives the table of a resource. */
  select(field: F, tableOf: (resource: string) => string): string
  /** SQL subquery for the linked rows' names, joined by commas; null where there are none. */
  selectNames(field: F, tableOf: (resource: string) => string): string
  /** SQL subquery for the first linked row's id. */
  selectFirst(field: F): string
  /** The join table and its two foreign keys. */
  through(field: F): { table: string; own: string; theirs: string }
  /**
   * The ids of those rows whose links are others than `value`. Read committed: asked anew under the rows' locks, as the
   * links that came with a row may be those of before its lock.
   */
  differing(tx: Tx, field: F, rows: readonly LinkedRow[]): Promise<number[]>
  /** Replaces the links of each row by those of its `value`. */
  replace(tx: Tx, field: F, given: { rows: readonly LinkedRow[]; areNew: boolean }): Promise<void>
}

/**
 * Gives the field's stored names in their new order, given the names of the uploads just stored; null where nothing
 * changes.
 */
export type Arrange = (added: readonly string[]) => string[] | null

export type FileSide<F> = {
  /** Form fields that its files are sent under, and how many each takes. */
  taken(name: string, field: F): Readonly<Record<string, FileField>>
  store(field: F): StoredKind
  /** Plans the new list of files from a request. Throws Invalid for names that do not belong to the row. */
  arrange(name: string, field: F, body: Body, before: Entity | null): Arrange
  /** Names as the column stores them. */
  column(names: readonly string[]): unknown
  /** The stored names in an entity's value. */
  held(value: unknown): string[]
  /** Null where its files are public. */
  signed(field: F): Signed | null
}

/** Signed links of a field's private files: added to each answer, stored nowhere. */
export type Signed = {
  add(name: string, entity: Entity, url: (name: string) => string): Record<string, unknown>
  /** OpenAPI schemas of names that only an answer has. */
  schemas(name: string): Record<string, Schema>
}

/** A number's cell, with these digits after the comma. */
export const numberCell = <F>(decimals: (field: F) => number): CellSide<F> => ({
  type: 'number',
  value: (_, stored) => (typeof stored === 'number' ? stored : null),
  decimals,
})

/** Conditions on a column of ids: any number may be sought, of which an integer holds but some. */
export const soughtIds: Pick<ServerKind<Common>, 'equals' | 'isOneOf'> = {
  equals: (column, parameter) => `${column} = ${parameter}::bigint`,
  isOneOf: (column, parameter) => `${column} = any(${parameter}::bigint[])`,
}

/** A kind stored in one column, with no references, links or files unless `given`. */
export function columnKind<F extends Common>(
  columnTypes: readonly string[],
  described: Described<F>,
  given: Partial<ServerKind<F>> = {},
): ServerKind<F> {
  return {
    columnTypes,
    select: (column) => column,
    equals: (column, parameter) => `${column} = ${parameter}`,
    isOneOf: (column, parameter) => `${column} = any(${parameter})`,
    from: (column, parameter) => `${column} >= ${parameter}`,
    to: (column, parameter) => `${column} <= ${parameter}`,
    isEmpty: (column) => `(${column} is null)`,
    described,
    reference: null,
    links: null,
    files: null,
    cell: null,
    ...given,
  }
}
