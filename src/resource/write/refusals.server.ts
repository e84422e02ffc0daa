import { type Actor, holds } from '#src/platform/actor.ts'
import { databaseRefusal } from '#src/platform/database/database-refusal.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Conflict, Duplicate, Invalid, type MessageRef } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'

/**
 * The database is the last judge: its refusal of a write as one of ours. Constraints are named `table_column_unique`
 * and `table_column_fkey`, so that the field can be told.
 */
export function refusalOfWrite(error: unknown, prepared: Prepared): unknown {
  const refusal = databaseRefusal(error)
  if (!refusal) return error
  const { resource } = prepared
  const field = fieldOf(refusal.constraint, prepared)
  switch (refusal.code) {
    case '23505': {
      const message = field && resource.fields[field]?.unique
      return new Duplicate(resource.duplicate, field && message ? { [field]: message } : {})
    }
    case '23503':
      return new Invalid(field ? { [field]: 'resource.fields.ref' } : {})
    case '23502':
      return new Invalid(refusal.column ? { [refusal.column]: 'resource.fields.required' } : {})
    case '23514':
      return new Invalid(field ? { [field]: 'resource.fields.out_of_range' } : {})
    case '22003':
    case '22021':
    case '22P02':
    case '22P05':
    case '22007':
    case '22008':
    case '22009':
    case '22001':
      return new Invalid({}, 'platform.answers.bad_request')
    default:
      return error
  }
}

function fieldOf(constraint: string, { resource, references }: Prepared): string | undefined {
  const leading = references.find(({ name, field, reference }) => {
    return reference.constraint(resource.table, name, field) === constraint
  })
  if (leading) return leading.name
  const column = constraint.replace(`${resource.table}_`, '').replace(/_(unique|fkey|check)$/, '')
  return Object.hasOwn(resource.fields, column) ? column : undefined
}

/**
 * Who refers to a row that could not be deleted, by their labels: what the refusal says. What the reader may not see
 * is not named, so the refusal may have no more to say than that there is something.
 */
export async function inUse(sql: Sql, { registry, resource }: Prepared, actor: Actor, id: number): Promise<Conflict> {
  const names: string[] = []
  for (const other of registry.values()) {
    if (!holds(actor, other.resource.access.read)) continue
    names.push(...(await labelsOfReferring(sql, other, resource, actor, id)))
  }
  const message: MessageRef = names.length
    ? {
        key: 'resource.delete.in_use_by',
        params: { names: names.slice(0, 3).join(', ') + (names.length > 3 ? '…' : '') },
      }
    : 'resource.delete.in_use'
  return new Conflict(message, 'IN_USE')
}

async function labelsOfReferring(
  sql: Sql,
  { resource: other, select, references }: Prepared,
  resource: Resource,
  actor: Actor,
  id: number,
): Promise<string[]> {
  const leading = references.filter(({ to }) => to === resource.name)
  if (!leading.length) return []
  const parameters = new Parameters()
  const target = parameters.add(id)
  const referring = leading.map(({ name, field, reference }) => reference.refersTo(name, field, target)).join(' or ')
  const text = `
    select ${select.label} from ${other.table} t ${select.joins}
    where (${referring}) and ${withinScope(other, actor, parameters)}
    order by t.id limit 4`
  const rows = await sql.query<Record<string, unknown>[]>(text, parameters.values)
  return rows.map((row) => labelOf(other, row))
}
