import { type Assigned, assign, type Candidate } from '#src/importer/columns/assign-columns.ts'
import { type Meanings, meaningsOf } from '#src/importer/columns/field-phrases.server.ts'
import { type Heading, headingIn } from '#src/importer/columns/heading.ts'
import { type Score, scoreOf } from '#src/importer/columns/heading-score.ts'
import { points } from '#src/importer/columns/phrases.ts'
import { plainHeading, type Remembered, type RememberedColumns } from '#src/importer/columns/remembered-columns.ts'
import { type Agreement, evidenceOf } from '#src/importer/columns/value-evidence.server.ts'
import type { ColumnFound, Mapping } from '#src/importer/wire.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { SheetWords } from '#src/resource/sheet-words.ts'

/** A column of a sheet, as far as it tells what it is, by some of its different values. */
export type Column = Pick<ColumnFound, 'column' | 'heading' | 'dates'> & { samples: readonly string[] }

type Known = {
  /** What sheets call the target's fields, besides their captions. */
  words?: SheetWords
  /** What was chosen before, by headings; it wins over all. */
  last?: RememberedColumns
}

/**
 * Column matching: which column of a sheet feeds which field, the surest first, by headings, values and what was chosen
 * before. No column and no field twice; where two are as sure, both are left alone. Whoever loads sees and changes it.
 */
export function suggestColumns(
  target: Resource,
  columns: readonly Column[],
  { words = {}, last = {} }: Known = {},
): Assigned {
  const meanings = meaningsOf(target, words)
  const known = new Map(Object.entries(last).map(([heading, feeds]) => [plainHeading(heading), feeds]))
  const candidates = columns.flatMap((column) => {
    const feeds = known.get(plainHeading(column.heading))
    return feeds === undefined ? candidatesOf(meanings, column) : rememberedAs(meanings, column, feeds)
  })
  return assign(candidates)
}

/** The columns of a suggestion of which the heading alone says nothing: their values told what they are. */
export function columnsByContent(
  target: Resource,
  columns: readonly Column[],
  mapping: Mapping,
  { words = {}, last = {} }: Known = {},
): string[] {
  const { fields, nouns } = meaningsOf(target, words)
  const chosen = new Set(Object.keys(last).map(plainHeading))
  const told = columns.filter(({ column, heading }) => {
    const field = fields.find(({ name }) => mapping[name] === column)
    return field && !chosen.has(plainHeading(heading)) && scoreOf(headingIn(heading, nouns), field.phrases).points === 0
  })
  return told.map(({ column }) => column)
}

/** More than any other points. */
const surest = 1000

function rememberedAs({ fields }: Meanings, { column }: Column, feeds: Remembered): Candidate[] {
  const names = Object.keys(feeds)
  if (names.length === 0 || !names.every((name) => fields.some((field) => field.name === name))) return []
  const fed = Object.entries(feeds).map(([name, part]) => [name, part === 'all' ? column : { column, part }])
  return [{ column, feeds: Object.fromEntries(fed), points: surest }]
}

const partsOf = (column: string, [first, second]: readonly [string, string]): Mapping => ({
  [first]: { column, part: 'before_comma' },
  [second]: { column, part: 'after_comma' },
})

function candidatesOf(meanings: Meanings, column: Column): Candidate[] {
  const { column: letters, samples } = column
  const heading = headingIn(column.heading, meanings.nouns)
  const isPair = holdsPairs(samples)
  const { agreements, only } = evidenceOf(meanings.fields, column)
  const ofFields = meanings.fields.map(({ name, phrases }): Candidate => {
    const isHalf = isPair && meanings.whole?.fields.includes(name)
    const byHeading = weighed(scoreOf(heading, phrases), isHalf ? half : agreements.get(name))
    const sure = Math.max(byHeading, name === only ? points.byValues : 0)
    return { column: letters, feeds: { [name]: letters }, points: sure }
  })
  const ofDecoys = meanings.decoys.map(
    (phrases): Candidate => ({ column: letters, feeds: {}, points: exactly(scoreOf(heading, phrases)) }),
  )
  const wholes = samples.length === 0 || isPair ? wholeOf(meanings, { letters, heading, isPair }) : []
  return [...ofFields, ...ofDecoys, ...wholes]
    .map((one) => ({ ...one, points: one.points + (samples.length === 0 ? points.emptyColumn : 0) }))
    .filter((one) => one.points >= points.least)
}

/** 'Pérez, Ana' under 'Apellido' is more than a surname. */
const half: Agreement = { share: 0, isTelling: false }

/** A heading's points, by what the values say of it. */
function weighed({ points: found, isPart }: Score, values: Agreement | undefined): number {
  if (isPart) return values?.isTelling ? found + points.partAgrees : 0
  if (found > 0 && values && values.share < 0.5) return found + points.valuesDiffer
  return found > 0 && values?.isTelling ? found + points.valuesAgree : found
}

const exactly = ({ points: found, isPart }: Score): number =>
  isPart || found < points.caption + points.cut ? 0 : found

/** Both fields of the label in one column: by its heading, or that of one of them where the values have a comma. */
function wholeOf(
  { whole, fields }: Meanings,
  { letters, heading, isPair }: { letters: string; heading: Heading; isPair: boolean },
): Candidate[] {
  if (!whole) return []
  const ofOne = fields.filter(({ name }) => isPair && whole.fields.includes(name))
  const found = [whole, ...ofOne].map(({ phrases }) => scoreOf(heading, phrases))
  const best = Math.max(...found.map((score) => (score.isPart ? 0 : score.points)))
  return [{ column: letters, feeds: partsOf(letters, whole.fields), points: best + points.pair }]
}

/** 'Pérez, Ana': half of the texts or more have one comma, with something on both sides. */
function holdsPairs(samples: readonly string[]): boolean {
  const pairs = samples.filter((sample) => /^[^,]*[^,\s][^,]*,[^,]*[^,\s][^,]*$/.test(sample))
  return pairs.length > 0 && pairs.length >= samples.length / 2
}
