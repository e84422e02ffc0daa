import type { FastifyRequest } from 'fastify'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Forbidden, Invalid, MissingPermission, NotFound } from '#src/platform/errors.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isRestorable } from '#src/resource/history/changed-fields.ts'
import { givenBack, type LeftOut, orNothing, putBackFiles } from '#src/resource/history/restore-values.server.ts'
import { lockRow } from '#src/resource/read/read-rows.server.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'
import { ownersScope, Parameters, wasWithinScope, withinScope } from '#src/resource/scope/scope.server.ts'
import { restoreDeleted } from '#src/resource/undo/deleted-rows.server.ts'
import { answerTo } from '#src/resource/visibility/answer-entity.server.ts'
import { parseStamp } from '#src/resource/write/check-input.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { requireVisibleRecord } from '#src/resource/write/idempotency.server.ts'
import { childResourcesOf } from '#src/resource/write/rows/delete-rows.server.ts'
import { saveRow } from '#src/resource/write/rows/save-rows.server.ts'
import { archiveReplacedUploads } from '#src/resource/write/rows/upload-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

type Entry = {
  id: number
  entity_id: string
  action: string
  before: Entity | null
  after: Entity | null
}

export type EntryRestored = { entity: Entity; left_out: LeftOut[] }

/**
 * Puts back what an entry's `before` says, of the body's `fields` or of all that it changed. Throws NotFound for an
 * entry or a record out of the actor's scope, Forbidden without the resource's permission, Conflict for an entry that
 * changed no declared field, and whatever an ordinary write refuses.
 */
export async function restoreEntry(
  services: Services,
  registry: Registry,
  request: FastifyRequest,
  id: string,
): Promise<EntryRestored> {
  let found: Prepared | undefined
  const { resource, entity, left_out } = await handleWrite(services, request, {
    get prepared() {
      return found
    },
    async checkBody(body) {
      const unknown = Object.keys(body.fields).filter((name) => name !== 'fields' && name !== 'updated_at')
      if (unknown.length)
        throw new Invalid(Object.fromEntries(unknown.map((name) => [name, 'resource.fields.unknown'])))
      found = await findResource(services.sql, registry, id)
      return { body, prepared: found }
    },
    async run(context, { body, prepared }) {
      const entry = await readEntry(context.tx, prepared.resource, context.actor, id)
      const isDeleted = entry.action === 'deleted'
      requireAccess(context.actor, prepared.resource, isDeleted ? 'create' : 'update')
      const restored = isDeleted
        ? await restoreRecord(context, prepared, entry)
        : await restoreFields(context, prepared, entry, body)
      return { ...restored, resource: prepared.resource.name }
    },
    async requireVisible(db, actor, restored: EntryRestored & { resource: string }) {
      const prepared = registry.get(restored.resource)
      if (prepared) await requireVisibleRecord(db, prepared, actor, restored.entity.id)
    },
  })
  const prepared = registry.get(resource)
  return { left_out, entity: prepared ? answerTo(services.links, prepared, requireActor(request), entity) : entity }
}

/** The resource that an entry tells of, which no entry changes. Throws NotFound. */
async function findResource(sql: Sql, registry: Registry, id: string): Promise<Prepared> {
  const [entry] = await sql<{ resource: string }[]>`select resource from audit where id = ${id}::bigint`
  const prepared = registry.get(entry?.resource ?? '')
  if (!prepared) throw new NotFound()
  return prepared
}

/** Throws NotFound where what the record was then is out of the actor's scope, whatever else they may do. */
async function readEntry(tx: Tx, resource: Resource, actor: Actor, id: string): Promise<Entry> {
  const parameters = new Parameters()
  const own = parameters.add(id)
  const where = withinScope(ownersScope(resource), actor, parameters)
  const text = `
    select t.id, t.entity_id, t.action, t.before, t.after from audit t where t.id = ${own}::bigint and ${where}`
  const [entry] = await tx.query<Entry[]>(text, parameters.values)
  if (!entry) throw new NotFound()
  return entry
}

function requireAccess(actor: Actor, { access }: Resource, verb: 'create' | 'update'): void {
  if (access[verb] === 'never') throw new Forbidden()
  if (!hasAccess(actor, access[verb])) throw new MissingPermission(access[verb])
}

async function restoreRecord(context: WriteContext, prepared: Prepared, { id }: Entry): Promise<EntryRestored> {
  const [entity] = await restoreWithChildren(context, prepared, id, [id])
  if (!entity) throw new NotFound()
  return { entity, left_out: [] }
}

/** Brings rows back, and those of their children at any depth that were deleted in the same request as `entryId`. */
async function restoreWithChildren(
  context: WriteContext,
  prepared: Prepared,
  entryId: number,
  entryIds: readonly number[],
): Promise<Entity[]> {
  const entities = await restoreDeleted(context, prepared, entryIds)
  for (const child of childResourcesOf(prepared)) {
    const deletions = await findChildDeletions(context.tx, child, entryId, entities)
    if (deletions.length > 0) await restoreWithChildren(context, child, entryId, deletions)
  }
  return entities
}

/** The entries by which children of these rows were deleted in the same request as an entry. */
async function findChildDeletions(
  tx: Tx,
  { resource }: Prepared,
  entryId: number,
  parents: readonly Entity[],
): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>(
    `select t.id from audit own
     join audit t on t.request_id = own.request_id and t.resource = $2 and t.action = 'deleted'
     join deleted_rows kept on kept.audit_id = t.id
     where own.id = $1::bigint and (kept.row ->> '${resource.parent?.by}')::int = any($3::int[])`,
    [entryId, resource.name, parents.map(({ id }) => id)],
  )
  return rows.map(({ id }) => id)
}

async function restoreFields(
  context: WriteContext,
  prepared: Prepared,
  { entity_id, action, before, after }: Entry,
  body: RequestBody,
): Promise<EntryRestored> {
  const current = await lockRow(context, prepared, Number(entity_id), { stamp: parseStamp(body) })
  const isTold = before && after && wasWithinScope(prepared.resource, context.actor, before)
  if (action !== 'updated' || !isTold) throw new Conflict('resource.history.not_restorable', 'NOT_RESTORABLE')
  const seen = prepared.seenBy(context.actor)
  const fields = fieldsOf(seen.resource, body)
  const told = { before, after }
  const { columns, returned, released, left_out } = await putBackFiles(context.tx, seen, told, current, fields)
  const given = orNothing({ ...givenBack(seen, told, fields), ...columns })
  const entity = await saveRow(context, prepared, given, current)
  await archiveReplacedUploads(context, prepared, entity.id, released)
  context.afterCommit(() => context.files.bringBack(returned))
  return { entity, left_out }
}

/** The fields to put back; null for all. Throws Invalid for what no entry can put back. */
function fieldsOf({ fields: declared }: Resource, { fields: { fields } }: RequestBody): readonly string[] | null {
  if (fields === undefined || fields === null || fields === '') return null
  const list = typeof fields === 'string' ? parseJsonOrNull(fields) : fields
  const isKnown = (name: unknown) =>
    typeof name === 'string' && Object.hasOwn(declared, name) && isRestorable(declared[name])
  if (!Array.isArray(list) || list.length === 0 || !list.every(isKnown))
    throw new Invalid({ fields: 'resource.fields.unknown' })
  return list
}
