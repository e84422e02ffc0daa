import { type Actor, holds } from '#src/platform/actor.ts'
import { databaseRefusal } from '#src/platform/database/database-refusal.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Conflict, Duplicate, Invalid, type MessageRef } from '#src/platform/errors.ts'
import { labelOf, type Resource } from '#src/resource/declaration.ts'
import { type Registry, refFields, refsFields } from '#src/resource/registry.server.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'

/**
 * The database is the last judge: its refusal of a write as one of ours. Constraints are named `table_column_unique`
 * and `table_column_fkey`, so that the field can be told.
 */
export function refusalOfWrite(error: unknown, resource: Resource): unknown {
  const refusal = databaseRefusal(error)
  if (!refusal) return error
  const field = fieldOf(refusal.constraint, resource)
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

function fieldOf(constraint: string, resource: Resource): string | undefined {
  for (const { name, field } of refsFields(resource)) {
    if (constraint === `${field.through.table}_${field.through.theirs}_fkey`) return name
  }
  const column = constraint.replace(`${resource.table}_`, '').replace(/_(unique|fkey|check)$/, '')
  return Object.hasOwn(resource.fields, column) ? column : undefined
}

/**
 * Who refers to a row that could not be deleted, by their labels: what the refusal says. What the reader may not see
 * is not named, so the refusal may have no more to say than that there is something.
 */
export async function inUse(
  sql: Sql,
  { registry, resource }: { registry: Registry; resource: Resource },
  actor: Actor,
  id: number,
): Promise<Conflict> {
  const names: string[] = []
  for (const { resource: other } of registry.values()) {
    if (!holds(actor, other.access.read)) continue
    const parameters = new Parameters()
    const referring = referringTo(other, resource, parameters.add(id))
    if (!referring.length) continue
    const rows = await sql.query<Record<string, unknown>[]>(
      `select ${other.label.map((column) => `t.${column}`).join(', ')} from ${other.table} t
      where (${referring.join(' or ')}) and ${withinScope(other, actor, parameters)}
      order by t.id limit 4`,
      parameters.values,
    )
    names.push(...rows.map((row) => labelOf(other, row)))
  }
  const message: MessageRef = names.length
    ? {
        key: 'resource.delete.in_use_by',
        params: { names: names.slice(0, 3).join(', ') + (names.length > 3 ? '…' : '') },
      }
    : 'resource.delete.in_use'
  return new Conflict(message, 'IN_USE')
}

function referringTo(other: Resource, resource: Resource, id: string): string[] {
  return [
    ...refFields(other)
      .filter(({ field }) => field.to === resource.name)
      .map(({ name }) => `t.${name} = ${id}`),
    ...refsFields(other)
      .filter(({ field }) => field.to === resource.name)
      .map(
        ({ field: { through } }) =>
          `t.id in (select ${through.own} from ${through.table} where ${through.theirs} = ${id})`,
      ),
  ]
}
