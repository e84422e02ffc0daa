import type { Tx } from '#src/platform/database/sql.server.ts'
import type { StoredKind } from '#src/platform/files/files.server.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { FileField } from '#src/platform/http/received-form.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { Cell, CellType } from '#src/platform/spreadsheets/sheet.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { DisplayLocale, FieldOptions } from '#src/resource/kinds/kind.ts'
import type { Described } from '#src/resource/openapi/described.server.ts'

/** A field kind's server side: its columns, its SQL, its part of the API's document. */
export type ServerKind<F extends FieldOptions> = {
  /** PostgreSQL types that its column may have; empty where it has no column. */
  columnTypes: readonly string[]
  /** SQL that selects the column as an answer carries it. */
  select(column: string): string
  /** SQL condition: the column equals the parameter. */
  equals(column: string, parameter: string): string
  /** SQL expression that sorts the column, where it is not the column itself. */
  sortExpression?(column: string, field: F): string
  /** SQL condition: the column equals one of the array's values. */
  isOneOf(column: string, parameter: string): string
  /** SQL conditions: the column's value is not below, or not above, the parameter. */
  isAtLeast(column: string, parameter: string): string
  isAtMost(column: string, parameter: string): string
  /** SQL expression, true or false: the column holds nothing. */
  isEmpty(column: string): string
  openApi: Described<F>
  /** Set where its value refers to rows of another resource. */
  reference: Reference<F> | null
  /** Set where these rows are linked by a join table. */
  links: LinkTable<F> | null
  /** Set where files are uploaded for it. */
  files: FileHandling<F> | null
  /** Its cell in an exported sheet; null for the text that `show` gives. */
  cell: ExportCell<F> | null
  /** Turns a filled cell of somebody's sheet into what `read` takes, where its text is not that. */
  convertCell?(cell: Exclude<RawCell, null>, hints: CellHints): unknown
  /** Words that sheets have for one of its few values, besides those that a reader is shown. */
  synonyms?(field: F, value: unknown): readonly string[]
}

/** A cell of a sheet as its file holds it; a day is `YYYY-MM-DD`. */
export type RawCell = string | number | boolean | null

/** What a column's texts mean, by all of its values: day or month first, decimal comma or point. */
export type CellHints = { dates: 'dmy' | 'mdy'; decimals: 'comma' | 'point' }

/** The reader of a sheet; `origin` is the shop's own address. */
export type SheetLocale = DisplayLocale & { origin: string }

/** A field's value as the cell of a sheet. */
export type ExportCell<F> = {
  type: CellType
  /** SQL that selects what `value` takes, where that is not the answer's. */
  select?: (column: string) => string
  toCellValue(field: F, storedValue: unknown, locale: SheetLocale): Cell
  /** Digits after the comma of a number. */
  decimals?: (field: F) => number
  /** The cell is an address of a file, which paper leaves out. */
  isAddress?: true
  /** The property that stands in the sheet for it, where that is another: the name of a row for its id. */
  labelName?: (field: F) => string | undefined
}

/** A field's reference to rows of another resource. */
export type Reference<F> = {
  /** The other resource's name. */
  to(field: F): string
  /** The ids in a checked value. */
  idsIn(value: unknown, field: F): number[]
  /** SQL condition on `t`: the row refers to the id in `parameter`. */
  buildCondition(name: string, field: F, parameter: string): string
  /** Where its ids are stored. */
  storedIn(table: string, name: string, field: F): { table: string; column: string }
  /** Name of its foreign key constraint. */
  constraintName(table: string, name: string, field: F): string
  /** Where in the value the missing ids stand, for a kind that tells; they are then looked for before the write. */
  findMissingPaths?(name: string, field: F, value: unknown, missingIds: ReadonlySet<number>): string[]
}

/** A row by its id, and the links that it is to have. */
export type RowLinks = { id: number; value: unknown }

export type LinkTable<F> = {
  /** The join table and the columns that it must have. */
  requiredTable(field: F): { table: string; columns: readonly string[] }
  /** Columns of the other table that an answer carries. */
  shownColumns(field: F): readonly string[]
  /** SQL subquery for the linked rows as JSON; `tableOf` gives the table of a resource. */
  select(field: F, tableOf: (resource: string) => string): string
  /** SQL subquery for the linked rows' names, joined by commas; null where there are none. */
  selectNames(field: F, tableOf: (resource: string) => string): string
  /** SQL subquery for the first linked row's id. */
  selectFirst(field: F): string
  /** The join table and its two foreign keys. */
  foreignKeys(field: F): { table: string; ownerColumn: string; targetColumn: string }
  /**
   * The ids of those rows whose links are others than `value`. Read committed: asked anew under the rows' locks, as the
   * links that came with a row may be those of before its lock.
   */
  findChangedIds(tx: Tx, field: F, rows: readonly RowLinks[]): Promise<number[]>
  /** Replaces the links of each row by those of its `value`. */
  replaceLinks(tx: Tx, field: F, change: { rows: readonly RowLinks[]; areNew: boolean }): Promise<void>
}

/**
 * Gives the field's stored names in their new order, given the names of the uploads just stored; null where nothing
 * changes.
 */
export type ArrangeNames = (addedNames: readonly string[]) => string[] | null

export type FileHandling<F> = {
  /** Form fields that its files are sent under, and how many each takes. */
  uploadFields(name: string, field: F): Readonly<Record<string, FileField>>
  store(field: F): StoredKind
  /** Plans the new list of files from a request. Throws Invalid for names that do not belong to the row. */
  planArrangement(name: string, field: F, body: Body, before: Entity | null): ArrangeNames
  /** Names as the column stores them. */
  toColumnValue(names: readonly string[]): unknown
  /** The stored names in an entity's value. */
  namesIn(value: unknown): string[]
  /** Null where its files are public. */
  signedLinks(field: F): SignedLinkFields | null
}

/** Signed links of a field's private files: added to each answer, stored nowhere. */
export type SignedLinkFields = {
  addLinks(name: string, entity: Entity, buildUrl: (name: string) => string): Record<string, unknown>
  /** OpenAPI schemas of names that only an answer has. */
  schemas(name: string): Record<string, Schema>
}

/** A number's cell, with these digits after the comma. */
export const createNumberCell = <F>(decimals: (field: F) => number): ExportCell<F> => ({
  type: 'number',
  toCellValue: (_, storedValue) => (typeof storedValue === 'number' ? storedValue : null),
  decimals,
})

/** Conditions on a column of ids: any number may be sought, of which an integer holds but some. */
export const idConditions: Pick<ServerKind<FieldOptions>, 'equals' | 'isOneOf'> = {
  equals: (column, parameter) => `${column} = ${parameter}::bigint`,
  isOneOf: (column, parameter) => `${column} = any(${parameter}::bigint[])`,
}

/** A kind stored in one column, with no references, links or files unless `given`. */
export function defineColumnKind<F extends FieldOptions>(
  columnTypes: readonly string[],
  openApi: Described<F>,
  overrides: Partial<ServerKind<F>> = {},
): ServerKind<F> {
  return {
    columnTypes,
    select: (column) => column,
    equals: (column, parameter) => `${column} = ${parameter}`,
    isOneOf: (column, parameter) => `${column} = any(${parameter})`,
    isAtLeast: (column, parameter) => `${column} >= ${parameter}`,
    isAtMost: (column, parameter) => `${column} <= ${parameter}`,
    isEmpty: (column) => `(${column} is null)`,
    openApi,
    reference: null,
    links: null,
    files: null,
    cell: null,
    ...overrides,
  }
}
