import type { UnknownName } from '#src/importer/import-types.ts'
import type { ImportableField } from '#src/importer/importable-fields.server.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import { lowercaseName } from '#src/importer/rows/records-by-name.server.ts'
import { maxUnknownNames, resolveNamesAndCountUnknown } from '#src/importer/rows/resolve-references.server.ts'
import { isMendedInCellIfSingle } from '#src/importer/values/text-meanings.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'

/** Names without a record and wrong texts, the most frequent first, each with a record of a similar name, or null. */
export async function listUnknownNamesWithSimilar(
  db: Queryable,
  { prepared, unknownNames: countsByField, recordsByName: recordsByField }: ImportPlan,
): Promise<UnknownName[]> {
  const unknownNames: UnknownName[] = []
  for (const [name, counts] of countsByField) {
    const field = prepared.resource.fields[name]
    if (!field || counts.size === 0) continue
    const recordsByName = recordsByField.get(name)
    if (!recordsByName) {
      unknownNames.push(...listWrongTexts({ name, field }, [...counts.values()]))
      continue
    }
    const texts = [...counts.values()]
    const similarByText = await recordsByName.findSimilar(
      db,
      texts.map(({ value }) => value),
    )
    const mayCreate = recordsByName.mayCreate()
    for (const { value, count } of texts)
      unknownNames.push({ field: name, value, count, like: similarByText.get(value) ?? null, may_create: mayCreate })
  }
  return unknownNames.sort(compareByCount)
}

/** Wrong texts of a field, which name no record. */
const listWrongTexts = (
  { name, field }: ImportableField,
  texts: readonly Pick<UnknownName, 'value' | 'count'>[],
): UnknownName[] =>
  texts
    .filter(({ count }) => count > 1 || !isMendedInCellIfSingle(field))
    .map(({ value, count }) => ({ field: name, value, count, like: null, may_create: false }))

/** Orders names by count, the most frequent first. */
const compareByCount = (a: UnknownName, b: UnknownName) => b.count - a.count

type CorrectedRow = { previousNames: readonly UnknownName[]; oldRow: ReadRow | null; newRow: ReadRow | null }

/**
 * Returns the list as it is after a row was corrected, without reading other rows. The old row's names count one less,
 * the new row's names one more. A skipped row is null.
 */
export async function recountUnknownNames(
  db: Queryable,
  plan: ImportPlan,
  { previousNames, oldRow, newRow }: CorrectedRow,
): Promise<UnknownName[]> {
  const newCounts = await countUnknownNamesOfRow(db, plan, newRow)
  const oldCounts = await countUnknownNamesOfRow(db, plan, oldRow)
  const recountedNames = previousNames.map((name) => ({
    ...name,
    count:
      name.count +
      (removeNameAndReturnEntry(newCounts, name)?.count ?? 0) -
      (removeNameAndReturnEntry(oldCounts, name)?.count ?? 0),
  }))
  const newFields = new Map(
    [...newCounts].filter(([field]) => recountedNames.filter((name) => name.field === field).length < maxUnknownNames),
  )
  const addedNames = await listUnknownNamesWithSimilar(db, { ...plan, unknownNames: newFields })
  return [...recountedNames, ...addedNames].filter(({ count }) => count > 0).sort(compareByCount)
}

async function countUnknownNamesOfRow(
  db: Queryable,
  plan: ImportPlan,
  row: ReadRow | null,
): Promise<ImportPlan['unknownNames']> {
  const planWithoutCounts: ImportPlan = { ...plan, unknownNames: new Map() }
  if (row) await resolveNamesAndCountUnknown(db, planWithoutCounts, [row])
  return planWithoutCounts.unknownNames
}

function removeNameAndReturnEntry(countsByField: ImportPlan['unknownNames'], { field, value }: UnknownName) {
  const texts = countsByField.get(field)
  const count = texts?.get(lowercaseName(value))
  texts?.delete(lowercaseName(value))
  return count
}
