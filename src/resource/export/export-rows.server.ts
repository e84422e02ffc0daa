import type { Actor } from '#src/platform/actor.ts'
import { readByCursor } from '#src/platform/database/read-by-cursor.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Cell } from '#src/platform/spreadsheets/sheet.ts'
import type { ExportColumn } from '#src/resource/export/columns.server.ts'
import { forReader } from '#src/resource/read/for-reader.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { orderOf } from '#src/resource/read/order.server.ts'
import { conditionsOf } from '#src/resource/read/page.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { Parameters } from '#src/resource/scope.server.ts'

type Wanted = { prepared: Prepared; actor: Actor | null; query: ListQuery; columns: readonly ExportColumn[] }

/** Every row that the list would page through, as cells, in the list's order; `take` gets some at a time. */
export async function readExport(
  sql: Sql,
  { prepared, actor, query, columns }: Wanted,
  take: (rows: Cell[][]) => Promise<void>,
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
  { resource, select }: Pick<Prepared, 'resource' | 'select'>,
  columns: readonly Pick<ExportColumn, 'name'>[],
  where: string,
  order: Pick<ListQuery, 'sort' | 'dir'>,
): string {
  return `
    select ${columns.map(({ name }) => select.cells.get(name)).join(', ')}
    from ${resource.table} t ${select.joins}
    where ${where} order by ${orderOf({ resource, select }, order).text}`
}
