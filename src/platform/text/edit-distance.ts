/**
 * Damerau-Levenshtein distance (optimal string alignment): counts missed, added and wrong letters, and swaps of two
 * neighbours.
 */
export function computeEditDistance(a: string, b: string): number {
  let rowBeforePrevious: number[] = []
  let previousRow = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const currentRow = [row]
    for (let column = 1; column <= b.length; column++) {
      const substitutionSteps = (previousRow[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      let steps = Math.min((previousRow[column] ?? 0) + 1, (currentRow[column - 1] ?? 0) + 1, substitutionSteps)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) steps = Math.min(steps, (rowBeforePrevious[column - 2] ?? 0) + 1)
      currentRow.push(steps)
    }
    rowBeforePrevious = previousRow
    previousRow = currentRow
  }
  return previousRow[b.length] ?? 0
}
