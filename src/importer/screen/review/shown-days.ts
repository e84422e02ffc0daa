import type { ReviewedRow } from '#src/importer/import-types.ts'
import { columnOf } from '#src/importer/screen/draft.ts'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import type { DayOrder } from '#src/platform/text/typed-day.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'

/** By field, the order in which its column's days are read: what is typed in a cell is read as it is shown there. */
export type DayOrders = Readonly<Record<string, DayOrder>>

export function dayOrdersOf({ asked, columns }: Pick<OpenLoad, 'asked' | 'columns'>, { fields }: Resource): DayOrders {
  const orders = Object.entries(asked?.mapping ?? {}).flatMap(([field, fed]) => {
    const found = columns.find(({ column }) => column === columnOf(fed))
    const declared = fields[field]
    if (!found || !declared || kindOf(declared).sheetFormat !== 'dates') return []
    return [[field, asked?.formats?.[found.column]?.dates ?? found.dates] as const]
  })
  return Object.fromEntries(orders)
}

/** A row whose days, which a workbook holds as `YYYY-MM-DD`, are spelt as texts of their column are. */
export const withDays = (row: ReviewedRow, orders: DayOrders): ReviewedRow => ({
  ...row,
  values: spelt(row.values, orders),
})

const spelt = (values: ReviewedRow['values'], orders: DayOrders): ReviewedRow['values'] => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(orders).flatMap(([field, order]) => {
      const value = values[field]
      return value === undefined ? [] : [[field, speltDay(value, order)]]
    }),
  ),
})

/** `1980-01-31` as `31/01/1980`; any other text as it is. */
export function speltDay(value: string, order: DayOrder): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  if (year === undefined) return value
  return order === 'dmy' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
}
