import type { Actor } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { readByCursor } from '#src/platform/database/statements/read-by-cursor.server.ts'
import type { OutputCell, SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import type { SheetLocale } from '#src/resource/kinds/kind.server.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import type { Name } from '#src/resource/model.ts'
import { forReader } from '#src/resource/read/bind-reader.server.ts'
import { conditionsOf } from '#src/resource/read/list-page.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { orderOf } from '#src/resource/read/order.server.ts'
import type { Readable } from '#src/resource/read/read-rows.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { Parameters } from '#src/resource/scope/scope.server.ts'

/** A column of an export: its name in the list, and its cell of a stored value. */
export type ExportColumn = SheetColumn & { name: string; cell: (stored: unknown) => OutputCell }

/** The columns that these fields become, or those that the list shows; a reference becomes the name of its row. */
export function exportColumns(
  { model, resource }: Prepared,
  fields: readonly string[] | null,
  reader: SheetLocale,
): ExportColumn[] {
  const shown = (fields ?? resource.columns).flatMap((field) => {
    const name = model.names.get(field)
    const instead = name && serverKindOf(name.field).cell?.labelName?.(name.field)
    return (instead === undefined ? undefined : model.names.get(instead)) ?? name ?? []
  })
  return [...new Set(shown)].map((name) => columnOf(resource, name, reader))
}

function columnOf(resource: Resource, of: Name, reader: SheetLocale): ExportColumn {
  const { name, field } = of
  const { cell } = serverKindOf(field)
  const { format } = kindOf(field)
  const filled = cell
    ? (stored: unknown) => cell.toCellValue(field, stored, reader)
    : (stored: unknown) => format(field, stored, reader) || null
  return {
    name,
    heading: headingOf(resource, of, reader),
    type: cell?.type ?? 'text',
    decimals: cell?.decimals?.(field) ?? 0,
    isFileUrl: cell?.isAddress ?? false,
    cell: (stored) => (stored === null ? null : filled(stored)),
  }
}

/** The caption with its unit, `Precio (USD)`. */
export function headingOf(
  resource: Resource,
  { name, field }: Pick<Name, 'name' | 'field'>,
  reader: DisplayLocale,
): string {
  const caption = captionOf(resource, name, reader)
  const unit = unitOf(field)
  return unit ? `${caption} (${unit})` : caption
}

export const unitOf = (field: Field): string | undefined => ('unit' in field ? field.unit : undefined)

/** The caption of the list and the form; names that no screen shows have that of every resource, or their own. */
function captionOf(resource: Resource, name: string, { text }: DisplayLocale): string {
  const keys = [captionKey(resource, name), `resource.captions.${name}`]
  const key = keys.find((one) => text(one) !== one)
  return key === undefined ? name : text(key)
}

type ExportRequest = { prepared: Prepared; actor: Actor | null; query: ListQuery; columns: readonly ExportColumn[] }

/** Every row that the list would page through, as cells, in the list's order; `take` gets some at a time. */
export async function readExport(
  sql: Sql,
  { prepared, actor, query, columns }: ExportRequest,
  take: (rows: OutputCell[][]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const parameters = new Parameters()
  const where = await conditionsOf(sql, prepared, actor, query, parameters)
  const text = forReader(exportStatement(prepared, columns, where, query), actor, parameters)
  const cellsOf = (row: readonly unknown[]) => columns.map(({ cell }, at) => cell(row[at]))
  await readByCursor(sql, { text, parameters: parameters.values }, (rows) => take(rows.map(cellsOf)), signal)
}

/** One statement for all rows: a page's way to its ids would number them all first. */
export function exportStatement(
  { resource, select }: Readable,
  columns: readonly Pick<ExportColumn, 'name'>[],
  where: string,
  order: Pick<ListQuery, 'sort' | 'dir'>,
): string {
  return `
    select ${columns.map(({ name }) => select.cells.get(name)).join(', ')}
    from ${resource.table} t ${select.joins}
    where ${where} order by ${orderOf({ resource, select }, order).text}`
}
