import type { FastifyInstance } from 'fastify'
import type { Services } from '#src/platform/services.server.ts'
import { type BulkSet, givenOf, hasSettable, namesSet, parseSet } from '#src/resource/bulk/set.server.ts'
import { type ManyWrite, writeMany } from '#src/resource/bulk/write-many.server.ts'
import { addressesIn } from '#src/resource/nested/parent-address.server.ts'
import { describeBulk } from '#src/resource/openapi/bulk.server.ts'
import { describeAt } from '#src/resource/openapi/operations.server.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'
import { requireOwnScope } from '#src/resource/scope/scope.server.ts'
import { deleteRows } from '#src/resource/write/rows/delete-rows.server.ts'
import { describeUses, inUseAmong } from '#src/resource/write/rows/in-use.server.ts'
import { eachInTurn } from '#src/resource/write/rows/rows-refused.server.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'

/** Routes that change or delete many rows of a resource at once, with the permissions of one. */
export function resourceBulk(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const { prepared, ...address } of addressesIn(registry)) {
    const { access } = prepared.resource
    const options = (verb: 'update' | 'delete') => ({
      config: { access: access[verb] },
      schema: describeAt(prepared, address, () => describeBulk(prepared, verb)),
    })
    if (access.update !== 'never' && hasSettable(prepared.resource))
      app.patch(address.path, options('update'), (request, reply) =>
        writeMany({ services, prepared, request, reply }, editMany(prepared)),
      )
    if (access.delete !== 'never')
      app.delete(address.path, options('delete'), (request, reply) =>
        writeMany({ services, prepared, request, reply }, deleteMany(prepared)),
      )
  }
}

const editMany = (prepared: Prepared): ManyWrite<{ set: BulkSet; names: readonly string[] }> => ({
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

/** Bulk delete. Rows in use are refused before any is deleted, each with what uses it. */
const deleteMany = (prepared: Prepared): ManyWrite<null> => ({
  counts: 'deleted',
  names: [],
  check: () => null,
  lock: 'for update of t',
  async exclude(context, rows) {
    const used = await inUseAmong(context, prepared, idsOf(rows))
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

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
