import { filled, filledIn, isUnchanged } from '#src/importer/rows/filled-row.server.ts'
import { findByKeys, type KeyFound } from '#src/importer/rows/keys.server.ts'
import { nameRows } from '#src/importer/rows/name-rows.server.ts'
import type { Plan } from '#src/importer/rows/plan.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import { wantedPictures } from '#src/importer/rows/wanted-pictures.server.ts'
import type { RowErrors, RowStatus } from '#src/importer/wire.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { readMany } from '#src/resource/read/read-rows.server.ts'
import type { Change, Given } from '#src/resource/registration/rules.server.ts'

/** What is to become of a row of the sheet; `change` where it is to be written. */
export type Planned = {
  row: number
  status: RowStatus
  errors: RowErrors
  keys: string[]
  id: number | null
  /** The stored row that it is, by which field's key, and what would be written of it. */
  match: { by: string; before: Entity; given: Given } | null
  /** As the check found it; its keys were not looked for again. */
  isNew: boolean
  change: Change | null
  /** It names rows that are yet to be created. */
  isPending: boolean
  /** What a new row gives that is wrong for what it lacks alone: a stored one that equals it may have that. */
  lacking: Given | null
  /** By field, the pictures that it is to get, by their names in the zip. */
  pictures: ReadonlyMap<string, readonly string[]>
}

/** Reads the stored rows that rows of a sheet match, locked or not; what is out of the reader's scope is left out. */
export type ReadMatches = (ids: readonly number[]) => Promise<Entity[]>

/**
 * Finds what is stored of rows that were read, in a number of statements that does not grow with the rows; the
 * resource's hooks are not asked yet.
 */
export async function planRows(
  db: Reads,
  plan: Plan,
  actor: Actor,
  read: readonly ReadRow[],
  readMatches: ReadMatches = (ids) => readMany(db, plan.prepared, actor, ids),
): Promise<Planned[]> {
  const pending = await nameRows(db, plan, read)
  for (const one of read) claim(plan, actor, one)
  const sought = read
    .map((one) => ({ one, given: { ...one.given, ...pending.get(one) } }))
    .map(({ one, given }) => ({ one, given, isFree: isFree(plan, one, given) }))
    // Of a row that names no company no index says that it is new.
    .filter(({ one, isFree }) => isFree || !one.isNew)
  const found = await findByKeys(db, plan.prepared, { keys: plan.keys, actor }, sought)
  const ofRow = Map.groupBy(found, ({ at }) => sought[at]?.one.row)
  const ids = [...new Set(found.flatMap(({ id }) => id ?? []))]
  const stored = new Map((ids.length ? await readMatches(ids) : []).map((entity) => [entity.id, entity]))
  return read.map((one) => judged(plan, one, ofRow.get(one.row) ?? [], { stored, isPending: pending.has(one) }))
}

/** Tenant scope: a blank company or client is the user's own. */
function claim({ prepared: { resource } }: Plan, actor: Actor, one: ReadRow): void {
  for (const key of ['company_id', 'client_id'] as const) {
    const column = resource.scope[key]
    if (actor[key] === null || !column || column === 'id' || column in one.given || column in one.problems) continue
    one.given[column] = actor[key]
    one.blank = one.blank.filter((name) => name !== column)
  }
}

/** True for a row that may be of any company: it names none, nor is its user's one. */
function isFree({ prepared: { resource }, keys }: Plan, { problems }: ReadRow, given: Given): boolean {
  const column = resource.scope.company_id
  if (column === undefined || keys.every(({ within }) => within === '0')) return false
  return given[column] == null && !(column in problems)
}

type Known = { stored: ReadonlyMap<number, Entity>; isPending: boolean }

function judged(plan: Plan, one: ReadRow, keys: readonly KeyFound[], { stored, isPending }: Known): Planned {
  const { row, isNew = false } = one
  const errors: Record<string, MessageRef> = { ...one.problems }
  const unique = (field: string) => plan.prepared.resource.fields[field]?.unique ?? plan.prepared.resource.duplicate
  for (const { key, field } of keys) {
    const first = plan.firsts.get(key)
    if (first !== undefined && first < row) errors[field] ??= { key: 'importer.same_as_row', params: { row: first } }
    else plan.firsts.set(key, row)
  }
  const company = plan.prepared.resource.scope.company_id ?? ''
  if (keys.some(({ isSeveral }) => isSeveral)) errors[company] ??= 'importer.which_company'
  const matched = keys.filter(({ id }) => id !== null)
  const [match] = matched
  const other = matched.find(({ id }) => id !== match?.id)
  if (other) errors[other.field] ??= 'importer.two_records'
  const before = match?.id == null ? null : (stored.get(match.id) ?? null)
  if (match && !before) errors[match.field] ??= unique(match.field)
  const missing: Record<string, MessageRef> = before ? {} : { ...plan.reader.missing }
  const pictures = wantedPictures(plan, one, before, missing)
  const given = before ? filledIn(plan, one, before) : filled(plan, one, errors)
  const isRight = Object.keys(errors).length === 0
  const matching = before && match ? { by: match.field, before, given } : null
  const own = {
    row,
    isNew,
    match: matching,
    keys: keys.map(({ key }) => key),
    id: before?.id ?? null,
    isPending,
    pictures,
  }
  const planned = { ...own, errors: { ...missing, ...errors }, change: null, lacking: null }
  if (!isRight || Object.keys(missing).length)
    return { ...planned, status: 'wrong', lacking: isRight && !before ? given : null }
  if (!before) return { ...planned, status: 'created', change: { given, before } }
  if (!isPending && pictures.size === 0 && isUnchanged(plan, given, before)) return { ...planned, status: 'same' }
  if (plan.asked.on_duplicate === 'skip') return { ...planned, status: 'skipped' }
  if (plan.asked.on_duplicate === 'refuse' && match)
    return { ...planned, status: 'wrong', errors: { [match.field]: unique(match.field) } }
  return { ...planned, status: 'updated', change: { given, before } }
}
