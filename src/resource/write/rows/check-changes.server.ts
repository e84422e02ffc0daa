import { Invalid } from '#src/platform/errors.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Change, Given } from '#src/resource/registration/rules.server.ts'
import { claimForScope, Parameters, withinScope } from '#src/resource/scope/scope.server.ts'
import { requireMayChange } from '#src/resource/write/rows/row-rule.server.ts'
import { eachInTurn } from '#src/resource/write/rows/rows-refused.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * What is asked of rows before they are written, in a number of statements that does not grow with them: the writer's
 * scope, the rows' own rule, references, the resource's hook. Returns of each the columns to store. Throws Forbidden or
 * Invalid; of several rows `RowsRefused`, which names those.
 */
export async function checkChanges(
  context: WriteContext,
  prepared: Prepared,
  changes: readonly Change[],
): Promise<Given[]> {
  const { resource, rules } = prepared
  eachInTurn(changes, ({ given, before }) => {
    claimForScope(resource, context.actor, given, before)
    if (before) refuseMoved(resource, given, before)
  })
  await requireMayChange(context, prepared, changes)
  await checkReferences(context, prepared, changes)
  return rules.beforeRows ? await rules.beforeRows(context, changes) : changes.map(({ given }) => given)
}

/** What is given at creation alone may be sent back as it stands. Throws Invalid for another value. */
function refuseMoved({ fields }: Resource, given: Given, before: Entity): void {
  const moved = Object.entries(fields).flatMap(([name, { once }]) =>
    once && name in given && given[name] !== before[name] ? [[name, once]] : [],
  )
  if (moved.length) throw new Invalid(Object.fromEntries(moved))
}

/**
 * Tenant scope: a company's or client's user may refer only to rows that they may see. Of child rows anybody is told at
 * which of them a row is missing. A reference that stays as it is may be out of their sight.
 */
async function checkReferences(
  { tx, actor }: WriteContext,
  { references, registry }: Prepared,
  changes: readonly Change[],
): Promise<void> {
  const isBound = actor.company_id !== null || actor.client_id !== null
  for (const { name, field, to, reference } of references) {
    if (!isBound && !reference.wrongAt) continue
    const target = registry.get(to)?.resource
    const ids = changedIds(changes, (values) => reference.ids(values[name], field))
    if (!target || !ids.size) continue
    const parameters = new Parameters()
    const all = parameters.add([...ids])
    const where = withinScope(target, actor, parameters)
    if (where === 'true' && !reference.wrongAt) continue
    const text = `select t.id from ${target.table} t where t.id = any(${all}::int[]) and ${where}`
    const seen = await tx.query<{ id: number }[]>(text, parameters.values, { prepare: true })
    const missing = ids.difference(new Set(seen.map(({ id }) => id)))
    if (missing.size === 0) continue
    const at = changes.flatMap(({ given }) => reference.wrongAt?.(name, field, given[name], missing) ?? [name])
    throw new Invalid(Object.fromEntries(at.map((path) => [path, 'resource.fields.ref'])))
  }
}

function changedIds(changes: readonly Change[], idsOf: (values: Given) => number[]): Set<number> {
  return new Set(
    changes.flatMap(({ given, before }) => [...new Set(idsOf(given)).difference(new Set(idsOf(before ?? {})))]),
  )
}
