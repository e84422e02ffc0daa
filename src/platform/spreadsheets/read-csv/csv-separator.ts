/** The comma last: of signs that divide as well, it is the one that also stands in texts. */
const separators: readonly string[] = [';', '\t', '|', ',']

/** Letters of a text's beginning that are enough of it. */
export const sampleSize = 64 * 1024

/** Rows of the sample that are looked at. */
const maxSampleRows = 50

/** A comma between digits, with no other comma beside these. */
const decimalComma = /(?<![\d,])(\d[\d.]*),(\d+)(?![\d,])/g

/**
 * Delimiter sniffing: the sign that stands equally often, outside of quotes, in most rows of a sample; of two that do,
 * the one that makes more columns. Commas of texts and titles above the headings are in few rows.
 */
export function detectSeparator(sample: string): string {
  const rows = countSeparatorsByRow(sample.replace(decimalComma, '$1.$2'))
  const candidates = separators.map((separator, separatorIndex) => {
    const counts = rows.map((row) => row[separatorIndex] ?? 0).filter((count) => count > 0)
    const commonCount = findMode(counts)
    return { separator, rows: counts.filter((count) => count === commonCount).length, commonCount }
  })
  candidates.sort((a, b) => b.rows - a.rows || b.commonCount - a.commonCount)
  return candidates[0]?.rows ? candidates[0].separator : ';'
}

function findMode(counts: readonly number[]): number {
  const occurrences = new Map<number, number>()
  for (const count of counts) occurrences.set(count, (occurrences.get(count) ?? 0) + 1)
  return [...occurrences].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0
}

/** How often each sign stands outside of quotes, row by row; the last row, which the sample may cut, is left out. */
function countSeparatorsByRow(sample: string): number[][] {
  const rows: number[][] = []
  let row = separators.map(() => 0)
  let isQuoted = false
  let mayOpenQuote = true
  for (const character of sample) {
    const separatorIndex = separators.indexOf(character)
    if (character === '"' && (isQuoted || mayOpenQuote)) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '\n' || character === '\r') {
      if (row.some((count) => count > 0) && rows.push(row) === maxSampleRows) return rows
      row = separators.map(() => 0)
    } else if (separatorIndex >= 0) row[separatorIndex] = (row[separatorIndex] ?? 0) + 1
    // After a closing quote another one opens again: a doubled quote is a quote.
    mayOpenQuote = separatorIndex >= 0 || character === '\n' || character === '\r' || character === '"'
  }
  return rows.length > 0 ? rows : [row]
}
