import { type BulkSet, givenOf, namesSet, parseSet } from '#src/resource/bulk/set.server.ts'
import type { ManyWrite } from '#src/resource/bulk/write-many.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { requireOwnScope } from '#src/resource/scope.server.ts'
import { eachInTurn } from '#src/resource/write/rows/rows-refused.server.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'

type EditInput = { set: BulkSet; names: readonly string[] }

/** Bulk edit: sets the same in many rows. */
export const editMany = (prepared: Prepared): ManyWrite<EditInput> => ({
  counts: 'changed',
  names: ['set'],
  check(seen, { fields }, actor) {
    const set = parseSet(seen, fields.set)
    requireOwnScope(prepared.resource, actor, set.given)
    return { set, names: namesSet(seen, set) }
  },
  lock: 'for no key update of t',
  async run(context, rows, { set, names }) {
    const changes = eachInTurn(rows, (before) => ({ before, given: givenOf(set, before) }))
    const saved = await saveRows(context, prepared, changes, names)
    return saved.flatMap((after, index) => {
      const before = rows[index]
      return before ? [{ before, after }] : []
    })
  },
  shownNames: (_seen, { names }) => names,
  isUndoable: true,
})
