import type { StoredKind } from '#src/platform/files/file-store.server.ts'
import type { UploadField } from '#src/platform/http/bodies/receive-form.server.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { ColumnType, OutputCell } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { DisplayLocale, FieldOptions } from '#src/resource/kinds/kind.ts'
import type { KindSchemas } from '#src/resource/openapi/kind-schemas.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** The server side of a kind of field: its column, its SQL, its part of the OpenAPI document. */
export type ServerKind<F extends FieldOptions> = {
  /** The PostgreSQL types that the column may have; empty for a kind without a column. */
  columnTypes: readonly string[]
  /** SQL expression of the value that an answer carries. */
  select(column: string): string
  /** SQL condition: the column equals the parameter. */
  equals(column: string, parameter: string): string
  /** SQL expression to sort by, if it is not the column. */
  sortExpression?(column: string, field: F): string
  /** SQL condition: the column equals one of the array's values. */
  isOneOf(column: string, parameter: string): string
  /** SQL conditions: the column's value is at least, or at most, the parameter. */
  isAtLeast(column: string, parameter: string): string
  isAtMost(column: string, parameter: string): string
  /** SQL expression, never null: true if the column holds nothing. */
  isEmpty(column: string): string
  openApi: KindSchemas<F>
  /** Set for a kind whose value refers to rows of another resource. */
  reference: Reference<F> | null
  /** Set for a kind whose values are rows of a join table or a child table. */
  links: LinkTable<F> | null
  /** Set for a kind whose values are uploaded files. */
  files: FileHandling<F> | null
  /** Set for a kind whose values are tags of another field's files. */
  tags: TagHandling<F> | null
  /** The cell of an exported sheet; null if it holds the text that `format` gives. */
  cell: ExportCell<F> | null
  /** Converts a filled cell of an imported sheet to an input for `read`, if the cell's text is no such input. */
  convertCell?(cell: Exclude<RawCell, null>, hints: CellHints, field: F): unknown
  /** Words that sheets contain for a value, besides the words that a reader is shown. */
  synonyms?(field: F, value: unknown): readonly string[]
}

/** A cell of a sheet as its file holds it. A date is `YYYY-MM-DD`. */
export type RawCell = string | number | boolean | null

/** How to read a column's texts, concluded from all of its values: day or month first, decimal comma or point. */
export type CellHints = { dates: 'dmy' | 'mdy'; decimals: 'comma' | 'point' }

/** The locale of an exported sheet, and the origin of the shop's URL (`https://shop.example`). */
export type SheetLocale = DisplayLocale & { origin: string }

/** A field's value as the cell of an exported sheet. */
export type ExportCell<F> = {
  type: ColumnType
  /**
   * SQL expression of the value for `toCellValue`, if it is not the answer's. `tableOf` returns the table of a
   * resource.
   */
  select?: (column: string, field: F, tableOf: (resource: string) => string) => string
  toCellValue(field: F, storedValue: unknown, locale: SheetLocale): OutputCell
  /** Number of decimals. */
  decimals?: (field: F) => number
  /** True if the cell holds the address of a file, which a PDF leaves out. */
  isAddress?: true
  /** The property that the sheet shows instead: the name of a record instead of its id. */
  labelName?: (field: F) => string | undefined
}

/** A field's reference to rows of another resource. */
export type Reference<F> = {
  /** The name of the other resource. */
  to(field: F): string
  /** The ids in a checked value. */
  idsIn(value: unknown, field: F): number[]
  /** SQL condition: the row of the resource's table, which the query calls `t`, refers to the id in `parameter`. */
  buildCondition(name: string, field: F, parameter: string): string
  /** The table and the column that store the ids. */
  storedIn(table: string, name: string, field: F): { table: string; column: string }
  /** The name of the foreign key constraint. */
  constraintName(table: string, name: string, field: F): string
  /**
   * The paths, within the value, of ids that no record has. A kind with this function has added ids checked before the
   * write, for every user. Other kinds leave the ids of a user without a scope to the foreign key.
   */
  findMissingPaths?(name: string, field: F, value: unknown, missingIds: ReadonlySet<number>): string[]
}

/** The links to write for a row: the row's id, and the checked value of the field. */
export type RowLinks = { id: number; value: unknown }

