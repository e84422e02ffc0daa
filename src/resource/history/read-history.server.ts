import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import {
  type DescribedChange,
  describeChanges,
  isRestorable,
  type RecordStates,
} from '#src/resource/history/changed-fields.ts'
import type { HistoryEntry } from '#src/resource/history/history-entry.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { readRowsByIds } from '#src/resource/read/read-rows.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import {
  buildScopeCondition,
  deriveAuditScope,
  isStateWithinScope,
  SqlParameters,
} from '#src/resource/scope/scope.server.ts'
import { retentionDays } from '#src/resource/undo/sweep-rules.server.ts'

/** SQL: what the entry `t` deleted can still be brought back. */
export const isDeletedRowKept = `exists (select from deleted_rows kept
  where kept.audit_id = t.id and kept.deleted_at > now() - interval '${retentionDays} days')`

export const entriesPerPage = 50

/** A record by its id, and the parent that the address names. */
type HistoryQuery = {
  actor: Actor
  id: number
  parent: { fieldName: string; id: number } | null
  before: string
  locale: DisplayLocale
}

/** The states of a record that an entry tells of, and what its action was given. */
export type EntryContents = RecordStates & { input?: Readonly<Record<string, unknown>> | null }

type HistoryRow = Omit<HistoryEntry, 'at' | 'changes' | 'restorable'> & { at: Date; is_kept: boolean } & EntryContents

/**
 * Keyset pagination: what happened to a record before an entry, newest first, by the index `audit_entity`; what
 * happened while it was another's is not told. Throws NotFound where the record, or what it was when it was deleted,
 * is not within the reader's scope.
 */
export async function readHistory(
  sql: Queryable,
  prepared: PreparedResource,
  historyQuery: HistoryQuery,
): Promise<{ entries: HistoryEntry[]; hasMore: boolean }> {
  const { resource } = prepared
  const { actor, id, parent, before, locale } = historyQuery
  const [record] = await readRowsByIds(sql, prepared, actor, [id])
  const exists = record !== undefined && (parent === null || record[parent.fieldName] === parent.id)
  if (!exists && !(await wasVisibleWhenDeleted(sql, prepared, historyQuery))) throw new NotFound()
  const parameters = new SqlParameters()
  const [nameParameter, entityParameter, beforeParameter] = [resource.name, String(id), before].map((value) =>
    parameters.add(value),
  )
  const rows = await sql.query<HistoryRow[]>(
    `select t.id, t.at, t.action, t.before, t.after, t.input, ${isDeletedRowKept} as is_kept,
      case when u.id is not null then json_build_object('name', u.name, 'surname', u.surname) end as user
    from audit t left join actors u on u.id = t.user_id
    where t.resource = ${nameParameter} and t.entity_id = ${entityParameter} and t.id < ${beforeParameter}::bigint
      and ${buildScopeCondition(deriveAuditScope(resource), actor, parameters)}
    order by t.id desc limit ${entriesPerPage + 1}`,
    parameters.values,
    { prepare: true },
  )
  const entries = rows
    .slice(0, entriesPerPage)
    .map(({ before, after, input, is_kept: isKept, at, ...row }): HistoryEntry => {
      const changes = describeEntryChanges(
        prepared.visibleTo(actor),
        actor,
        { action: row.action, before, after, input },
        locale,
      )
      const restorable = canRestore(prepared, actor, { action: row.action, changes, isKept, exists })
      return { ...row, at: at.toISOString(), changes, restorable }
    })
  return { entries, hasMore: rows.length > entriesPerPage }
}

/**
 * An entry's changes in words; an action that is no write of the whole record may tell of other things than fields. The
 * change by which a record came from another company or client tells nothing, for what it was is theirs.
 */
export function describeEntryChanges(
  { resource }: PreparedResource,
  actor: Actor,
  { action, before, after, input }: { action: string } & EntryContents,
  locale: DisplayLocale,
): DescribedChange[] {
  if ([before, after].some((state) => state && !isStateWithinScope(resource, actor, state))) return []
  // A bound reader is told nothing of the change by which a row came from another parent: it may be out of their sight.
  const parentField = resource.parent?.fieldName
  const hasMoved = parentField !== undefined && before && after && before[parentField] !== after[parentField]
  if (hasMoved && (actor.company_id !== null || actor.client_id !== null)) return []
  const isRecordWrite = (before && after) || ['created', 'deleted', 'restored'].includes(action)
  const changes = isRecordWrite ? describeChanges(resource, { before, after }, locale) : []
  const names = new Set(changes.map(({ field }) => field))
  return [...changes, ...describeInput(resource, action, input, locale).filter(({ field }) => !names.has(field))]
}

/** What an action was given beside the record, in the reader's words. */
function describeInput({ actions }: Resource, action: string, input: EntryContents['input'], locale: DisplayLocale) {
  const { input: fields = {} } = (Object.hasOwn(actions, action) && actions[action]) || {}
  return Object.entries(fields).flatMap(([field, inputField]): DescribedChange[] => {
    const description = kindOf(inputField).format(inputField, input?.[field] ?? null, locale)
    return description === '' ? [] : [{ field, before: null, after: description }]
  })
}

type RestorableState = { action: string; changes: readonly DescribedChange[]; isKept: boolean; exists: boolean }

/** What the screen offers to put back; the server judges again when it is asked to. */
export function canRestore({ resource }: PreparedResource, actor: Actor, state: RestorableState): boolean {
  const { action, changes, isKept, exists } = state
  const { access, fields } = resource
  if (action === 'deleted') return isKept && access.create !== 'never' && hasAccess(actor, access.create)
  if (action !== 'updated' || !exists || access.update === 'never' || !hasAccess(actor, access.update)) return false
  return changes.some(({ field }) => isRestorable(fields[field]))
}

/** The record is gone, was within the reader's scope at the last, and they may create one: for who may restore it. */
async function wasVisibleWhenDeleted(
  sql: Queryable,
  { resource }: PreparedResource,
  { actor, id, parent }: HistoryQuery,
) {
  if (resource.access.create === 'never' || !hasAccess(actor, resource.access.create)) return false
  const parameters = new SqlParameters()
  const [nameParameter, entityParameter] = [parameters.add(resource.name), parameters.add(String(id))]
  const parentCondition = parent ? `(t.before ->> '${parent.fieldName}')::int = ${parameters.add(parent.id)}` : 'true'
  const text = `
    select t.action, (${buildScopeCondition(deriveAuditScope(resource), actor, parameters)} and ${parentCondition}) is true as is_own
    from audit t where t.resource = ${nameParameter} and t.entity_id = ${entityParameter} order by t.id desc limit 1`
  const [lastEntry] = await sql.query<{ action: string; is_own: boolean }[]>(text, parameters.values, { prepare: true })
  return lastEntry?.action === 'deleted' && lastEntry.is_own
}
