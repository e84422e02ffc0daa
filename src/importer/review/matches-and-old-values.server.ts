import type { ReviewedRow, RowStatus } from '#src/importer/import-types.ts'
import { hasCurrentOutcomes, type Import } from '#src/importer/imports.server.ts'
import type { ReviewContext } from '#src/importer/review/reviewed-rows.server.ts'
import { listChangedFields } from '#src/importer/rows/fill-row.server.ts'
import { buildImportPlan, type ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { planRows, type RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import { type ReadRow, readRow, type StagedRow } from '#src/importer/rows/read-row.server.ts'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { Refusal } from '#src/platform/errors.ts'
import { describeValue } from '#src/resource/history/changed-fields.ts'
import { createDisplayLocale } from '#src/resource/history/routes.server.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'

type MatchAndOldValues = Pick<ReviewedRow, 'matched_by' | 'matched_fields' | 'before'>
type OutcomeRow = StagedRow & { status: RowStatus; id: number | null }

export const noMatch: MatchAndOldValues = { matched_by: null, matched_fields: [], before: {} }

/**
 * Reads, by row, the field by which the matching record was found, and the record's values that the import would
 * change. Empty for an import that was run, for outcomes of an earlier request, for a request that is no longer valid,
 * and for users who may not read the records. The number of statements does not grow with the rows.
 */
export async function readMatchesAndOldValues(
  db: Queryable,
  { registry, actor, language }: ReviewContext,
  sheetImport: Import,
  rows: readonly OutcomeRow[],
): Promise<ReadonlyMap<number, MatchAndOldValues>> {
  const { asked: request, found: sheet } = sheetImport
  const matchedRows = rows.filter(({ status, id }) => id !== null && (status === 'updated' || status === 'skipped'))
  const target = request && registry.get(request.resource)
  if (!request || !sheet || !target || matchedRows.length === 0) return new Map()
  if (
    sheetImport.status !== 'pending' ||
    !hasCurrentOutcomes(sheetImport) ||
    !hasAccess(actor, target.resource.access.read)
  )
    return new Map()
  try {
    const plan = await buildImportPlan(db, registry, actor, { request, sheet })
    const readRows = matchedRows.map((row) => readRow(plan.reader, row))
    const rowPlans = await planRows(db, plan, actor, readRows)
    const reader = createDisplayLocale(language)
    return new Map(
      rowPlans.map((rowPlan, index) => [
        rowPlan.row,
        describeMatchAndOldValues(plan, readRows[index], rowPlan, { reader, actor }),
      ]),
    )
  } catch (error) {
    // The import's request is no longer valid, for example because a chosen record is gone. The run will report it.
    if (error instanceof Refusal) return new Map()
    throw error
  }
}

function describeMatchAndOldValues(
  plan: ImportPlan,
  row: ReadRow | undefined,
  { match }: RowPlan,
  { reader, actor }: { reader: DisplayLocale; actor: Actor },
): MatchAndOldValues {
  if (!match) return noMatch
  const { fields, access } = plan.prepared.resource
  const maySee = ({ writeOnly, isRecordOnly }: Field) =>
    !writeOnly && (!isRecordOnly || hasAccess(actor, access.update))
  // A record that is still to be created has no value yet.
  const toCreate = Object.keys(row?.referenceTexts ?? {}).filter((name) => !(name in match.values))
  const before = [...listChangedFields(plan, match.values, match.record), ...toCreate].flatMap((name) => {
    const field = fields[name]
    return field && maySee(field) ? [[name, describeValue(name, field, match.record, reader)] as const] : []
  })
  const { matchedField } = match
  return {
    matched_by: matchedField,
    matched_fields: listKeyFields(plan, matchedField),
    before: Object.fromEntries(before),
  }
}

/** The fields of the unique key of a field. An expression of the key's index that is no field is left out. */
function listKeyFields({ keys, prepared }: ImportPlan, keyField: string): string[] {
  const { sheetKey } = prepared.resource
  if (sheetKey[0] === keyField && keys.every(({ field }) => field !== keyField)) return [...sheetKey]
  const { expressions = [] } = keys.find(({ field }) => field === keyField) ?? {}
  const names = expressions.filter((expression) => expression in prepared.resource.fields)
  return names.includes(keyField) ? names : [keyField]
}