export type LinkTable<F> = {
  /** The join table, and the columns that it must have. */
  requiredTable(field: F): { table: string; columns: readonly string[] }
  /** The columns of the other table that an answer carries. */
  shownColumns(field: F): readonly string[]
  /** SQL subquery for the linked rows as JSON; `tableOf` returns the table of a resource. */
  select(field: F, tableOf: (resource: string) => string): string
  /**
   * SQL subquery for a text of the linked rows: their names, or the cells of child rows, joined by commas. Null without
   * linked rows.
   */
  selectNames(field: F, tableOf: (resource: string) => string): string
  /** SQL subquery for the first linked row's id. */
  selectFirst(field: F): string
  /** The join table and its two foreign keys. */
  foreignKeys(field: F): { table: string; ownerColumn: string; targetColumn: string }
  /**
   * Finds the ids of rows whose stored links differ from `value`. Read committed: it queries again under the rows'
   * locks, as the links in a row may have been read before its lock.
   */
  findIdsWithChangedLinks(context: WriteContext, field: F, rows: readonly RowLinks[]): Promise<number[]>
  /** Replaces the links of each row by those in its `value`. */
  replaceLinks(context: WriteContext, field: F, change: { rows: readonly RowLinks[]; areNew: boolean }): Promise<void>
}

/**
 * Arranges a field's files, given the names of the new uploads. Returns the names to store, in order; null if nothing
 * changes.
 */
export type ArrangeNames = (addedNames: readonly string[]) => string[] | null

export type FileHandling<F> = {
  /** The form fields under which files are sent, and the number of files that each takes. */
  uploadFields(name: string, field: F): Readonly<Record<string, UploadField>>
  store(field: F): StoredKind
  /**
   * Plans a field's new list of files from a request. Throws Invalid for a list that the field refuses, such as files
   * of another row or too many files.
   */
  planArrangement(name: string, field: F, body: RequestBody, before: Entity | null): ArrangeNames
  /** The value that the column stores for these names. */
  toColumnValue(names: readonly string[]): unknown
  /** The names of files in an entity's value. */
  namesIn(value: unknown): string[]
  /** True if the files of the column may be those of other rows too. */
  isShared?(field: F): boolean
  /** The signed links of private files. Null for public files. */
  signedLinks(field: F): SignedLinkHandling | null
}

/** A row to write: its checked values, and the stored row before the write, null for a new row. */
type RowToTag = { values: Readonly<Record<string, unknown>>; before: Entity | null }

/** Tags of a record's files, each of which is one of its linked records. */
export type TagHandling<F> = {
  /** The fields of the files and of the linked records. */
  filesField(field: F): string
  recordsField(field: F): string
  /** Finds the record that a file is named after. Null if there is none. */
  findInFileName(field: F, fileName: string, records: readonly { id: number; name: string }[]): number | null
  /**
   * The tags of a request by stored names. `names` are all that the record will have, `namesByMarker` those of new
   * files. Throws Invalid for a new tag of a file, or with a linked record, that the record will not have.
   */
  resolveInput(
    name: string,
    field: F,
    row: RowToTag,
    files: { names: readonly string[]; namesByMarker: ReadonlyMap<string, string> },
  ): unknown
  /** The row's values, with tags of only those files and linked records that the row will have. */
  fitToRecord(name: string, field: F, row: RowToTag): Record<string, unknown>
}

/** Adds signed links to a field's private files. Each answer gets new links; none is stored. */
export type SignedLinkHandling = {
  addLinks(name: string, entity: Entity, buildUrl: (name: string) => string): Record<string, unknown>
  /** OpenAPI schemas of the properties that only an answer has. */
  schemas(name: string): Record<string, Schema>
}

/** The cell of a number with these decimals. */
export const createNumberCell = <F>(decimals: (field: F) => number): ExportCell<F> => ({
  type: 'number',
  toCellValue: (_, storedValue) => (typeof storedValue === 'number' ? storedValue : null),
  decimals,
})

/**
 * Conditions on a column of ids. A filter may contain a number beyond the column's range, so it is compared as a
 * bigint.
 */
export const idConditions: Pick<ServerKind<FieldOptions>, 'equals' | 'isOneOf'> = {
  equals: (column, parameter) => `${column} = ${parameter}::bigint`,
  isOneOf: (column, parameter) => `${column} = any(${parameter}::bigint[])`,
}

/** Makes the server side of a kind with one column: without references, links or files, unless `overrides` has them. */
export function defineColumnKind<F extends FieldOptions>(
  columnTypes: readonly string[],
  openApi: KindSchemas<F>,
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
    tags: null,
    cell: null,
    ...overrides,
  }
}
