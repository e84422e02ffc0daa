import { Parser } from 'htmlparser2'
import type { SheetCell, SheetRow } from '#src/platform/spreadsheets/workbook.ts'

type Attributes = Readonly<Record<string, string>>

/** The visible sheets of a flat OpenDocument file: rows with content, cells without blanks at the end. */
export function readFlatSheets(xml: string): { name: string; rows: SheetRow[] }[] {
  const sheets: { name: string; rows: SheetRow[] }[] = []
  const hiddenStyles = new Set<string>()
  let styleName = ''
  let sheet: { rows: SheetRow[]; isHidden: boolean; name: string } | null = null
  let row: { cells: SheetCell[]; repeat: number } | null = null
  let rowNumber = 0
  let cell: { attributes: Attributes; paragraphs: string[] } | null = null
  let isInAnnotation = false
  let isInParagraph = false
  const append = (text: string) => {
    if (!cell || !isInParagraph || isInAnnotation) return
    cell.paragraphs.push(`${cell.paragraphs.pop() ?? ''}${text}`)
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'style:style') styleName = attributes['style:name'] ?? ''
        else if (name === 'style:table-properties' && attributes['table:display'] === 'false')
          hiddenStyles.add(styleName)
        else if (name === 'table:table') {
          const isHidden = hiddenStyles.has(attributes['table:style-name'] ?? '')
          sheet = { name: attributes['table:name'] ?? '', rows: [], isHidden }
          rowNumber = 0
        } else if (name === 'table:table-row')
          row = { cells: [], repeat: Number(attributes['table:number-rows-repeated'] ?? 1) }
        else if (name === 'table:table-cell' || name === 'table:covered-table-cell')
          cell = { attributes: name === 'table:table-cell' ? attributes : pickRepeat(attributes), paragraphs: [] }
        else if (name === 'office:annotation') isInAnnotation = true
        else if (name === 'text:p' && cell && !isInAnnotation) {
          cell.paragraphs.push('')
          isInParagraph = true
        } else if (name === 'text:s') append(' '.repeat(Number(attributes['text:c'] ?? 1)))
        else if (name === 'text:tab') append('\t')
        else if (name === 'text:line-break') append('\n')
      },
      ontext: append,
      onclosetag(name) {
        if (name === 'office:annotation') isInAnnotation = false
        else if (name === 'text:p') isInParagraph = false
        else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
          const repeat = Math.min(Number(cell?.attributes['table:number-columns-repeated'] ?? 1), 1000)
          const cellValue = cell ? readValue(cell) : null
          for (let index = 0; index < repeat; index++) row?.cells.push(cellValue)
          cell = null
        } else if (name === 'table:table-row' && row && sheet) {
          while (row.cells.at(-1) === null) row.cells.pop()
          for (let index = 0; index < row.repeat; index++) {
            rowNumber++
            if (row.cells.length > 0) sheet.rows.push({ row: rowNumber, cells: row.cells })
          }
          row = null
        } else if (name === 'table:table' && sheet) {
          if (!sheet.isHidden) sheets.push({ name: sheet.name, rows: sheet.rows })
          sheet = null
        }
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return sheets
}

const pickRepeat = ({ 'table:number-columns-repeated': repeat = '1' }: Attributes): Attributes => ({
  'table:number-columns-repeated': repeat,
})

/** A cell's value by its type, in the spelling of `SheetCell`. */
function readValue({ attributes, paragraphs }: { attributes: Attributes; paragraphs: readonly string[] }): SheetCell {
  const text = paragraphs.join('\n')
  if (attributes['calcext:value-type'] === 'error') return text
  switch (attributes['office:value-type']) {
    case 'float':
    case 'percentage':
    case 'currency':
      return Number(attributes['office:value'])
    case 'boolean':
      return attributes['office:boolean-value'] === 'true'
    case 'date':
      return roundToSecond(attributes['office:date-value'] ?? '')
    case 'time':
      return formatDuration(attributes['office:time-value'] ?? '')
    case 'string':
      return text === '' ? null : text
    default:
      return null
  }
}

/** A day as it is, and a moment to the nearest second, as spreadsheets show it. */
const roundToSecond = (day: string): string =>
  day.includes('.') ? new Date(Math.round(Date.parse(`${day}Z`) / 1000) * 1000).toISOString().slice(0, 19) : day

/** `PT08H30M00S` as `08:30`. */
function formatDuration(duration: string): string {
  const [, hours = '', minutes = '', seconds = ''] = /^PT(\d+)H(\d+)M(\d+)/.exec(duration) ?? []
  return [hours, minutes, ...(seconds === '00' ? [] : [seconds])].join(':')
}
