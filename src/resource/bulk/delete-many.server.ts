import type { ManyWrite } from '#src/resource/bulk/write-many.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { deleteRows } from '#src/resource/write/rows/delete-rows.server.ts'
import { describeUses, inUseAmong } from '#src/resource/write/rows/in-use.server.ts'

/** Bulk delete. Rows in use are refused before any is deleted, each with what uses it. */
export const deleteMany = (prepared: Prepared): ManyWrite<null> => ({
  counts: 'deleted',
  names: [],
  check: () => null,
  lock: 'for update of t',
  async exclude(context, rows) {
    const ids = rows.map(({ id }) => id)
    const used = await inUseAmong(context, prepared, ids)
    const describeUse = await describeUses(context, prepared, [...used])
    return {
      rows: rows.filter(({ id }) => !used.has(id)),
      refused: [...used].map((id) => ({ id, message: describeUse(id) })),
    }
  },
  async run(context, rows) {
    await deleteRows(context, prepared, rows)
    return rows.map((before) => ({ before }))
  },
  shownNames: () => null,
  isUndoable: true,
})
