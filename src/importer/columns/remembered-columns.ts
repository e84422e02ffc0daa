import type { Mapping, TextHalf } from '#src/importer/wire.ts'
import { fold } from '#src/platform/text/fold.ts'

/** The fields that a column fed, each with all of its text or a part; none where it was not loaded. */
export type Remembered = Readonly<Record<string, TextHalf | 'all'>>

/** By heading. */
export type RememberedColumns = Readonly<Record<string, Remembered>>

/** Headings that differ in case, accents and blanks alone are the same. */
export const plainHeading = (heading: string): string => fold(heading).replace(/\s+/g, ' ').trim()

/**
 * What a mapping says of each heading, for the next sheet that has it. Columns without one, and those that share one,
 * are left out.
 */
export function rememberedColumns(
  columns: readonly { column: string; heading: string }[],
  mapping: Mapping,
): RememberedColumns {
  const named = Map.groupBy(columns, ({ heading }) => plainHeading(heading))
  const entries = [...named].flatMap(([heading, [only, ...others]]) =>
    heading === '' || !only || others.length ? [] : [[heading, fedBy(only.column, mapping)] as const],
  )
  return Object.fromEntries(entries)
}

function fedBy(column: string, mapping: Mapping): Remembered {
  const fed = Object.entries(mapping).flatMap(([field, from]): [string, TextHalf | 'all'][] => {
    if (typeof from === 'string') return from === column ? [[field, 'all']] : []
    return from.column === column ? [[field, from.part]] : []
  })
  return Object.fromEntries(fed)
}
