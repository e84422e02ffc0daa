/** The comma is last, because it also occurs in texts: the sort below keeps this order for equal candidates. */
const separators: readonly string[] = [';', '\t', '|', ',']

/** Length of the sample from a file's beginning, in bytes or characters. */
export const sampleSize = 64 * 1024

/** Rows of the sample in which separators are counted. */
const maxSampleRows = 50

/** A comma between two groups of digits, with no other comma next to them: `1,5`, but not `1,2,3`. */
const decimalComma = /(?<![\d,])(\d[\d.]*),(\d+)(?![\d,])/g

/**
 * Delimiter sniffing: chooses the separator whose usual count per row (outside of quotes) occurs in most rows of the
 * sample. Of two such separators it chooses the one with more columns. Commas in texts or in a title above the headings
 * do not mislead it, because they are in few rows.
 */
export function detectSeparator(sample: string): string {
  const rows = countSeparatorsByRow(sample.replace(decimalComma, '$1.$2'))
  const candidates = separators.map((separator, separatorIndex) => {
    const counts = rows.map((row) => row[separatorIndex] ?? 0).filter((count) => count > 0)
    const commonCount = findMostFrequentCount(counts)
    return { separator, rows: counts.filter((count) => count === commonCount).length, commonCount }
  })
  candidates.sort((a, b) => b.rows - a.rows || b.commonCount - a.commonCount)
  return candidates[0]?.rows ? candidates[0].separator : ';'
}

function findMostFrequentCount(counts: readonly number[]): number {
  const occurrences = new Map<number, number>()
  for (const count of counts) occurrences.set(count, (occurrences.get(count) ?? 0) + 1)
  return [...occurrences].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0
}

/** Counts each separator outside of quotes, row by row. Leaves out the last row, which may be incomplete. */
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
    // A quote after a closing quote opens again: a doubled quote is an escaped one.
    mayOpenQuote = separatorIndex >= 0 || character === '\n' || character === '\r' || character === '"'
  }
  return rows.length > 0 ? rows : [row]
}
