import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import {
  type DescribedChange,
  describeChanges,
  isRestorableField,
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

/** SQL condition: the row that the audit entry `t` deleted is still kept, so that it can be restored. */
export const keptDeletedRowCondition = `exists (select from deleted_rows kept
  where kept.audit_id = t.id and kept.deleted_at > now() - interval '${retentionDays} days')`

export const entriesPerPage = 50

/**
 * A request for a page of a record's history: the record's id, the parent in the address, and the id before which the
 * page's entries lie.
 */
type HistoryQuery = {
  actor: Actor
  id: number
  parent: { fieldName: string; id: number } | null
  beforeId: string
  locale: DisplayLocale
}

/** The states of a record in an audit entry, and the input of the entry's action. */
export type EntryContents = RecordStates & { input?: Readonly<Record<string, unknown>> | null }

type HistoryRow = Omit<HistoryEntry, 'at' | 'changes' | 'restorable'> & { at: Date; is_kept: boolean } & EntryContents

/**
 * Keyset pagination: reads the entries of a record before the entry `beforeId`, newest first, by the index
 * `audit_entity`. Entries from the time when the record belonged to another company or client are left out, and entries
 * of actions that are hidden from the reader. Throws NotFound if the record is out of the reader's scope. For a deleted
 * record it throws NotFound if the last state is out of scope, or the reader may not create such records.
 */
export async function readHistoryOrRefuse(
  sql: Queryable,
  prepared: PreparedResource,
  historyQuery: HistoryQuery,
): Promise<{ entries: HistoryEntry[]; hasMore: boolean }> {
  const { resource } = prepared
  const { actor, id, parent, beforeId, locale } = historyQuery
  const [record] = await readRowsByIds(sql, prepared, actor, [id])
  const exists = record !== undefined && (parent === null || record[parent.fieldName] === parent.id)
  if (!exists && !(await mayReadHistoryOfDeletedRecord(sql, prepared, historyQuery))) throw new NotFound()
  const parameters = new SqlParameters()
  const [nameParameter, entityParameter, beforeParameter] = [resource.name, String(id), beforeId].map((value) =>
    parameters.add(value),
  )
  const rows = await sql.query<HistoryRow[]>(
    `select t.id, t.at, t.action, t.before, t.after, t.input, ${keptDeletedRowCondition} as is_kept,
      case when u.id is not null then json_build_object('name', u.name, 'surname', u.surname) end as user
    from audit t left join actors u on u.id = t.user_id
    where t.resource = ${nameParameter} and t.entity_id = ${entityParameter} and t.id < ${beforeParameter}::bigint
      and t.action <> all(${parameters.add(listHiddenActions(resource, actor))}::text[])
      and ${buildScopeCondition(deriveAuditScope(resource), actor, parameters)}
    order by t.id desc limit ${entriesPerPage + 1}`,
    parameters.values,
    { prepare: true },
  )
  const entries = rows
    .slice(0, entriesPerPage)
    .map(({ before, after, input, is_kept: isKept, at, ...row }): HistoryEntry => {
      const changes = describeEntryChanges(
        prepared.narrowTo(actor),
        actor,
        { action: row.action, before, after, input },
        locale,
      )
      const restorable = mayOfferRestore(prepared, actor, { action: row.action, changes, isKept, exists })
      return { ...row, at: at.toISOString(), changes, restorable }
    })
  return { entries, hasMore: rows.length > entriesPerPage }
}

/**
 * Describes an entry's changes for a reader: the changed fields, and the input of its action. The entry by which a
 * record came from another company or client has no changes, as the state before belongs to the others.
 */
export function describeEntryChanges(
  { resource }: PreparedResource,
  actor: Actor,
  { action, before, after, input }: { action: string } & EntryContents,
  locale: DisplayLocale,
): DescribedChange[] {
  if ([before, after].some((state) => state && !isStateWithinScope(resource, actor, state))) return []
  // An entry that moved a row to another parent has no changes for a reader of one company or client, who may not see
  // the former parent.
  const parentField = resource.parent?.fieldName
  const hasMoved = parentField !== undefined && before && after && before[parentField] !== after[parentField]
  if (hasMoved && (actor.company_id !== null || actor.client_id !== null)) return []
  const isRecordWrite = (before && after) || ['created', 'deleted', 'restored'].includes(action)
  const changes = isRecordWrite ? describeChanges(resource, { before, after }, locale) : []
  const names = new Set(changes.map(({ field }) => field))
  return [
    ...changes,
    ...describeActionInput(resource, actor, { action, input }, locale).filter(({ field }) => !names.has(field)),
  ]
}

/** The actions whose entries the reader may not see. */
export const listHiddenActions = ({ entryPermissions = {} }: Resource, actor: Actor): string[] =>
  Object.keys(entryPermissions).filter((action) => !hasAccess(actor, entryPermissions[action] ?? ''))

/** Describes the input of an action for a reader, without the inputs that the reader may not see. */
function describeActionInput(
  { actions }: Resource,
  actor: Actor,
  { action, input }: { action: string; input?: EntryContents['input'] },
  locale: DisplayLocale,
) {
  const { input: fields = {} } = (Object.hasOwn(actions, action) && actions[action]) || {}
  return Object.entries(fields).flatMap(([field, inputField]): DescribedChange[] => {
    if (!hasAccess(actor, inputField.readPermission ?? 'signed_in')) return []
    const value = input?.[field] ?? null
    const description = value === null ? '' : kindOf(inputField).format(inputField, value, locale)
    return description === '' ? [] : [{ field, before: null, after: description }]
  })
}

type RestorableState = { action: string; changes: readonly DescribedChange[]; isKept: boolean; exists: boolean }

/** True if the screen offers to restore the entry. The restore itself checks again. */
export function mayOfferRestore({ resource }: PreparedResource, actor: Actor, state: RestorableState): boolean {
  const { action, changes, isKept, exists } = state
  const { access, fields } = resource
  if (action === 'deleted') return isKept && access.create !== 'never' && hasAccess(actor, access.create)
  if (action !== 'updated' || !exists || access.update === 'never' || !hasAccess(actor, access.update)) return false
  return changes.some(({ field }) => isRestorableField(fields[field]))
}

/**
 * True if the record is deleted, its last state was within the reader's scope, and the reader may create such records:
 * its history is then shown, so that it can be restored.
 */
async function mayReadHistoryOfDeletedRecord(
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
