import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import { lowercaseName, type RecordsByName } from '#src/importer/rows/records-by-name.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'

/** By field, the ids that stand for records still to be created. */
type PendingIds = Readonly<Record<string, number>>

/**
 * Enters the ids of the records that a row's cells name in its values. Counts names without a record, and wrong texts.
 * Returns the pending ids of each row that has some.
 */
export async function resolveNamesAndCountUnknown(
  db: Queryable,
  plan: ImportPlan,
  rows: readonly ReadRow[],
): Promise<Map<ReadRow, PendingIds>> {
  const pendingByRow = new Map<ReadRow, PendingIds>()
  for (const [field, recordsByName] of plan.recordsByName) {
    const isList = plan.prepared.links.some((link) => link.name === field)
    const allTexts = rows.flatMap(({ referenceTexts }) => referenceTexts[field] ?? [])
    await recordsByName.lookUp(db, isList ? allTexts.flatMap(listPossibleNames) : allTexts)
    for (const row of rows) {
      const cellTexts = row.referenceTexts[field]
      if (!cellTexts) continue
      const texts = isList ? cellTexts.flatMap((text) => splitAtSlashIfPartsAreKnown(recordsByName, text)) : cellTexts
      const meanings = texts.map((text) => recordsByName.meaningOf(text))
      const unknownTexts = texts.filter((_, index) => meanings[index] === null)
      for (const text of unknownTexts) countUnknownName(plan, field, text)
      if (unknownTexts[0] !== undefined)
        row.problems[field] = { key: 'importer.unknown', params: { value: unknownTexts[0] } }
      const textToCreate = texts.find((_, index) => meanings[index] === 'create')
      if (textToCreate !== undefined)
        pendingByRow.set(row, { ...pendingByRow.get(row), [field]: recordsByName.pendingIdOf(textToCreate) })
      const ids = [...new Set(meanings.filter((id) => typeof id === 'number'))]
      if (isList) row.values[field] = ids
      else if (ids[0] !== undefined) row.values[field] = ids[0]
    }
  }
  for (const { wrongTexts } of rows)
    for (const [field, text] of Object.entries(wrongTexts)) countUnknownName(plan, field, text)
  return pendingByRow
}

/** 'Azul / Blanco' is two names if the whole text has no meaning and each part has one. Otherwise it is one name. */
function splitAtSlashIfPartsAreKnown(recordsByName: RecordsByName, text: string): string[] {
  const parts = splitAtSlash(text)
  const areSeveral =
    recordsByName.meaningOf(text) === null && parts.every((part) => recordsByName.meaningOf(part) !== null)
  return areSeveral && parts.length > 0 ? parts : [text]
}

/** The names that one text of a list may hold: the whole text, and its parts between slashes. */
export const listPossibleNames = (text: string): string[] => [text, ...splitAtSlash(text)]

const splitAtSlash = (text: string): string[] =>
  text
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean)

/** Most distinct unknown names that are counted for each field. */
export const maxUnknownNames = 200

function countUnknownName({ unknownNames }: ImportPlan, field: string, text: string): void {
  const counts = unknownNames.get(field) ?? new Map<string, { value: string; count: number }>()
  unknownNames.set(field, counts)
  const { value, count } = counts.get(lowercaseName(text)) ?? { value: text, count: 0 }
  if (count > 0 || counts.size < maxUnknownNames) counts.set(lowercaseName(text), { value, count: count + 1 })
}
