import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { isRestorable, type States, type ToldChange, toldChanges } from '#src/resource/history/changed-fields.ts'
import type { HistoryEntry } from '#src/resource/history/history-entry.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { readMany } from '#src/resource/read/read-rows.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { ownersScope, Parameters, wasWithinScope, withinScope } from '#src/resource/scope/scope.server.ts'
import { keptDays } from '#src/resource/undo/sweep-rules.server.ts'

/** SQL: what the entry `t` deleted can still be brought back. */
export const isKept = `exists (select from deleted_rows kept
  where kept.audit_id = t.id and kept.deleted_at > now() - interval '${keptDays} days')`

export const perAnswer = 50

/** A record by its id, and the parent that the address names. */
type Asked = {
  actor: Actor
  id: number
  parent: { by: string; id: number } | null
  before: string
  reader: DisplayLocale
}

/** The states of a record that an entry tells of, and what its action was given. */
export type TracedChange = States & { input?: Readonly<Record<string, unknown>> | null }

type Row = Omit<HistoryEntry, 'at' | 'changes' | 'restorable'> & { at: Date; is_kept: boolean } & TracedChange

/**
 * Keyset pagination: what happened to a record before an entry, newest first, by the index `audit_entity`; what
 * happened while it was another's is not told. Throws NotFound where the record, or what it was when it was deleted,
 * is not within the reader's scope.
 */
export async function readHistory(
  sql: Queryable,
  prepared: Prepared,
  asked: Asked,
): Promise<{ entries: HistoryEntry[]; more: boolean }> {
  const { resource } = prepared
  const { actor, id, parent, before, reader } = asked
  const [record] = await readMany(sql, prepared, actor, [id])
  const isThere = record !== undefined && (parent === null || record[parent.by] === parent.id)
  if (!isThere && !(await wasSeen(sql, prepared, asked))) throw new NotFound()
  const parameters = new Parameters()
  const [name, entity, older] = [resource.name, String(id), before].map((value) => parameters.add(value))
  const rows = await sql.query<Row[]>(
    `select t.id, t.at, t.action, t.before, t.after, t.input, ${isKept} as is_kept,
      case when u.id is not null then json_build_object('name', u.name, 'surname', u.surname) end as user
    from audit t left join actors u on u.id = t.user_id
    where t.resource = ${name} and t.entity_id = ${entity} and t.id < ${older}::bigint
      and ${withinScope(ownersScope(resource), actor, parameters)}
    order by t.id desc limit ${perAnswer + 1}`,
    parameters.values,
    { prepare: true },
  )
  const entries = rows.slice(0, perAnswer).map(({ before, after, input, is_kept, at, ...row }): HistoryEntry => {
    const changes = changesOf(prepared.seenBy(actor), actor, { action: row.action, before, after, input }, reader)
    const restorable = mayRestore(prepared, actor, { action: row.action, changes, is_kept, is_there: isThere })
    return { ...row, at: at.toISOString(), changes, restorable }
  })
  return { entries, more: rows.length > perAnswer }
}

/**
 * An entry's changes in words; an action that is no write of the whole record may tell of other things than fields. The
 * change by which a record came from another company or client tells nothing, for what it was is theirs.
 */
export function changesOf(
  { resource }: Prepared,
  actor: Actor,
  { action, before, after, input }: { action: string } & TracedChange,
  reader: DisplayLocale,
): ToldChange[] {
  if ([before, after].some((state) => state && !wasWithinScope(resource, actor, state))) return []
  // A bound reader is told nothing of the change by which a row came from another parent: it may be out of their sight.
  const by = resource.parent?.by
  const isMoved = by !== undefined && before && after && before[by] !== after[by]
  if (isMoved && (actor.company_id !== null || actor.client_id !== null)) return []
  const isWhole = (before && after) || ['created', 'deleted', 'restored'].includes(action)
  const changes = isWhole ? toldChanges(resource, { before, after }, reader) : []
  const names = new Set(changes.map(({ field }) => field))
  return [...changes, ...describeInput(resource, action, input, reader).filter(({ field }) => !names.has(field))]
}

/** What an action was given beside the record, in the reader's words. */
function describeInput({ actions }: Resource, action: string, input: TracedChange['input'], reader: DisplayLocale) {
  const { input: fields = {} } = (Object.hasOwn(actions, action) && actions[action]) || {}
  return Object.entries(fields).flatMap(([field, kind]): ToldChange[] => {
    const words = kindOf(kind).format(kind, input?.[field] ?? null, reader)
    return words === '' ? [] : [{ field, before: null, after: words }]
  })
}

type Judged = { action: string; changes: readonly ToldChange[]; is_kept: boolean; is_there: boolean }

/** What the screen offers to put back; the server judges again when it is asked to. */
export function mayRestore({ resource }: Prepared, actor: Actor, judged: Judged): boolean {
  const { action, changes, is_kept, is_there } = judged
  const { access, fields } = resource
  if (action === 'deleted') return is_kept && access.create !== 'never' && hasAccess(actor, access.create)
  if (action !== 'updated' || !is_there || access.update === 'never' || !hasAccess(actor, access.update)) return false
  return changes.some(({ field }) => isRestorable(fields[field]))
}

/** The record is gone, was within the reader's scope at the last, and they may create one: for who may restore it. */
async function wasSeen(sql: Queryable, { resource }: Prepared, { actor, id, parent }: Asked) {
  if (resource.access.create === 'never' || !hasAccess(actor, resource.access.create)) return false
  const parameters = new Parameters()
  const [name, entity] = [parameters.add(resource.name), parameters.add(String(id))]
  const wasHere = parent ? `(t.before ->> '${parent.by}')::int = ${parameters.add(parent.id)}` : 'true'
  const text = `
    select t.action, (${withinScope(ownersScope(resource), actor, parameters)} and ${wasHere}) is true as is_own
    from audit t where t.resource = ${name} and t.entity_id = ${entity} order by t.id desc limit 1`
  const [last] = await sql.query<{ action: string; is_own: boolean }[]>(text, parameters.values, { prepare: true })
  return last?.action === 'deleted' && last.is_own
}
