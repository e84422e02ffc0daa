import type { RowErrors, RowStatus } from '#src/importer/import-types.ts'
import { buildNewRecordValuesAndAddErrors, buildUpdateValues, isUnchanged } from '#src/importer/rows/fill-row.server.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { listPicturesAndAddProblems } from '#src/importer/rows/pictures-to-store.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import { resolveNamesAndCountUnknown } from '#src/importer/rows/resolve-references.server.ts'
import {
  buildSheetKey,
  findDoubleWarning,
  findOnlyMatch,
  matchRowsBySheetKeys,
  type SheetKeyMatch,
} from '#src/importer/rows/sheet-keys/sheet-keys.server.ts'
import { type KeyMatch, matchRowsByKeys } from '#src/importer/rows/unique-keys.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { readRowsByIds } from '#src/resource/read/read-rows.server.ts'
import type { Change, CheckedValues } from '#src/resource/registration/rules.server.ts'

/** The plan for one row of the sheet. `change` is null for a row that will not be written. */
export type RowPlan = {
  row: number
  status: RowStatus
  errors: RowErrors
  /** What is told of a row that is loaded all the same. */
  warnings: RowErrors
  keys: string[]
  /** The key by which the row is matched if it has no unique value. */
  sheetKey: string | null
  id: number | null
  /** The matching record, the field by whose key it matches, and the values that would be written. */
  match: { matchedField: string; record: Entity; values: CheckedValues } | null
  /** True if the check found the row new, so that its keys are not looked up again. */
  isNew: boolean
  change: Change | null
  /** True if the row refers to records that are still to be created. */
  isPending: boolean
  /**
   * The values of a new row whose only errors are missing required fields. If a stored record has equal values, the row
   * turns out to be `same`.
   */
  incompleteValues: CheckedValues | null
  /** By field, the names of the row's pictures in the zip. Fields whose pictures are not to be stored are left out. */
  pictures: ReadonlyMap<string, readonly string[]>
}

/** Reads the matching records, locked or not. Records outside the user's scope are left out. */
export type ReadMatchedRecords = (ids: readonly number[]) => Promise<Entity[]>

/**
 * Matches rows with stored records and decides what each row becomes. Enters the ids of named records, and the actor's
 * own company or client, in the rows' values. The number of statements does not grow with the rows. The resource's
 * hooks are not called yet.
 */
export async function planRows(
  db: Queryable,
  plan: ImportPlan,
  actor: Actor,
  rows: readonly ReadRow[],
  readMatches: ReadMatchedRecords = (ids) => readRowsByIds(db, plan.prepared, actor, ids),
): Promise<RowPlan[]> {
  const pendingByRow = await resolveNamesAndCountUnknown(db, plan, rows)
  for (const row of rows) fillInActorScope(plan, actor, row)
  const keyedRows = rows
    .map((row) => ({ row, values: { ...row.values, ...pendingByRow.get(row) } }))
    .map(({ row, values }) => ({ row, values, isOfAnyCompany: mayMeanAnyCompany(plan, row, values) }))
    // A row without a company may mean a record of any company, so no unique index tells that it is new.
    .filter(({ row, isOfAnyCompany }) => isOfAnyCompany || !row.isNew)
  const keyMatches = await matchRowsByKeys(db, plan.prepared, { keys: plan.keys, actor }, keyedRows)
  const matchesByRow = Map.groupBy(keyMatches, ({ index }) => keyedRows[index]?.row.row)
  const sheetKeyMatches = await matchRowsBySheetKeys(db, plan, actor, rows)
  const onlyMatches = [...sheetKeyMatches.values()].flatMap((match) => findOnlyMatch(match) ?? [])
  const ids = [...new Set([...keyMatches.flatMap(({ id }) => id ?? []), ...onlyMatches])]
  const storedRecords = new Map((ids.length ? await readMatches(ids) : []).map((entity) => [entity.id, entity]))
  return rows.map((row) =>
    planRowAndRememberKeys(plan, row, matchesByRow.get(row.row) ?? [], {
      storedRecords,
      sheetKeyMatch: sheetKeyMatches.get(row) ?? null,
      isPending: pendingByRow.has(row),
    }),
  )
}

/** Tenant scope: fills in the actor's own company or client if the row has no value for it. */
function fillInActorScope({ prepared: { resource } }: ImportPlan, actor: Actor, row: ReadRow): void {
  for (const key of ['company_id', 'client_id'] as const) {
    const column = resource.scope[key]
    if (actor[key] === null || !column || column === 'id' || column in row.values || column in row.problems) continue
    row.values[column] = actor[key]
    row.blankFields = row.blankFields.filter((name) => name !== column)
  }
}

