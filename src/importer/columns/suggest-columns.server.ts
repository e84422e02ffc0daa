import { assignColumns, type ColumnAssignment, type MappingCandidate } from '#src/importer/columns/assign-columns.ts'
import { getOrBuildTargetPhrases, type TargetPhrases } from '#src/importer/columns/field-phrases.server.ts'
import { type Heading, parseHeading } from '#src/importer/columns/heading.ts'
import { type Score, scoreHeading } from '#src/importer/columns/heading-score.ts'
import { points } from '#src/importer/columns/phrases.ts'
import {
  normalizeHeading,
  type RememberedColumns,
  type RememberedFields,
} from '#src/importer/columns/remembered-columns.ts'
import { type Agreement, compareValuesWithFields } from '#src/importer/columns/value-evidence.server.ts'
import type { ColumnMapping, SourceColumn } from '#src/importer/import-types.ts'
import { areMostlyCommaPairs, areMostlyNames } from '#src/importer/names/person-name.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

/** A column with its heading and some distinct values, from which its field is guessed. */
export type ColumnProfile = Pick<SourceColumn, 'column' | 'heading' | 'dates'> & { samples: readonly string[] }

type Vocabulary = {
  /** Names that sheets give to the target's fields, besides their captions. */
  sheetWords?: SheetWords
  /** The fields that the user chose before, by heading. They win over all other candidates. */
  rememberedColumns?: RememberedColumns
}

/**
 * Column matching: suggests which column of a sheet feeds which field, by headings, values and earlier choices. A
 * column feeds one field, or surname and name together, and no two columns feed one field. If two suggestions are
 * equally likely, neither is made. The user sees the suggestions and can change them.
 */
export function suggestColumns(
  target: Resource,
  columns: readonly ColumnProfile[],
  { sheetWords = {}, rememberedColumns = {} }: Vocabulary = {},
): ColumnAssignment {
  const targetPhrases = getOrBuildTargetPhrases(target, sheetWords)
  const fieldsByHeading = new Map(
    Object.entries(rememberedColumns).map(([heading, fields]) => [normalizeHeading(heading), fields]),
  )
  const candidates = columns.flatMap((column) => {
    const fields = fieldsByHeading.get(normalizeHeading(column.heading))
    return fields === undefined || isSplitOutdated(fields, column)
      ? listMappingCandidates(targetPhrases, column)
      : suggestRememberedFields(targetPhrases, column, fields)
  })
  return assignColumns(candidates)
}

/**
 * The letters of the suggested columns whose heading gives no points, so that only their values decided. Columns that
 * feed surname and name together and columns that the user matched before are left out.
 */
export function findColumnsMatchedByValues(
  target: Resource,
  columns: readonly ColumnProfile[],
  mapping: ColumnMapping,
  { sheetWords = {}, rememberedColumns = {} }: Vocabulary = {},
): string[] {
  const { fields, nouns } = getOrBuildTargetPhrases(target, sheetWords)
  const rememberedHeadings = new Set(Object.keys(rememberedColumns).map(normalizeHeading))
  const matchedColumns = columns.filter(({ column, heading }) => {
    const field = fields.find(({ name }) => mapping[name] === column)
    return (
      field &&
      !rememberedHeadings.has(normalizeHeading(heading)) &&
      scoreHeading(parseHeading(heading, nouns), field.phrases).points === 0
    )
  })
  return matchedColumns.map(({ column }) => column)
}

/** Points of a field that the user chose before: more than any other candidate can get. */
const rememberedPoints = 1000

function suggestRememberedFields(
  { fields }: TargetPhrases,
  { column }: ColumnProfile,
  rememberedFields: RememberedFields,
): MappingCandidate[] {
  const names = Object.keys(rememberedFields)
  if (names.length === 0 || !names.every((name) => fields.some((field) => field.name === name))) return []
  const mapping = Object.entries(rememberedFields).map(([name, part]) => [
    name,
    part === 'all' ? column : typeof part === 'string' ? { column, part } : { column, ...part },
  ])
  return [{ column, mapping: Object.fromEntries(mapping), points: rememberedPoints }]
}

/** True if the fields were split at a comma before, and this sheet's names have none. */
const isSplitOutdated = (rememberedFields: RememberedFields, { samples }: ColumnProfile): boolean =>
  Object.values(rememberedFields).includes('before_comma') && areMostlyNames(samples) && !areMostlyCommaPairs(samples)

