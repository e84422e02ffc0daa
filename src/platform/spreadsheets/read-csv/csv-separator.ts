/** The comma last: of signs that divide as well, it is the one that also stands in texts. */
const separators: readonly string[] = [';', '\t', '|', ',']

/** Letters of a text's beginning that are enough of it. */
export const sampleSize = 64 * 1024

/** Rows of the sample that are looked at. */
const rowsLookedAt = 50

/** A comma between digits, with no other comma beside these. */
const decimalComma = /(?<![\d,])(\d[\d.]*),(\d+)(?![\d,])/g

/**
 * Delimiter sniffing: the sign that stands equally often, outside of quotes, in most rows of a sample; of two that do,
 * the one that makes more columns. Commas of texts and titles above the headings are in few rows.
 */
export function separatorOf(sample: string): string {
  const rows = countsByRow(sample.replace(decimalComma, '$1.$2'))
  const scored = separators.map((separator, at) => {
    const counts = rows.map((row) => row[at] ?? 0).filter((count) => count > 0)
    const usual = mostUsual(counts)
    return { separator, rows: counts.filter((count) => count === usual).length, usual }
  })
  scored.sort((one, other) => other.rows - one.rows || other.usual - one.usual)
  return scored[0]?.rows ? scored[0].separator : ';'
}

function mostUsual(counts: readonly number[]): number {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0] ?? 0
}

/** How often each sign stands outside of quotes, row by row; the last row, which the sample may cut, is left out. */
function countsByRow(sample: string): number[][] {
  const rows: number[][] = []
  let row = separators.map(() => 0)
  let isQuoted = false
  let opens = true
  for (const sign of sample) {
    const at = separators.indexOf(sign)
    if (sign === '"' && (isQuoted || opens)) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '\n' || sign === '\r') {
      if (row.some((count) => count > 0) && rows.push(row) === rowsLookedAt) return rows
      row = separators.map(() => 0)
    } else if (at >= 0) row[at] = (row[at] ?? 0) + 1
    // After a closing quote another one opens again: a doubled quote is a quote.
    opens = at >= 0 || sign === '\n' || sign === '\r' || sign === '"'
  }
  return rows.length > 0 ? rows : [row]
}
