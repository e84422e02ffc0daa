import { formulaWithoutValue, markErrorValue } from '#src/platform/spreadsheets/failed-cell.ts'
import type { HiddenCells } from '#src/platform/spreadsheets/read-xlsx/merged-cells.server.ts'
import { createTextCollector, maxRawText } from '#src/platform/spreadsheets/read-xlsx/xlsx-text.ts'
import {
  parseXlsxCellUnlessStringMissing,
  type XlsxContext,
} from '#src/platform/spreadsheets/read-xlsx/xlsx-value.server.ts'
import type { XmlAttributes, XmlHandlers } from '#src/platform/spreadsheets/read-xlsx/xml/xml-tokenizer.server.ts'
import { createEmptyRowFilterWithLimits } from '#src/platform/spreadsheets/row-filter.ts'
import { createUnreadableAt, type SheetPosition } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { type SheetCell, type SheetRow, sheetLimits } from '#src/platform/spreadsheets/workbook.ts'

/** Reads rows from a worksheet's XML (ECMA-376 18.3). Throws UnreadableSheet with the position of the problem. */
export class WorksheetRowReader implements XmlHandlers {
  readonly #sheet: string
  readonly #context: XlsxContext
  readonly #hiddenCells: HiddenCells
  readonly #emitRow: (row: SheetRow) => void
  readonly #filterRow: ReturnType<typeof createEmptyRowFilterWithLimits>
  readonly #inlineText = createTextCollector()
  #row = 0
  #isInRow = false
  #column = -1
  #cells: SheetCell[] = []
  #cell = { type: '', style: 0, value: '', inline: '' }
  #hasFormula = false
  #textTarget: 'value' | 'inline' | null = null
  #hasSheetEnded = false

  constructor(
    { name, hiddenCells }: { name: string; hiddenCells: HiddenCells },
    context: XlsxContext,
    emitRow: (row: SheetRow) => void,
  ) {
    this.#sheet = name
    this.#hiddenCells = hiddenCells
    this.#context = context
    this.#emitRow = emitRow
    this.#filterRow = createEmptyRowFilterWithLimits(name)
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'v') this.#textTarget = 'value'
    else if (name === 'row') this.#openRow(attributes)
    else if (name === 'f') this.#hasFormula = true
    else if (name === 'is') {
      this.#textTarget = 'inline'
      this.#inlineText.begin()
    } else if (this.#textTarget === 'inline') this.#inlineText.open(name)
  }

  text(part: string): void {
    if (this.#textTarget === null) return
    if (this.#textTarget === 'inline') this.#inlineText.text(part)
    else if (this.#cell.value.length < maxRawText) this.#cell.value += part
  }

  close(name: string): void {
    if (name === 'c') this.#closeCell()
    else if (name === 'v') this.#textTarget = null
    else if (name === 'row') this.#closeRow()
    else if (name === 'is') {
      this.#cell.inline = this.#inlineText.end()
      this.#textTarget = null
    } else if (name === 'sheetData') this.#hasSheetEnded = true
    else if (this.#textTarget === 'inline') this.#inlineText.close(name)
  }

  /** Ends the sheet. Throws UnreadableSheet if the element of rows was not closed. */
  end(): void {
    if (!this.#hasSheetEnded) throw this.#createDamagedError()
  }

  #openRow({ r: rowNumber }: XmlAttributes): void {
    const row = rowNumber === undefined ? this.#row + 1 : Number(rowNumber)
    if (this.#isInRow || !Number.isInteger(row) || row <= this.#row || row > sheetLimits.lastRow)
      throw this.#createDamagedError()
    this.#row = row
    this.#hiddenCells.goToRow(row)
    this.#isInRow = true
    this.#column = -1
    this.#cells = []
  }

  #openCell({ r: name, t: type = 'n', s: style = '0' }: XmlAttributes): void {
    this.#column = name === undefined ? this.#column + 1 : parseColumnIndexOfCellName(name)
    if (this.#column < 0 || !this.#isInRow) throw this.#createDamagedError()
    this.#cell = { type, style: Number(style), value: '', inline: '' }
    this.#hasFormula = false
  }

  #closeCell(): void {
    const parsedValue = parseXlsxCellUnlessStringMissing(this.#cell, this.#context)
    if (parsedValue === undefined) throw this.#createDamagedError()
    if (typeof parsedValue === 'string')
      requireStorableText(parsedValue, { sheet: this.#sheet, row: this.#row, column: this.#column })
    const value = this.#markFailure(parsedValue)
    if (value === null || this.#hiddenCells.hides(this.#column)) return
    while (this.#cells.length < this.#column) this.#cells.push(null)
    this.#cells[this.#column] = value
  }

  #markFailure(value: SheetCell): SheetCell {
    if (this.#cell.type === 'e' && typeof value === 'string') return markErrorValue(value)
    return value === null && this.#hasFormula && this.#cell.type !== 'str' ? formulaWithoutValue : value
  }

  #closeRow(): void {
    if (!this.#isInRow) throw this.#createDamagedError()
    this.#isInRow = false
    const filteredRow = this.#filterRow(this.#row, this.#cells)
    if (filteredRow) this.#emitRow(filteredRow)
  }

  #createDamagedError = () =>
    createUnreadableAt('platform.spreadsheets.damaged_after', { sheet: this.#sheet, row: this.#row })
}

/** The index of the column in a cell's name such as `AB12`; -1 for a column that Excel does not have. */
function parseColumnIndexOfCellName(name: string): number {
  let column = 0
  let index = 0
  for (; index < name.length; index++) {
    const code = name.charCodeAt(index) & ~32
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column > 16_384 ? -1 : column - 1
}

/**
 * Throws UnreadableSheet for a text longer than Excel allows, or that PostgreSQL cannot store: with NUL or half of a
 * surrogate pair.
 */
function requireStorableText(text: string, position: SheetPosition): void {
  if (text.length > sheetLimits.xlsxCell)
    throw createUnreadableAt('platform.spreadsheets.cell_too_long', position, { qty: sheetLimits.xlsxCell })
  if (text.isWellFormed() && !text.includes('\0')) return
  const character = /\0|\p{Cs}/u.exec(text)?.[0] ?? ''
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  throw createUnreadableAt('platform.spreadsheets.no_text', position, { code })
}
