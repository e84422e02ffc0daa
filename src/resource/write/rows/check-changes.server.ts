import { Invalid } from '#src/platform/errors.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { Change, CheckedValues } from '#src/resource/registration/rules.server.ts'
import { buildScopeCondition, SqlParameters, setOrRequireOwnerInValues } from '#src/resource/scope/scope.server.ts'
import { requireRowRuleOfChanges } from '#src/resource/write/rows/allowed-rows.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * Checks rows before they are written: the writer's scope, fixed fields, the row rule, references, the resource's hook.
 * The scope may add the writer's company and client to `values`. The number of statements does not grow with the rows.
 * Tags of files that a row will not have are left out. Returns the columns to store of each row. Throws Forbidden or
 * Invalid. For several rows, all refusals but those of references come as `RowsRefused`, which names the refused rows.
 */
export async function checkChangesAndBuildColumns(
  context: WriteContext,
  prepared: PreparedResource,
  changes: readonly Change[],
): Promise<CheckedValues[]> {
  const { resource, rules } = prepared
  mapRowsOrRefuse(changes, ({ values, before }) => {
    setOrRequireOwnerInValues(resource, context.actor, values, before)
    if (before) requireUnchangedFixedFields(resource, values, before)
  })
  await requireRowRuleOfChanges(context, prepared, changes)
  await requireVisibleReferences(context, prepared, changes)
  const fittedChanges = changes.map(({ values, before }) => ({ values: fitTags(prepared, values, before), before }))
  return rules.beforeRows
    ? await rules.beforeRows(context, fittedChanges, prepared)
    : fittedChanges.map(({ values }) => values)
}

const fitTags = ({ tags }: PreparedResource, values: CheckedValues, before: Entity | null): CheckedValues =>
  tags.reduce(
    (fittedValues, { name, field, tags }) => tags.fitToRecord(name, field, { values: fittedValues, before }),
    values,
  )

/** A fixed field with a value may be sent back unchanged. Throws Invalid for another value. */
function requireUnchangedFixedFields({ fields }: Resource, values: CheckedValues, before: Entity): void {
  const changedFields = Object.entries(fields).flatMap(([name, { fixed }]) =>
    fixed && name in values && before[name] !== null && values[name] !== before[name] ? [[name, fixed]] : [],
  )
  if (changedFields.length) throw new Invalid(Object.fromEntries(changedFields))
}

/**
 * Tenant scope: throws Invalid if a user of a company or client adds a reference to a row that the user may not see.
 * References within child rows (`findMissingPaths`) are checked for every user, and the refusal tells which child row
 * refers to a missing record. An unchanged reference is not checked, nor is one that only the server sets.
 */
async function requireVisibleReferences(
  { tx, actor }: WriteContext,
  { references, registry }: PreparedResource,
  changes: readonly Change[],
): Promise<void> {
  const isScoped = actor.company_id !== null || actor.client_id !== null
  for (const { name, field, to, reference } of references) {
    if (field.readOnly || (!isScoped && !reference.findMissingPaths)) continue
    const target = registry.get(to)?.resource
    const ids = findAddedIds(changes, (values) => reference.idsIn(values[name], field))
    if (!target || !ids.size) continue
    const parameters = new SqlParameters()
    const idsParameter = parameters.add([...ids])
    const where = buildScopeCondition(target, actor, parameters)
    if (where === 'true' && !reference.findMissingPaths) continue
    const text = `select t.id from ${target.table} t where t.id = any(${idsParameter}::int[]) and ${where}`
    const visibleRows = await tx.query<{ id: number }[]>(text, parameters.values, { prepare: true })
    const missingIds = ids.difference(new Set(visibleRows.map(({ id }) => id)))
    if (missingIds.size === 0) continue
    const paths = changes.flatMap(
      ({ values }) => reference.findMissingPaths?.(name, field, values[name], missingIds) ?? [name],
    )
    throw new Invalid(Object.fromEntries(paths.map((path) => [path, 'resource.fields.ref'])))
  }
}

function findAddedIds(changes: readonly Change[], idsOf: (values: CheckedValues) => number[]): Set<number> {
  return new Set(
    changes.flatMap(({ values, before }) => [...new Set(idsOf(values)).difference(new Set(idsOf(before ?? {})))]),
  )
}
