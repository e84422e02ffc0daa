/** Letters of a column by its place from 0, as spreadsheets name it: A, Z, AA, XFD. */
export function lettersOf(place: number): string {
  const rest = Math.floor(place / 26) - 1
  return (rest >= 0 ? lettersOf(rest) : '') + String.fromCharCode(65 + (place % 26))
}

/** The place of a column from 0 by its letters; -1 for what is none. */
export function placeOf(letters: string): number {
  if (!/^[A-Z]{1,3}$/.test(letters)) return -1
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
