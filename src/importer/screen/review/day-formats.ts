import type { ReviewedRow } from '#src/importer/import-types.ts'
import { columnOf } from '#src/importer/screen/draft.ts'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import { type DayOrder, formatTypedDay } from '#src/platform/text/typed-day.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'

/** By field, the date order of its column. Typed days are read in the order in which the cell shows them. */
export type DayOrders = Readonly<Record<string, DayOrder>>

export function listDayOrders(
  { asked: request, columns }: Pick<PendingImport, 'asked' | 'columns'>,
  { fields }: Resource,
): DayOrders {
  const orders = Object.entries(request?.mapping ?? {}).flatMap(([field, source]) => {
    const sourceColumn = columns.find(({ column }) => column === columnOf(source))
    const declaredField = fields[field]
    if (!sourceColumn || !declaredField || kindOf(declaredField).sheetFormat !== 'dates') return []
    return [[field, request?.formats?.[sourceColumn.column]?.dates ?? sourceColumn.dates] as const]
  })
  return Object.fromEntries(orders)
}

/** A row with its days in the date order of their columns. Workbooks hold days as `YYYY-MM-DD`. */
export const formatRowDays = (row: ReviewedRow, orders: DayOrders): ReviewedRow => ({
  ...row,
  values: formatDays(row.values, orders),
})

const formatDays = (values: ReviewedRow['values'], orders: DayOrders): ReviewedRow['values'] => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(orders).flatMap(([field, order]) => {
      const value = values[field]
      return value === undefined ? [] : [[field, formatTypedDay(value, order)]]
    }),
  ),
})
