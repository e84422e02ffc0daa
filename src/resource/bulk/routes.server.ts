import type { FastifyInstance } from 'fastify'
import type { Services } from '#src/platform/services.server.ts'
import {
  type BulkSet,
  computeRowValues,
  hasBulkEditableField,
  listChangedPropertyNames,
  parseBulkSet,
} from '#src/resource/bulk/bulk-set.server.ts'
import { type BulkWrite, handleBulkWrite } from '#src/resource/bulk/handle-bulk-write.server.ts'
import { listAllApiAddresses } from '#src/resource/nested/parent-address.server.ts'
import { describeBulkWrite } from '#src/resource/openapi/bulk.server.ts'
import { documentAtAddress } from '#src/resource/openapi/operations.server.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'
import { requireWriterScope } from '#src/resource/scope/scope.server.ts'
import { deleteRowsWithChildren } from '#src/resource/write/rows/delete-rows.server.ts'
import { findIdsInUse, readInUseMessages } from '#src/resource/write/rows/in-use.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'

/**
 * Registers the routes that update or delete many rows of a resource. They need the same permissions as the routes that
 * update or delete one row.
 */
export function registerBulkRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const { prepared, ...address } of listAllApiAddresses(registry)) {
    const { access } = prepared.resource
    const buildRouteOptions = (verb: 'update' | 'delete') => ({
      config: { access: access[verb] },
      schema: documentAtAddress(prepared, address, () => describeBulkWrite(prepared, verb)),
    })
    if (access.update !== 'never' && hasBulkEditableField(prepared.resource))
      app.patch(address.path, buildRouteOptions('update'), (request, reply) =>
        handleBulkWrite({ services, prepared, request, reply }, buildBulkEdit(prepared)),
      )
    if (access.delete !== 'never')
      app.delete(address.path, buildRouteOptions('delete'), (request, reply) =>
        handleBulkWrite({ services, prepared, request, reply }, buildBulkDelete(prepared)),
      )
  }
}

const buildBulkEdit = (prepared: PreparedResource): BulkWrite<{ set: BulkSet; names: readonly string[] }> => ({
  countName: 'changed',
  bodyNames: ['set'],
  parseInput(actorView, { fields }, actor) {
    const set = parseBulkSet(actorView, fields.set)
    requireWriterScope(prepared.resource, actor, set.values)
    return { set, names: listChangedPropertyNames(actorView, set) }
  },
  rowLock: 'for no key update of t',
  async writeRows(context, rows, { set, names }) {
    const changes = mapRowsOrRefuse(rows, (before) => ({ before, values: computeRowValues(set, before) }))
    const savedRows = await saveRows(context, prepared, changes, names)
    return savedRows.flatMap((after, index) => {
      const before = rows[index]
      return before ? [{ before, after }] : []
    })
  },
  previewNames: (_actorView, { names }) => names,
  isUndoable: true,
})

/** Bulk delete. Rows in use are refused before any row is deleted; the message of each names the referring rows. */
const buildBulkDelete = (prepared: PreparedResource): BulkWrite<null> => ({
  countName: 'deleted',
  bodyNames: [],
  parseInput: () => null,
  rowLock: 'for update of t',
  async splitRefused(context, rows) {
    const usedIds = await findIdsInUse(context, prepared, idsOf(rows))
    const describeUse = await readInUseMessages(context, prepared, [...usedIds])
    return {
      rows: rows.filter(({ id }) => !usedIds.has(id)),
      refusedRows: [...usedIds].map((id) => ({ id, message: describeUse(id) })),
    }
  },
  async writeRows(context, rows) {
    await deleteRowsWithChildren(context, prepared, rows)
    return rows.map((before) => ({ before }))
  },
  previewNames: () => null,
  isUndoable: true,
})

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
