import { type Actor, holds } from '#src/platform/actor.ts'
import type { Reads, Sql } from '#src/platform/database/sql.server.ts'
import { Conflict, type MessageRef } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import type { Prepared, ReferenceField, Registry } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** A row that refers to the one to be deleted. */
type Referrer = { resource: string; id: number; label: string }

type Referrers = { count: number; refs: Referrer[] }

/** Rows under a parent go with it. */
export const isUnder = (other: Pick<Prepared, 'resource'>, { name }: Pick<Resource, 'name'>): boolean =>
  other.resource.parent?.resource.name === name

/** Most referring rows that the answer lists, and that its message names. */
export const limits = { refs: 10, inMessage: 3 }

/**
 * Foreign key violation on delete: a Conflict that counts and names the referring rows. Rows that the reader may not
 * see are left out, so it may name none.
 */
export async function inUse(sql: Sql, { registry, resource }: Prepared, actor: Actor, id: number): Promise<Conflict> {
  const all: Referrers = { count: 0, refs: [] }
  for (const { prepared, references } of readableReferrers(registry, resource, actor)) {
    const some = await referrers(sql, prepared, references, actor, id)
    all.count += some.count
    all.refs.push(...some.refs)
  }
  const labels = all.refs.map(({ label }) => label)
  return new Conflict(describeUse(labels), 'IN_USE', { count: all.count, refs: all.refs.slice(0, limits.refs) })
}

/**
 * Of each of these rows that is in use, by what: the message names three referring rows that the reader may see, or
 * none.
 */
export async function describeUses(
  { tx, actor }: WriteContext,
  { registry, resource }: Prepared,
  ids: readonly number[],
): Promise<(id: number) => MessageRef> {
  const labels = new Map<number, string[]>()
  if (ids.length > 0)
    for (const { prepared, references } of readableReferrers(registry, resource, actor))
      for (const { id, label } of await firstReferrers(tx, prepared, references, actor, ids))
        labels.set(id, [...(labels.get(id) ?? []), label])
  return (id) => describeUse(labels.get(id) ?? [])
}

function describeUse(labels: readonly string[]): MessageRef {
  if (labels.length === 0) return 'resource.delete.in_use'
  const names = labels.slice(0, limits.inMessage).join(', ') + (labels.length > limits.inMessage ? '…' : '')
  return { key: 'resource.delete.in_use_by', params: { names } }
}

type ReferringResource = { prepared: Prepared; references: ReferenceField[] }

/** The resources that refer to this one, but for its own nested ones and those that the reader may not read. */
function readableReferrers(registry: Registry, resource: Resource, actor: Actor): ReferringResource[] {
  return [...registry.values()].flatMap((prepared) => {
    const references = prepared.references.filter(({ to }) => to === resource.name)
    const isReadable = references.length > 0 && holds(actor, prepared.resource.access.read)
    return isReadable && !isUnder(prepared, resource) ? [{ prepared, references }] : []
  })
}

/** At most one more than a message names, of each id. No order: an ordered walk could read the whole table for each. */
async function firstReferrers(
  tx: Reads,
  { resource, select }: Prepared,
  references: readonly ReferenceField[],
  actor: Actor,
  ids: readonly number[],
): Promise<{ id: number; label: string }[]> {
  const parameters = new Parameters()
  const all = parameters.add([...ids])
  const isReferring = references.map(({ name, field, reference }) => reference.refersTo(name, field, 'target.id'))
  const text = `
    select target.id as target_id, referrer.* from unnest(${all}::int[]) target (id) cross join lateral (
      select t.id, ${select.label} from ${resource.table} t ${select.joins}
      where (${isReferring.join(' or ')}) and ${withinScope(resource, actor, parameters)}
      limit ${limits.inMessage + 1}) referrer`
  const rows = await tx.query<Record<string, unknown>[]>(text, parameters.values)
  return rows.map((row) => ({ id: Number(row.target_id), label: labelOf(resource, row) }))
}

async function referrers(
  sql: Sql,
  { resource, select }: Prepared,
  leading: readonly ReferenceField[],
  actor: Actor,
  id: number,
): Promise<Referrers> {
  const parameters = new Parameters()
  const target = parameters.add(id)
  const referring = leading.map(({ name, field, reference }) => reference.refersTo(name, field, target)).join(' or ')
  const text = `
    select t.id, count(*) over () as referrers_count, ${select.label} from ${resource.table} t ${select.joins}
    where (${referring}) and ${withinScope(resource, actor, parameters)}
    order by t.id limit ${limits.refs}`
  const rows = await sql.query<Record<string, unknown>[]>(text, parameters.values)
  const refs = rows.map((row) => ({ resource: resource.name, id: Number(row.id), label: labelOf(resource, row) }))
  return { count: Number(rows[0]?.referrers_count ?? 0), refs }
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
