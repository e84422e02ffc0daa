import { isPicture, isReference, type NamedField } from '#src/importer/importable.server.ts'
import { type DayOrder, readDateText } from '#src/platform/text/typed-day.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'

/** Texts of many a kind: the fewer of them a field takes, the more it says that it takes the values of a column. */
const probes = [
  ...['Ana', 'Calle 123', 'a, b', 'Sí', '1', '7', '42', '1249.5', '12345678', '1234567890123', '2026-08-03', '09:30'],
  ...['ana@example.com', '#1A2B3C', 'a1'],
]

/** From 0 for a field that takes any text to 1 for one that takes none of the probes. */
const known = new WeakMap<Field, number>()

function strictness(field: Field): number {
  const found = known.get(field) ?? probes.filter((probe) => 'problem' in readCell(field, probe)).length / probes.length
  known.set(field, found)
  return found
}

/** Fields of fewer formats say nothing by what they take: a whole number, yes or no. */
const strict = 0.9

/** How many of a column's samples are values of a field, and whether that says anything. */
export type Agreement = { share: number; isTelling: boolean }

export type Evidence = {
  /** By field; of none whose cells name rows or pictures, which are not asked. */
  agreements: ReadonlyMap<string, Agreement>
  /** The only field of a strict format whose values all samples are; undefined where several are, or none. */
  only: string | undefined
}

/** Every field is asked for each. */
const mostAsked = 5

/** What the first values of a column say of a target's fields. */
export function evidenceOf(
  fields: readonly NamedField[],
  { samples: all, dates }: { samples: readonly string[]; dates: DayOrder },
): Evidence {
  const samples = all.slice(0, mostAsked)
  const texts = samples.map((sample) => [sample, readDateText(sample, dates) ?? sample])
  const asked = samples.length ? fields.filter(({ field }) => !isReference(field) && !isPicture(field)) : []
  const agreements = new Map(
    asked.map(({ name, field }): [string, Agreement] => {
      const taken = texts.filter((spellings) => spellings.some((text) => 'value' in readCell(field, text))).length
      const isTelling = taken === samples.length && strictness(field) >= strict
      return [name, { share: taken / samples.length, isTelling }]
    }),
  )
  const telling = [...agreements].filter(([, { isTelling }]) => isTelling)
  return { agreements, only: samples.length > 1 && telling.length === 1 ? telling[0]?.[0] : undefined }
}
