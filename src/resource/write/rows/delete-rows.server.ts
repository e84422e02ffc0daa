import { NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { auditAndStoreDeletedRows } from '#src/resource/undo/deleted-rows.server.ts'
import { lockRows } from '#src/resource/write/lock-rows.server.ts'
import { refreshComputedValuesAndRequireRowRule } from '#src/resource/write/rows/allowed-rows.server.ts'
import { mapForeignKeyViolationToInUse } from '#src/resource/write/rows/constraint-refusals.server.ts'
import { isChildOf, isDeletedWith } from '#src/resource/write/rows/in-use.server.ts'
import { writeOrRefuseOwners } from '#src/resource/write/rows/row-refusals.server.ts'
import { deleteUploadRows, listUploadNames } from '#src/resource/write/rows/upload-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * The child resources of this resource, except those in `ownedTables`, whose rows are stored and restored with the row.
 */
export const listChildResources = ({ resource, rules, registry }: PreparedResource): PreparedResource[] => {
  const ownedTables = new Set(rules.ownedTables?.map(({ table }) => table))
  return [...registry.values()].filter(
    (candidate) => isChildOf(candidate, resource) && !ownedTables.has(candidate.resource.table),
  )
}

/** The child resources whose rows are deleted with a row of this resource. */
export const listChildrenDeletedWith = (prepared: PreparedResource): PreparedResource[] =>
  listChildResources(prepared).filter((child) => isDeletedWith(child, prepared.resource))

/**
 * Deletes locked rows and their child rows, with audit entries. After the commit their pictures and files are set
 * aside, where no address serves them, until the deleted rows can no longer be restored. Throws refusals of the row
 * rule or of a hook, and Conflict `IN_USE` if other rows refer to a row.
 */
export async function deleteRowsWithChildren(
  context: WriteContext,
  prepared: PreparedResource,
  rows: readonly Entity[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await refreshComputedValuesAndRequireRowRule(context, prepared, 'delete', rows)
  await prepared.rules.beforeDeletes?.(context, rows, prepared)
  for (const child of listChildrenDeletedWith(prepared)) {
    // The parents are locked, so no child row is added meanwhile.
    const childRows = await lockRows(context, child, {
      column: child.resource.parent?.fieldName,
      ids,
      lock: 'for update of t',
    })
    await writeOrRefuseOwners(
      childRows,
      {
        findOwnerIndex: (childRow) => ids.indexOf(Number(childRow[child.resource.parent?.fieldName ?? ''])),
        ownerCount: rows.length,
      },
      () => deleteRowsWithChildren(context, child, childRows),
    )
  }
  await auditAndStoreDeletedRows(context, prepared, rows)
  const text = `delete from ${prepared.resource.table} where id = any($1::int[]) returning id`
  const deletedRows = await context.tx.query(text, [ids]).catch((error) => {
    throw mapForeignKeyViolationToInUse(error)
  })
  if (deletedRows.length !== ids.length) throw new NotFound()
  const names = rows.flatMap((entity) => listUploadNames(prepared, entity))
  const deletedNames = await deleteUploadRows(context, prepared, names)
  context.afterCommit(() => context.files.setAside(deletedNames))
}