/** The parts of a column whose order is asked. */
const mapPairToNameParts = (column: string, [surname, name]: readonly [string, string]): ColumnMapping => ({
  [surname]: { column, part: 'surname', order: 'surname_first' },
  [name]: { column, part: 'given_name', order: 'surname_first' },
})

const mapPairToCommaParts = (column: string, [first, second]: readonly [string, string]): ColumnMapping => ({
  [first]: { column, part: 'before_comma' },
  [second]: { column, part: 'after_comma' },
})

function listMappingCandidates(targetPhrases: TargetPhrases, column: ColumnProfile): MappingCandidate[] {
  const { column: columnLetters, samples } = column
  const heading = parseHeading(column.heading, targetPhrases.nouns)
  const isPair = areMostlyCommaPairs(samples)
  const { agreements, onlyField } = compareValuesWithFields(targetPhrases.fields, column)
  const fieldCandidates = targetPhrases.fields.map(({ name, phrases }): MappingCandidate => {
    const isPairMember = isPair && targetPhrases.pair?.fields.includes(name)
    const headingPoints = adjustHeadingPointsByValues(
      scoreHeading(heading, phrases),
      isPairMember ? pairMemberAgreement : agreements.get(name),
    )
    const fieldPoints = Math.max(headingPoints, name === onlyField ? points.byValues : 0)
    return { column: columnLetters, mapping: { [name]: columnLetters }, points: fieldPoints }
  })
  const closedFieldCandidates = targetPhrases.closedFields.map(
    (phrases): MappingCandidate => ({
      column: columnLetters,
      mapping: {},
      points: computeClosedFieldPoints(scoreHeading(heading, phrases)),
    }),
  )
  const pairCandidates =
    samples.length === 0 || isPair
      ? suggestLabelPair(targetPhrases, { letters: columnLetters, heading, isPair })
      : suggestUnorderedPair(targetPhrases, { letters: columnLetters, heading, samples })
  return [...fieldCandidates, ...closedFieldCandidates, ...pairCandidates]
    .map((candidate) => ({ ...candidate, points: candidate.points + (samples.length === 0 ? points.emptyColumn : 0) }))
    .filter((candidate) => candidate.points >= points.least)
}

/**
 * How well a column of values like 'Pérez, Ana' fits a surname field: not at all, because it is more than a surname.
 */
const pairMemberAgreement: Agreement = { share: 0, isTelling: false }

/**
 * Adds to a heading's points, or takes from them, by how well the values fit. A heading that only contains the phrase
 * keeps no points unless the values tell.
 */
function adjustHeadingPointsByValues(
  { points: headingPoints, isPart }: Score,
  agreement: Agreement | undefined,
): number {
  if (isPart) return agreement?.isTelling ? headingPoints + points.partAgrees : 0
  if (headingPoints > 0 && agreement && agreement.share < 0.5) return headingPoints + points.valuesDiffer
  return headingPoints > 0 && agreement?.isTelling ? headingPoints + points.valuesAgree : headingPoints
}

const computeClosedFieldPoints = ({ points: headingPoints, isPart }: Score): number =>
  isPart || headingPoints < points.caption + points.cut ? 0 : headingPoints

/**
 * Suggests both fields of the label for one column, if the label has two. The heading names both fields, or one of them
 * if the values contain a comma.
 */
function suggestLabelPair(
  { pair, fields }: TargetPhrases,
  { letters, heading, isPair }: { letters: string; heading: Heading; isPair: boolean },
): MappingCandidate[] {
  if (!pair) return []
  const pairMembers = fields.filter(({ name }) => isPair && pair.fields.includes(name))
  const scores = [pair, ...pairMembers].map(({ phrases }) => scoreHeading(heading, phrases))
  const bestPoints = Math.max(...scores.map((score) => (score.isPart ? 0 : score.points)))
  return [{ column: letters, mapping: mapPairToCommaParts(letters, pair.fields), points: bestPoints + points.pair }]
}

/** Suggests both fields of the label for names without commas, if the heading means both. Their order is asked. */
function suggestUnorderedPair(
  { pair }: TargetPhrases,
  { letters, heading, samples }: { letters: string; heading: Heading; samples: readonly string[] },
): MappingCandidate[] {
  if (!pair || !areMostlyNames(samples)) return []
  const score = scoreHeading(heading, pair.phrases)
  const candidatePoints = score.isPart ? 0 : score.points + points.pair
  const mapping = mapPairToNameParts(letters, pair.fields)
  return [{ column: letters, mapping, points: candidatePoints, isOrderAsked: true }]
}
