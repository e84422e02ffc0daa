import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable, Sql } from '#src/platform/database/sql.server.ts'
import { Conflict, type MessageRef } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

export const isChildOf = (candidate: PreparedResource, { name }: Pick<Resource, 'name'>): boolean =>
  candidate.resource.parent?.resource.name === name

/** True for a child resource whose rows are deleted with their parent. */
export const isDeletedWith = (candidate: PreparedResource, parent: Pick<Resource, 'name'>): boolean =>
  isChildOf(candidate, parent) && !candidate.resource.parent?.isKeptByChildren

/** The largest number of referring rows in the answer (`refs`), and of those that its message names. */
export const referrerLimits = { refs: 10, inMessage: 3 }

/**
 * Foreign key violation on delete: a Conflict that counts and names the referring rows. It leaves out rows that the
 * reader may not see, so it may name none.
 */
export async function createInUseConflict(
  sql: Sql,
  prepared: PreparedResource,
  actor: Actor,
  id: number,
): Promise<Conflict> {
  // There is one deleted row only, so all rows that refer to it may be counted and sorted.
  const referrers = await findReferrers(sql, prepared, actor, [id], {
    count: 'count(*) over ()',
    order: 'order by t.id',
    limit: referrerLimits.refs,
  })
  const counts = new Map(referrers.map(({ resource, count }) => [resource, count]))
  return new Conflict(buildUseMessage(referrers.map(({ label }) => label)), 'IN_USE', {
    count: [...counts.values()].reduce((sum, count) => sum + count, 0),
    refs: referrers.slice(0, referrerLimits.refs).map(({ resource, id, label }) => ({ resource, id, label })),
  })
}

/**
 * Reads the rows that refer to rows in use. Returns a function from the id of a row in use to its message, which names
 * up to three referring rows that the reader may see.
 */
export async function readInUseMessages(
  { tx, actor }: WriteContext,
  prepared: PreparedResource,
  ids: readonly number[],
): Promise<(id: number) => MessageRef> {
  // Unsorted, as a sorted scan could read the whole table for each row. The limit is one more than a message names.
  const options = { count: '0', order: '', limit: referrerLimits.inMessage + 1 }
  const referrers = Map.groupBy(await findReferrers(tx, prepared, actor, ids, options), ({ target }) => target)
  return (id) => buildUseMessage((referrers.get(id) ?? []).map(({ label }) => label))
}

function buildUseMessage(labels: readonly string[]): MessageRef {
  if (labels.length === 0) return 'resource.delete.in_use'
  const names =
    labels.slice(0, referrerLimits.inMessage).join(', ') + (labels.length > referrerLimits.inMessage ? '…' : '')
  return { key: 'resource.delete.in_use_by', params: { names } }
}

/**
 * A row that refers to the row `target`. `count` is the number of such rows of its resource, or 0 if they are not
 * counted.
 */
type Referrer = { target: number; resource: string; id: number; label: string; count: number }

/** Finds rows that refer to these rows. Leaves out rows deleted with them, and rows that the actor may not read. */
async function findReferrers(
  db: Queryable,
  { registry, resource }: PreparedResource,
  actor: Actor,
  ids: readonly number[],
  { count, order, limit }: { count: string; order: string; limit: number },
): Promise<Referrer[]> {
  const referrers: Referrer[] = []
  if (ids.length === 0) return referrers
  for (const candidate of registry.values()) {
    const references = candidate.references.filter(({ to }) => to === resource.name)
    if (
      references.length === 0 ||
      isDeletedWith(candidate, resource) ||
      !hasAccess(actor, candidate.resource.access.read)
    )
      continue
    const parameters = new SqlParameters()
    const idsParameter = parameters.add([...ids])
    const conditions = references.map(({ name, field, reference }) =>
      reference.buildCondition(name, field, 'target.id'),
    )
    const text = `
      select target.id as target_id, referrer.* from unnest(${idsParameter}::int[]) target (id) cross join lateral (
        select t.id, ${count} as referrers_count, ${candidate.select.labelColumns}
        from ${candidate.resource.table} t ${candidate.select.joins}
        where (${conditions.join(' or ')}) and ${buildScopeCondition(candidate.resource, actor, parameters)}
        ${order} limit ${limit}) referrer`
    for (const row of await db.query<Record<string, unknown>[]>(text, parameters.values))
      referrers.push({
        target: Number(row.target_id),
        resource: candidate.resource.name,
        id: Number(row.id),
        label: labelOf(candidate.resource, row),
        count: Number(row.referrers_count),
      })
  }
  return referrers
}

/**
 * Finds the ids to which rows refer, in one statement for each reference. Rows that are deleted with the record do not
 * count.
 */
export async function findIdsInUse(
  { tx }: WriteContext,
  { registry, resource }: PreparedResource,
  ids: readonly number[],
): Promise<Set<number>> {
  const usedIds = new Set<number>()
  for (const candidate of registry.values()) {
    if (isDeletedWith(candidate, resource)) continue
    for (const { name, field, to, reference } of candidate.references) {
      if (to !== resource.name) continue
      const { table, column } = reference.storedIn(candidate.resource.table, name, field)
      const text = `select distinct ${column} as id from ${table} where ${column} = any($1::int[])`
      for (const { id } of await tx.query<{ id: number }[]>(text, [[...ids]])) usedIds.add(id)
    }
  }
  return usedIds
}
