import { type Actor, holds } from '#src/platform/actor.ts'
import type { Reads, Sql } from '#src/platform/database/sql.server.ts'
import { Conflict, type MessageRef } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Rows under a parent go with it. */
export const isUnder = (other: Prepared, { name }: Pick<Resource, 'name'>): boolean =>
  other.resource.parent?.resource.name === name

/** Most referring rows that the answer lists, and that its message names. */
export const limits = { refs: 10, inMessage: 3 }

/**
 * Foreign key violation on delete: a Conflict that counts and names the referring rows. Rows that the reader may not
 * see are left out, so it may name none.
 */
export async function inUse(sql: Sql, prepared: Prepared, actor: Actor, id: number): Promise<Conflict> {
  // Counted and in order: of one row all referring rows may be read.
  const referrers = await findReferrers(sql, prepared, actor, [id], {
    count: 'count(*) over ()',
    order: 'order by t.id',
    most: limits.refs,
  })
  const counts = new Map(referrers.map(({ resource, count }) => [resource, count]))
  return new Conflict(describeUse(referrers.map(({ label }) => label)), 'IN_USE', {
    count: [...counts.values()].reduce((sum, count) => sum + count, 0),
    refs: referrers.slice(0, limits.refs).map(({ resource, id, label }) => ({ resource, id, label })),
  })
}

/**
 * Of each of these rows that is in use, by what: the message names three referring rows that the reader may see, or
 * none.
 */
export async function describeUses(
  { tx, actor }: WriteContext,
  prepared: Prepared,
  ids: readonly number[],
): Promise<(id: number) => MessageRef> {
  // No order: an ordered walk could read the whole table for each row. One more than a message names.
  const brief = { count: '0', order: '', most: limits.inMessage + 1 }
  const referrers = Map.groupBy(await findReferrers(tx, prepared, actor, ids, brief), ({ target }) => target)
  return (id) => describeUse((referrers.get(id) ?? []).map(({ label }) => label))
}

function describeUse(labels: readonly string[]): MessageRef {
  if (labels.length === 0) return 'resource.delete.in_use'
  const names = labels.slice(0, limits.inMessage).join(', ') + (labels.length > limits.inMessage ? '…' : '')
  return { key: 'resource.delete.in_use_by', params: { names } }
}

/** A row that refers to the row `target`, and how many of its resource do. */
type Referrer = { target: number; resource: string; id: number; label: string; count: number }

/** Rows that refer to these, of any resource but for its own nested ones and those that the reader may not read. */
async function findReferrers(
  db: Reads,
  { registry, resource }: Prepared,
  actor: Actor,
  ids: readonly number[],
  { count, order, most }: { count: string; order: string; most: number },
): Promise<Referrer[]> {
  const found: Referrer[] = []
  if (ids.length === 0) return found
  for (const other of registry.values()) {
    const references = other.references.filter(({ to }) => to === resource.name)
    if (references.length === 0 || isUnder(other, resource) || !holds(actor, other.resource.access.read)) continue
    const parameters = new Parameters()
    const all = parameters.add([...ids])
    const isReferring = references.map(({ name, field, reference }) => reference.refersTo(name, field, 'target.id'))
    const text = `
      select target.id as target_id, referrer.* from unnest(${all}::int[]) target (id) cross join lateral (
        select t.id, ${count} as referrers_count, ${other.select.label}
        from ${other.resource.table} t ${other.select.joins}
        where (${isReferring.join(' or ')}) and ${withinScope(other.resource, actor, parameters)}
        ${order} limit ${most}) referrer`
    for (const row of await db.query<Record<string, unknown>[]>(text, parameters.values))
      found.push({
        target: Number(row.target_id),
        resource: other.resource.name,
        id: Number(row.id),
        label: labelOf(other.resource, row),
        count: Number(row.referrers_count),
      })
  }
  return found
}

/** The ids to which rows of any resource refer, in one statement for each reference. */
export async function inUseAmong(
  { tx }: WriteContext,
  { registry, resource }: Prepared,
  ids: readonly number[],
): Promise<Set<number>> {
  const used = new Set<number>()
  for (const other of registry.values()) {
    if (isUnder(other, resource)) continue
    for (const { name, field, to, reference } of other.references) {
      if (to !== resource.name) continue
      const { table, column } = reference.stands(other.resource.table, name, field)
      const text = `select distinct ${column} as id from ${table} where ${column} = any($1::int[])`
      for (const { id } of await tx.query<{ id: number }[]>(text, [[...ids]])) used.add(id)
    }
  }
  return used
}
