import { longestRaw, textCollector } from '#src/platform/spreadsheets/read-xlsx/xlsx-text.ts'
import { type XlsxContext, xlsxCellValue } from '#src/platform/spreadsheets/read-xlsx/xlsx-value.server.ts'
import type { XmlAttributes, XmlHandlers } from '#src/platform/spreadsheets/read-xlsx/xml/xml-tokenizer.server.ts'
import { rowKeeper } from '#src/platform/spreadsheets/row-filter.ts'
import { type SheetPlace, unreadableAt } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { formulaWithoutValue, type SheetCell, type SheetRow, sheetLimits } from '#src/platform/spreadsheets/workbook.ts'

/** Reads a worksheet's XML (ECMA-376 18.3). Throws UnreadableSheet, with the place, for what is not read. */
export class RowsReader implements XmlHandlers {
  readonly #sheet: string
  readonly #context: XlsxContext
  readonly #take: (row: SheetRow) => void
  readonly #keep: ReturnType<typeof rowKeeper>
  readonly #inline = textCollector()
  #row = 0
  #isInRow = false
  #column = -1
  #cells: SheetCell[] = []
  #cell = { type: '', style: 0, value: '', inline: '' }
  #hasFormula = false
  #place: 'value' | 'inline' | null = null
  #hasEnded = false

  constructor(sheet: string, context: XlsxContext, take: (row: SheetRow) => void) {
    this.#sheet = sheet
    this.#context = context
    this.#take = take
    this.#keep = rowKeeper(sheet)
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'v') this.#place = 'value'
    else if (name === 'row') this.#openRow(attributes)
    else if (name === 'f') this.#hasFormula = true
    else if (name === 'is') {
      this.#place = 'inline'
      this.#inline.begin()
    } else if (this.#place === 'inline') this.#inline.open(name)
  }

  text(part: string): void {
    if (this.#place === null) return
    if (this.#place === 'inline') this.#inline.text(part)
    else if (this.#cell.value.length < longestRaw) this.#cell.value += part
  }

  close(name: string): void {
    if (name === 'c') this.#closeCell()
    else if (name === 'v') this.#place = null
    else if (name === 'row') this.#closeRow()
    else if (name === 'is') {
      this.#cell.inline = this.#inline.end()
      this.#place = null
    } else if (name === 'sheetData') this.#hasEnded = true
    else if (this.#place === 'inline') this.#inline.close(name)
  }

  /** To be called at the end of the file. Throws where the rows did not end before. */
  end(): void {
    if (!this.#hasEnded) throw this.#damaged()
  }

  #openRow({ r: given }: XmlAttributes): void {
    const row = given === undefined ? this.#row + 1 : Number(given)
    if (this.#isInRow || !Number.isInteger(row) || row <= this.#row || row > sheetLimits.lastRow) throw this.#damaged()
    this.#row = row
    this.#isInRow = true
    this.#column = -1
    this.#cells = []
  }

  #openCell({ r: name, t: type = 'n', s: style = '0' }: XmlAttributes): void {
    this.#column = name === undefined ? this.#column + 1 : columnOf(name)
    if (this.#column < 0 || !this.#isInRow) throw this.#damaged()
    this.#cell = { type, style: Number(style), value: '', inline: '' }
    this.#hasFormula = false
  }

  #closeCell(): void {
    const kept = xlsxCellValue(this.#cell, this.#context)
    if (kept === undefined) throw this.#damaged()
    const isUnknown = kept === null && this.#hasFormula && this.#cell.type !== 'str'
    const value = isUnknown ? formulaWithoutValue : kept
    if (value === null) return
    if (typeof kept === 'string') checkText(kept, { sheet: this.#sheet, row: this.#row, column: this.#column })
    while (this.#cells.length < this.#column) this.#cells.push(null)
    this.#cells[this.#column] = value
  }

  #closeRow(): void {
    if (!this.#isInRow) throw this.#damaged()
    this.#isInRow = false
    const kept = this.#keep(this.#row, this.#cells)
    if (kept) this.#take(kept)
  }

  #damaged = () => unreadableAt('platform.spreadsheets.damaged_after', { sheet: this.#sheet, row: this.#row })
}

/** A column's index from a cell's name, `AB12`; -1 where it is none that Excel has. */
function columnOf(name: string): number {
  let column = 0
  let at = 0
  for (; at < name.length; at++) {
    const code = name.charCodeAt(at) & ~32
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column > 16_384 ? -1 : column - 1
}

/** Refuses what the database, and every other program, would not take as text: NUL, and half of a pair of UTF-16. */
function checkText(text: string, place: SheetPlace): void {
  if (text.length > sheetLimits.xlsxCell)
    throw unreadableAt('platform.spreadsheets.cell_too_long', place, { qty: sheetLimits.xlsxCell })
  if (text.isWellFormed() && !text.includes('\0')) return
  const sign = /\0|\p{Cs}/u.exec(text)?.[0] ?? ''
  const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  throw unreadableAt('platform.spreadsheets.no_text', place, { code })
}
