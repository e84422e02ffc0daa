import type { Import } from '#src/importer/imports.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { labelOf } from '#src/resource/model.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

const maxNames = 100

/** The records of other resources that a run which is over has created by name. */
export async function readCreatedNames(
  db: Queryable,
  registry: Registry,
  { status, task, request_id: requestId, user_id: userId, asked: request }: Import,
): Promise<{ resource: string; label: string }[]> {
  const isOver = task === null && (status === 'done' || status === 'cancelled' || status === 'failed')
  if (!isOver || requestId === null) return []
  const entries = await db<{ resource: string; after: Record<string, unknown> | null }[]>`
    select resource, after from audit
    where request_id = ${requestId} and user_id = ${userId} and action = 'created'
      and resource <> ${request?.resource ?? ''}
    order by id limit ${maxNames}`
  return entries.flatMap(({ resource, after }) => {
    const target = registry.get(resource)
    return target && after ? [{ resource, label: labelOf(target.resource, after) }] : []
  })
}
