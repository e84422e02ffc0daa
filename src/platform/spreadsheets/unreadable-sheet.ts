import type { MessageRef } from '#src/platform/errors.ts'
import { formatColumnLetters } from '#src/platform/spreadsheets/workbook.ts'

/** A position in a workbook. `row` counts from 1, `column` from 0; `sheet` is '' in a CSV. */
export type SheetPosition = { sheet: string; row: number; column?: number }

/** Refusal of a file that is no spreadsheet, is damaged, or breaks a limit. The message of `ref` says what to do. */
export class UnreadableSheet extends Error {
  readonly ref: MessageRef
  constructor(ref: MessageRef, options?: ErrorOptions) {
    super(typeof ref === 'string' ? ref : `${ref.key} ${JSON.stringify(ref.params)}`, options)
    this.name = 'UnreadableSheet'
    this.ref = ref
  }
}

/**
 * The params of a message that names a position: `sheet`, `row`, `column` as letters, and `at`, the whole position as
 * formulas write it: `Hoja1!B7`, or `B7` in a CSV.
 */
export function buildPositionParams({ sheet, row, column }: SheetPosition): Record<string, string | number> {
  const letters = column === undefined ? '' : formatColumnLetters(column)
  return { sheet, row, column: letters, at: `${sheet === '' ? '' : `${sheet}!`}${letters}${row}` }
}

/** A refusal whose message names a position. */
export const createUnreadableAt = (
  key: string,
  position: SheetPosition,
  params: Record<string, string | number> = {},
) => new UnreadableSheet({ key, params: { ...buildPositionParams(position), ...params } })
