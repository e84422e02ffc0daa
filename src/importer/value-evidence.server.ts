import { isPicture, isReference, type NamedField } from '#src/importer/importable.server.ts'
import type { ColumnFound } from '#src/importer/wire.ts'
import { readDateText } from '#src/platform/text/typed-day.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'

export type Values = Pick<ColumnFound, 'samples' | 'dates'>

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

/** Whether a column's samples are values of a field, and how much that says; null for fields that cannot tell. */
export function agreement(field: Field, { samples, dates }: Values): { share: number; isTelling: boolean } | null {
  if (samples.length === 0 || isReference(field) || isPicture(field)) return null
  const taken = samples.filter((sample) => takes(field, sample, dates)).length
  return { share: taken / samples.length, isTelling: taken === samples.length && strictness(field) >= strict }
}

const takes = (field: Field, sample: string, dates: Values['dates']): boolean =>
  [sample, readDateText(sample, dates)].some((text) => text !== null && 'value' in readCell(field, text))

/** The only field of a strict format whose values all samples are; undefined where several are, or none. */
export function onlyFieldFor(fields: readonly NamedField[], values: Values): string | undefined {
  if (values.samples.length < 2) return undefined
  const telling = fields.filter(({ field }) => agreement(field, values)?.isTelling)
  return telling.length === 1 ? telling[0]?.name : undefined
}
