/** The longest title that the server takes. */
const maxLength = 200

/** A title for the round that follows, which tells the two apart: 'Laboratorio', 'Laboratorio (2)', and so on. */
export function proposeNextTitle(title: string): string {
  const [, name = title, number = '1'] = /^(.+) \((\d{1,2})\)$/.exec(title) ?? []
  const ending = ` (${Number(number) + 1})`
  return name.slice(0, maxLength - ending.length) + ending
}
