import { meaningsOf } from '#src/importer/columns/field-phrases.server.ts'
import { without, wordsOf } from '#src/importer/columns/heading-words.ts'
import { compact } from '#src/importer/columns/phrases.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { SheetWords } from '#src/resource/sheet-words.ts'

const longest = 100

/** Whether a text is a heading for a field of any of these resources: so the row of headings is found. */
export function knownHeadings(
  targets: readonly Resource[],
  words: Readonly<Record<string, SheetWords>>,
): (heading: string) => boolean {
  const phrases = targets.flatMap((target) => {
    const { fields, whole } = meaningsOf(target, words[target.name] ?? {})
    return [...fields.map((field) => field.phrases), ...(whole ? [whole.phrases] : [])]
  })
  const known = new Set(phrases.flatMap(({ exact, nouns }) => [...exact.keys(), ...nouns]))
  return (heading) => {
    if (heading.length > longest) return false
    const said = wordsOf(heading)
    return known.has(compact(said)) || known.has(compact(without(said)))
  }
}
