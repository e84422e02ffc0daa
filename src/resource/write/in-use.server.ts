import { type Actor, holds } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Conflict, type MessageRef } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import type { Prepared, ReferenceField } from '#src/resource/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'

/** A row that refers to the one to be deleted. */
type Referrer = { resource: string; id: number; label: string }

type Referrers = { count: number; refs: Referrer[] }

/** Rows under a parent go with it. */
export const isUnder = (other: Pick<Prepared, 'resource'>, { name }: Pick<Resource, 'name'>): boolean =>
  other.resource.under?.resource.name === name

/** Most referring rows that the answer lists, and that its message names. */
export const limits = { refs: 10, inMessage: 3 }

/**
 * Foreign key violation on delete: a Conflict that counts and names the referring rows. Rows that the reader may not
 * see are left out, so it may name none.
 */
export async function inUse(sql: Sql, { registry, resource }: Prepared, actor: Actor, id: number): Promise<Conflict> {
  const all: Referrers = { count: 0, refs: [] }
  for (const other of registry.values()) {
    const leading = other.references.filter(({ to }) => to === resource.name)
    if (isUnder(other, resource) || !leading.length || !holds(actor, other.resource.access.read)) continue
    const some = await referrers(sql, other, leading, actor, id)
    all.count += some.count
    all.refs.push(...some.refs)
  }
  return new Conflict(messageOf(all), 'IN_USE', { count: all.count, refs: all.refs.slice(0, limits.refs) })
}

function messageOf({ count, refs }: Referrers): MessageRef {
  if (!count) return 'resource.delete.in_use'
  const labels = refs.slice(0, limits.inMessage).map(({ label }) => label)
  return {
    key: 'resource.delete.in_use_by',
    params: { names: labels.join(', ') + (count > limits.inMessage ? '…' : '') },
  }
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
  { tx }: By,
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
