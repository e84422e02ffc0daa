import { NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { lockRows } from '#src/resource/read/read-rows.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { keepDeleted } from '#src/resource/undo/deleted-rows.server.ts'
import { isUnder } from '#src/resource/write/rows/in-use.server.ts'
import { refusalOfDelete } from '#src/resource/write/rows/refusals.server.ts'
import { requireMay } from '#src/resource/write/rows/row-rule.server.ts'
import { refusalsIn, refuseRows } from '#src/resource/write/rows/rows-refused.server.ts'
import { forgetUploads, heldBy } from '#src/resource/write/rows/upload-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Resources whose rows belong to rows of this one. */
export const childrenOf = ({ resource, registry }: Prepared): Prepared[] =>
  [...registry.values()].filter((other) => isUnder(other, resource))

/**
 * Deletes rows that are locked and those under them, with their audit rows. Their pictures and files are set aside
 * after the commit, where nobody can open them, until what is kept of the rows lapses. Throws what the rows' own rule
 * or a hook refuses, and Conflict `IN_USE` where others refer to one.
 */
export async function deleteRows(context: WriteContext, prepared: Prepared, rows: readonly Entity[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await requireMay(context, prepared, 'delete', rows)
  await prepared.rules.beforeDeletes?.(context, rows)
  for (const child of childrenOf(prepared)) {
    // Their parents are locked: none is added meanwhile.
    const going = await lockRows(context, child, { column: child.resource.parent?.by, ids, lock: 'for update of t' })
    if (going.length) await removeChildren(context, child, going, rows)
  }
  await keepDeleted(context, prepared, rows)
  const text = `delete from ${prepared.resource.table} where id = any($1::int[]) returning id`
  const gone = await context.tx.query(text, [ids]).catch((error) => {
    throw refusalOfDelete(error)
  })
  if (gone.length !== ids.length) throw new NotFound()
  const names = rows.flatMap((entity) => heldBy(prepared, entity))
  await forgetUploads(context.tx, names)
  context.afterCommit(() => context.files.setAside(names))
}

/** Deletes rows of a child resource. What one of them refuses, its own parent is refused for. */
async function removeChildren(
  context: WriteContext,
  child: Prepared,
  going: readonly Entity[],
  parents: readonly Entity[],
): Promise<void> {
  try {
    await deleteRows(context, child, going)
  } catch (error) {
    const by = child.resource.parent?.by ?? ''
    const refused = [...refusalsIn(error, going.length)].map(([index, refusal]) => {
      const parentId = going[index]?.[by]
      return [parents.findIndex(({ id }) => id === parentId), refusal] as const
    })
    refuseRows(new Map(refused), parents.length)
  }
}
