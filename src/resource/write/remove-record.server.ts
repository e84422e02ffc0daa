import { databaseRefusal } from '#src/platform/database/database-refusal.server.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { withLinks } from '#src/resource/signed.server.ts'
import { record } from '#src/resource/write/audit.server.ts'
import { inUse } from '#src/resource/write/in-use.server.ts'
import { inWrite } from '#src/resource/write/in-write.server.ts'
import { loadForDelete } from '#src/resource/write/optimistic-lock.server.ts'
import { forgetUploads, heldBy } from '#src/resource/write/uploads.server.ts'
import type { Asked } from '#src/resource/write/write-record.server.ts'

const nothing = { fields: {}, uploads: [] }

/**
 * Deletes a row and its files, with an audit row; returns the row as it was. Throws NotFound, or Conflict `IN_USE`
 * where others refer to it.
 */
export async function removeRecord({ services, prepared, request, id }: Asked<number>): Promise<Entity> {
  const { resource, rules } = prepared
  const { name, table, scope } = resource
  try {
    const entity = await inWrite(services, request, nothing, async ({ tx, actor }, afterCommit) => {
      const entity = await loadForDelete({ tx, actor }, prepared, id)
      await rules.beforeDelete?.(tx, actor, entity)
      await tx.query(`delete from ${table} where id = $1`, [id])
      const of = (key: keyof typeof scope & keyof typeof actor) => {
        const column = scope[key]
        return column ? Number(entity[column]) || null : actor[key]
      }
      const owner = { company: of('company_id'), client: of('client_id') }
      await record(tx, actor, { resource: name, id, action: 'deleted', before: entity, after: null, ...owner })
      const names = heldBy(prepared, entity)
      await forgetUploads(tx, names)
      afterCommit(() => services.files.remove(names))
      return entity
    })
    return withLinks(services.links, prepared, entity)
  } catch (error) {
    if (databaseRefusal(error)?.code === '23503') throw await inUse(services.sql, prepared, actorOf(request), id)
    throw error
  }
}
