import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import { readDateText } from '#src/platform/text/typed-day.ts'

type Cells = readonly (string | number | boolean | null)[]
type Row = { row: number; cells: Cells }

/** The heading row is searched among this many first filled rows of a sheet. */
const maxRowsSearched = 25

/**
 * The number of the heading row, or 0 if the sheet seems to have none. First choice is the first row in which at least
 * two cells, and half of all, are known headings. Second choice is the first row that fills more than half of the
 * table's width, nearly all with words. Titles above the table fill less of it, and rows of values hold numbers and
 * days.
 */
export function findHeaderRowNumber(
  firstRows: readonly Row[],
  isKnownHeading: (heading: string) => boolean = () => false,
): number {
  const rows = firstRows.slice(0, maxRowsSearched).map(({ row, cells }) => ({ row, cells: cells.filter(isFilled) }))
  const width = Math.max(...rows.map(({ cells }) => cells.length), 0)
  const rowOfKnownHeadings = rows.find(({ cells }) => {
    const knownCount = cells.filter((cell) => isKnownHeading(formatHeadingText(cell))).length
    return knownCount >= 2 && knownCount >= cells.length / 2
  })
  return (
    (rowOfKnownHeadings ?? rows.find(({ cells }) => cells.length > width / 2 && areMostlyHeadings(cells)))?.row ?? 0
  )
}

/** The text of a cell in one line, without spaces at the edges. '' for a blank cell. */
export const formatHeadingText = (cell: Cells[number] | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).replace(/\s+/g, ' ').trim()

/**
 * Returns a test for rows that repeat the headings, as printed lists do at the top of each page. The first cell decides
 * for most rows, because folding every cell would take longer than reading the sheet.
 */
export function buildRepeatedHeadingsTest(headings: readonly (string | undefined)[]): (cells: Cells) => boolean {
  const foldedHeadings = Array.from(headings, (heading) => foldAccentsAndCase(heading ?? ''))
  if (!foldedHeadings.some(Boolean)) return () => false
  return (cells) => {
    const width = Math.max(foldedHeadings.length, cells.length)
    for (let index = 0; index < width; index++)
      if (foldAccentsAndCase(formatHeadingText(cells[index])) !== (foldedHeadings[index] ?? '')) return false
    return true
  }
}

const isFilled = (cell: Cells[number]): boolean => formatHeadingText(cell) !== ''

const areMostlyHeadings = (cells: Cells): boolean => cells.filter(mayBeHeadingText).length >= cells.length * 0.8

const maxHeadingLength = 100
/** Values that have letters and are no headings: e-mail addresses and colours. */
const valuePattern = /@|^#[0-9a-f]{6}$/i

/** True for a text that may be a heading. False for a number, a day, a value or a long text. */
function mayBeHeadingText(cell: Cells[number]): boolean {
  if (typeof cell !== 'string' || cell.length > maxHeadingLength) return false
  const text = cell.trim()
  return /\p{L}|#/u.test(text) && !valuePattern.test(text) && readDateText(text, 'dmy') === null
}
