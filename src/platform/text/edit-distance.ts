/**
 * Damerau-Levenshtein distance (optimal string alignment): letters missed, added, mistaken or swapped with a neighbour.
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const mistaken = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      let steps = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, mistaken)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) steps = Math.min(steps, (beforeLast[column - 2] ?? 0) + 1)
      current.push(steps)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
