import type { Actor } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { readByCursor } from '#src/platform/database/statements/read-by-cursor.server.ts'
import type { OutputCell, SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import type { SheetLocale } from '#src/resource/kinds/kind.server.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { kindOf, unitOf } from '#src/resource/kinds/kinds.ts'
import type { EntityProperty } from '#src/resource/model.ts'
import { bindReaderPlaceholders } from '#src/resource/read/bind-reader.server.ts'
import { buildListCondition } from '#src/resource/read/list-page.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { buildOrder } from '#src/resource/read/order.server.ts'
import type { ReadableResource } from '#src/resource/read/read-rows.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'

/** A column of an export: the name of its property, and the function that turns a stored value into a cell. */
export type ExportColumn = SheetColumn & { name: string; toCell: (storedValue: unknown) => OutputCell }

/**
 * The columns of an export for these properties, or for those of the list. Instead of a reference's id the export shows
 * the name of the record.
 */
export function resolveExportColumns(
  { model, resource }: PreparedResource,
  propertyNames: readonly string[] | null,
  locale: SheetLocale,
): ExportColumn[] {
  const properties = (propertyNames ?? resource.columns).flatMap((propertyName) => {
    const property = model.properties.get(propertyName)
    const labelName = property && serverKindOf(property.field).cell?.labelName?.(property.field)
    return (labelName === undefined ? undefined : model.properties.get(labelName)) ?? property ?? []
  })
  return [...new Set(properties)].map((property) => createExportColumn(resource, property, locale))
}

function createExportColumn(resource: Resource, property: EntityProperty, locale: SheetLocale): ExportColumn {
  const { name, field } = property
  const { cell } = serverKindOf(field)
  const { format } = kindOf(field)
  const convertStored = cell
    ? (storedValue: unknown) => cell.toCellValue(field, storedValue, locale)
    : (storedValue: unknown) => format(field, storedValue, locale) || null
  return {
    name,
    heading: buildHeading(resource, property, locale),
    type: cell?.type ?? 'text',
    decimals: cell?.decimals?.(field) ?? 0,
    isFileUrl: cell?.isAddress ?? false,
    toCell: (storedValue) => (storedValue === null ? null : convertStored(storedValue)),
  }
}

/** The heading of a column: the caption with its unit, `Precio (USD)`. */
export function buildHeading(
  resource: Resource,
  { name, field }: Pick<EntityProperty, 'name' | 'field'>,
  locale: DisplayLocale,
): string {
  const caption = resolveCaption(resource, name, locale)
  const unit = unitOf(field)
  return unit ? `${caption} (${unit})` : caption
}

/**
 * The caption in list and form. A property that no screen shows has a caption that all resources share
 * (`resource.captions`), or else its name.
 */
function resolveCaption(resource: Resource, name: string, { text }: DisplayLocale): string {
  const keys = [captionKey(resource, name), `resource.captions.${name}`]
  const knownKey = keys.find((key) => text(key) !== key)
  return knownKey === undefined ? name : text(knownKey)
}

type ExportRequest = {
  prepared: PreparedResource
  actor: Actor | null
  query: ListQuery
  columns: readonly ExportColumn[]
}

/** Reads all rows of a list as cells, in the list's order, by a cursor. `takeRows` receives them in batches. */
export async function readExportRows(
  sql: Sql,
  { prepared, actor, query, columns }: ExportRequest,
  takeRows: (rows: OutputCell[][]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const parameters = new SqlParameters()
  const where = await buildListCondition(sql, prepared, actor, query, parameters)
  const text = bindReaderPlaceholders(buildExportStatement(prepared, columns, where, query), actor, parameters)
  const toCells = (row: readonly unknown[]) => columns.map(({ toCell }, index) => toCell(row[index]))
  await readByCursor(sql, { text, parameters: parameters.values }, (rows) => takeRows(rows.map(toCells)), signal)
}

/** Builds one statement for all rows. Unlike the statement for a page it does not find the ids first. */
export function buildExportStatement(
  { resource, select }: ReadableResource,
  columns: readonly Pick<ExportColumn, 'name'>[],
  where: string,
  listOrder: Pick<ListQuery, 'sort' | 'dir'>,
): string {
  return `
    select ${columns.map(({ name }) => select.cellsByProperty.get(name)).join(', ')}
    from ${resource.table} t ${select.joins}
    where ${where} order by ${buildOrder({ resource, select }, listOrder).text}`
}