/** True for a row without a company, if records of different companies may share a key. */
function mayMeanAnyCompany(
  { prepared: { resource }, keys }: ImportPlan,
  { problems }: ReadRow,
  values: CheckedValues,
): boolean {
  const column = resource.scope.company_id
  if (column === undefined || keys.every(({ scopeExpression }) => scopeExpression === '0')) return false
  return values[column] == null && !(column in problems)
}

type MatchContext = {
  storedRecords: ReadonlyMap<number, Entity>
  sheetKeyMatch: SheetKeyMatch | null
  isPending: boolean
}

function planRowAndRememberKeys(
  plan: ImportPlan,
  readRow: ReadRow,
  keyMatches: readonly KeyMatch[],
  { storedRecords, sheetKeyMatch, isPending }: MatchContext,
): RowPlan {
  const { row, isNew = false } = readRow
  const errors: Record<string, MessageRef> = { ...readRow.problems }
  const duplicateMessage = (field: string) =>
    plan.prepared.resource.fields[field]?.unique ?? plan.prepared.resource.duplicateMessage
  for (const { key, field } of keyMatches) {
    const firstRow = plan.firstRowByKey.get(key)
    if (firstRow !== undefined && firstRow < row)
      errors[field] ??= { key: 'importer.same_as_row', params: { row: firstRow } }
    else plan.firstRowByKey.set(key, row)
  }
  const companyField = plan.prepared.resource.scope.company_id ?? ''
  if (keyMatches.some(({ isAmbiguous }) => isAmbiguous)) errors[companyField] ??= 'importer.which_company'
  const onlyMatch = sheetKeyMatch && findOnlyMatch(sheetKeyMatch)
  const [sheetKeyField = ''] = plan.prepared.resource.sheetKey
  const matchedKeys: Pick<KeyMatch, 'field' | 'id'>[] =
    onlyMatch === null ? keyMatches.filter(({ id }) => id !== null) : [{ field: sheetKeyField, id: onlyMatch }]
  const [keyMatch] = matchedKeys
  const otherMatch = matchedKeys.find(({ id }) => id !== keyMatch?.id)
  if (otherMatch) errors[otherMatch.field] ??= 'importer.two_records'
  const record = keyMatch?.id == null ? null : (storedRecords.get(keyMatch.id) ?? null)
  if (keyMatch && !record) errors[keyMatch.field] ??= duplicateMessage(keyMatch.field)
  const missing: Record<string, MessageRef> = record ? {} : { ...plan.reader.missing }
  const warnings: Record<string, MessageRef> = {}
  const doubleWarning = sheetKeyMatch && !record ? findDoubleWarning(sheetKeyMatch) : null
  if (doubleWarning) warnings[''] = doubleWarning
  const pictures = listPicturesAndAddProblems(plan, readRow, record, { errors: missing, warnings })
  const values = record
    ? buildUpdateValues(plan, readRow, record)
    : buildNewRecordValuesAndAddErrors(plan, readRow, errors)
  const isValid = Object.keys(errors).length === 0
  const match = record && keyMatch ? { matchedField: keyMatch.field, record, values } : null
  const commonPart = {
    row,
    isNew,
    match,
    warnings,
    keys: keyMatches.map(({ key }) => key),
    sheetKey: buildSheetKey(plan, readRow),
    id: record?.id ?? null,
    isPending,
    pictures,
  }
  const rowPlan = { ...commonPart, errors: { ...missing, ...errors }, change: null, incompleteValues: null }
  if (!isValid || Object.keys(missing).length)
    return { ...rowPlan, status: 'wrong', incompleteValues: isValid && !record ? values : null }
  if (!record) return { ...rowPlan, status: 'created', change: { values, before: record } }
  if (!isPending && pictures.size === 0 && isUnchanged(plan, values, record)) return { ...rowPlan, status: 'same' }
  if (plan.request.on_duplicate === 'skip') return { ...rowPlan, status: 'skipped' }
  if (plan.request.on_duplicate === 'refuse' && keyMatch)
    return { ...rowPlan, status: 'wrong', errors: { [keyMatch.field]: duplicateMessage(keyMatch.field) } }
  return { ...rowPlan, status: 'updated', change: { values, before: record } }
}
