import { type ImportableField, isPictureField, isReference } from '#src/importer/importable-fields.server.ts'
import { type DayOrder, readDateText } from '#src/platform/text/typed-day.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'

/**
 * Texts of many kinds. The fewer of them a field accepts, the more it means that the field accepts a column's values.
 */
const probeTexts = [
  ...['Ana', 'Calle 123', 'a, b', 'Sí', '1', '7', '42', '1249.5', '12345678', '1234567890123', '2026-08-03', '09:30'],
  ...['ana@example.com', '#1A2B3C', 'a1'],
]

/** Memoized strictness: 0 for a field that accepts any text, 1 for a field that accepts none of the probes. */
const strictnessByField = new WeakMap<Field, number>()

function getOrMeasureStrictness(field: Field): number {
  const fieldStrictness =
    strictnessByField.get(field) ??
    probeTexts.filter((probe) => 'problem' in readCell(field, probe)).length / probeTexts.length
  strictnessByField.set(field, fieldStrictness)
  return fieldStrictness
}

/**
 * Fields below this strictness, such as whole numbers or yes and no, accept so many values that their accepting a
 * column's values tells nothing.
 */
const minStrictness = 0.9

/** The share of a column's samples that a field accepts, and whether this share tells anything about the column. */
export type Agreement = { share: number; isTelling: boolean }

export type ValueEvidence = {
  /** How well the column's values fit, by field. Fields whose cells name records or pictures are left out. */
  agreements: ReadonlyMap<string, Agreement>
  /**
   * The only strict field that accepts all samples. Undefined if there are several or none, or fewer than two samples.
   */
  onlyField: string | undefined
}

/** Most samples of a column that are tried, because each is read by every field. */
const maxSamples = 5

/** How well the first values of a column fit the fields of a target. */
export function compareValuesWithFields(
  fields: readonly ImportableField[],
  { samples: allSamples, dates }: { samples: readonly string[]; dates: DayOrder },
): ValueEvidence {
  const samples = allSamples.slice(0, maxSamples)
  const spellingsBySample = samples.map((sample) => [sample, readDateText(sample, dates) ?? sample])
  const comparableFields = samples.length
    ? fields.filter(({ field }) => !isReference(field) && !isPictureField(field))
    : []
  const agreements = new Map(
    comparableFields.map(({ name, field }): [string, Agreement] => {
      const acceptedCount = spellingsBySample.filter((spellings) =>
        spellings.some((text) => 'value' in readCell(field, text)),
      ).length
      const isTelling = acceptedCount === samples.length && getOrMeasureStrictness(field) >= minStrictness
      return [name, { share: acceptedCount / samples.length, isTelling }]
    }),
  )
  const tellingFields = [...agreements].filter(([, { isTelling }]) => isTelling)
  return { agreements, onlyField: samples.length > 1 && tellingFields.length === 1 ? tellingFields[0]?.[0] : undefined }
}
