import { NotFound } from '#src/platform/errors.ts'
import type { Files } from '#src/platform/files/files.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import { childrenOf, lockChildren } from '#src/resource/under/children.server.ts'
import { keepDeleted } from '#src/resource/undo/deleted-rows.server.ts'
import type { AfterCommit } from '#src/resource/write/in-write.server.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'
import { requireMay } from '#src/resource/write/row-rule.server.ts'
import { forgetUploads, heldBy } from '#src/resource/write/upload-rows.server.ts'

/**
 * Deletes rows that are locked and those under them, with their audit rows. Their pictures and files are set aside
 * after the commit, where nobody can open them, until what is kept of the rows lapses. Throws what the rows' own rule
 * or a hook refuses; a foreign key refuses rows that others refer to.
 */
export async function removeMany(
  by: By,
  prepared: Prepared,
  rows: readonly Entity[],
  { files, afterCommit }: { files: Files; afterCommit: AfterCommit },
): Promise<void> {
  await requireMay(by, prepared, 'delete', rows)
  await prepared.rules.beforeDeletes?.(by.tx, by.actor, rows)
  for (const child of childrenOf(prepared)) {
    const going = await lockChildren(by, child, rows)
    if (going.length) await removeMany(by, child, going, { files, afterCommit })
  }
  await keepDeleted(by, prepared, rows)
  const ids = rows.map(({ id }) => id)
  const gone = await by.tx.query(`delete from ${prepared.resource.table} where id = any($1::int[]) returning id`, [ids])
  if (gone.length !== ids.length) throw new NotFound()
  const names = rows.flatMap((entity) => heldBy(prepared, entity))
  await forgetUploads(by.tx, names)
  afterCommit(() => files.setAside(names))
}
