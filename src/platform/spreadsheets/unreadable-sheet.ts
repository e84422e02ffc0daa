import type { MessageRef } from '#src/platform/errors.ts'
import { columnLetters } from '#src/platform/spreadsheets/workbook.ts'

/** Where in a workbook; `column` is an index from 0, `sheet` '' in a CSV. */
export type SheetPosition = { sheet: string; row: number; column?: number }

/** Refusal of a file that is no spreadsheet, is damaged, or holds what is not read; `message` says what to do. */
export class UnreadableSheet extends Error {
  readonly ref: MessageRef
  constructor(ref: MessageRef, options?: ErrorOptions) {
    super(typeof ref === 'string' ? ref : `${ref.key} ${JSON.stringify(ref.params)}`, options)
    this.name = 'UnreadableSheet'
    this.ref = ref
  }
}

/**
 * A place as params of a message: `sheet`, `row`, `column` as letters, and `at`, which is all of it as formulas write
 * it: `Hoja1!B7`, or `B7` in a CSV.
 */
export function buildPositionParams({ sheet, row, column }: SheetPosition): Record<string, string | number> {
  const letters = column === undefined ? '' : columnLetters(column)
  return { sheet, row, column: letters, at: `${sheet === '' ? '' : `${sheet}!`}${letters}${row}` }
}

/** The refusal of a file for what stands at one place. */
export const createUnreadableAt = (
  key: string,
  position: SheetPosition,
  params: Record<string, string | number> = {},
) => new UnreadableSheet({ key, params: { ...buildPositionParams(position), ...params } })
