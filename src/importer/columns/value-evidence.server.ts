import { type ImportableField, isPicture, isReference } from '#src/importer/importable-fields.server.ts'
import { type DayOrder, readDateText } from '#src/platform/text/typed-day.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'

/** Texts of many a kind: the fewer of them a field takes, the more it says that it takes the values of a column. */
const probeTexts = [
  ...['Ana', 'Calle 123', 'a, b', 'Sí', '1', '7', '42', '1249.5', '12345678', '1234567890123', '2026-08-03', '09:30'],
  ...['ana@example.com', '#1A2B3C', 'a1'],
]

/** From 0 for a field that takes any text to 1 for one that takes none of the probes. */
const strictnessByField = new WeakMap<Field, number>()

function measureStrictness(field: Field): number {
  const fieldStrictness =
    strictnessByField.get(field) ??
    probeTexts.filter((probe) => 'problem' in readCell(field, probe)).length / probeTexts.length
  strictnessByField.set(field, fieldStrictness)
  return fieldStrictness
}

/** Fields of fewer formats say nothing by what they take: a whole number, yes or no. */
const minStrictness = 0.9

/** How many of a column's samples are values of a field, and whether that says anything. */
export type Agreement = { share: number; isTelling: boolean }

export type ValueEvidence = {
  /** By field; of none whose cells name rows or pictures, which are not asked. */
  agreements: ReadonlyMap<string, Agreement>
  /** The only field of a strict format whose values all samples are; undefined where several are, or none. */
  onlyField: string | undefined
}

/** Every field is asked for each. */
const maxSamples = 5

/** What the first values of a column say of a target's fields. */
export function gatherEvidence(
  fields: readonly ImportableField[],
  { samples: allSamples, dates }: { samples: readonly string[]; dates: DayOrder },
): ValueEvidence {
  const samples = allSamples.slice(0, maxSamples)
  const spellingsBySample = samples.map((sample) => [sample, readDateText(sample, dates) ?? sample])
  const comparableFields = samples.length ? fields.filter(({ field }) => !isReference(field) && !isPicture(field)) : []
  const agreements = new Map(
    comparableFields.map(({ name, field }): [string, Agreement] => {
      const acceptedCount = spellingsBySample.filter((spellings) =>
        spellings.some((text) => 'value' in readCell(field, text)),
      ).length
      const isTelling = acceptedCount === samples.length && measureStrictness(field) >= minStrictness
      return [name, { share: acceptedCount / samples.length, isTelling }]
    }),
  )
  const tellingFields = [...agreements].filter(([, { isTelling }]) => isTelling)
  return { agreements, onlyField: samples.length > 1 && tellingFields.length === 1 ? tellingFields[0]?.[0] : undefined }
}
