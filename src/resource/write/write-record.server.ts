import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { type NamedParent, requireOfParent } from '#src/resource/nested/parent-address.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { answerTo } from '#src/resource/signed.server.ts'
import { checkGiven, stampOf } from '#src/resource/write/check-input.server.ts'
import { handleWrite, type PreparedInput } from '#src/resource/write/handle-write.server.ts'
import { requireStillSeen } from '#src/resource/write/idempotency.server.ts'
import { filesTaken, planUploads } from '#src/resource/write/planned-uploads.server.ts'
import { loadForUpdate, loadUnlocked } from '#src/resource/write/rows/optimistic-lock.server.ts'
import { saveRow } from '#src/resource/write/rows/save-rows.server.ts'
import { claimFiles, enterUploads, keepReplaced } from '#src/resource/write/rows/upload-rows.server.ts'
import type { StoredByField } from '#src/resource/write/stored-uploads.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** A request that writes one record; `id` is null for a new one. */
export type RecordWrite<Id = number | null> = {
  services: Services
  prepared: Prepared
  request: FastifyRequest
  id: Id
  /** The parent that the address names. */
  parent: NamedParent | null
}

/** Checked values of a record, and the stamp of the row that its editor saw. */
type RecordInput = { body: Body; given: Given; stamp: string | null }

/** Creates or updates a record, with its files. Returns the new entity, as its writer may see it. */
export async function writeRecord(write: RecordWrite): Promise<Entity> {
  const { services, prepared, request } = write
  const entity = await handleWrite(services, request, {
    prepared,
    takes: filesTaken(prepared.seenBy(request.actor)),
    check: (body, actor) => checkInput(write, withParent(body, write.parent), actor),
    prepare: isCostly(prepared) ? (input, actor) => prepareInput(write, input, actor) : undefined,
    run: (context, input, stored) => saveRecord(context, write, input, stored),
    requireSeen: (db, actor, { id }: Entity) => requireStillSeen(db, prepared, actor, id),
  })
  return answerTo(services.links, prepared, request.actor, entity)
}

/** A body says nothing of the parent: the address does. */
const withParent = ({ fields, uploads }: Body, parent: NamedParent | null): Body => ({
  fields: parent ? { ...fields, [parent.by]: parent.id } : fields,
  uploads,
})

async function checkInput({ prepared, id, parent }: RecordWrite, body: Body, actor: Actor): Promise<RecordInput> {
  await parent?.requireSeen(actor)
  const given = checkGiven(prepared.seenBy(actor), id === null ? 'create' : 'update', body)
  return { body, given, stamp: stampOf(body) }
}

/** True when something is worked on before the transaction: files, or what the resource's rules prepare. */
const isCostly = ({ files, rules }: Prepared): boolean => files.length > 0 || rules.prepare !== undefined

/** All that can refuse a write before the costly work on its files. The lock and the database judge again. */
async function prepareInput(
  { services, prepared, id }: RecordWrite,
  { body, given, stamp }: RecordInput,
  actor: Actor,
): Promise<PreparedInput<RecordInput>> {
  const { rules, files } = prepared
  const values = rules.prepare ? await rules.prepare(services.sql, actor, given) : given
  const row = files.length > 0 && id !== null ? await loadUnlocked(services.sql, actor, prepared, id, stamp) : null
  return { input: { body, given: values, stamp }, uploads: planUploads(prepared, body, row) }
}

/** Locks the row, enters its files, saves it. */
async function saveRecord(
  context: WriteContext,
  { prepared, id, parent }: RecordWrite,
  { body, given, stamp }: RecordInput,
  stored: StoredByField,
): Promise<Entity> {
  const before = id === null ? null : requireOfParent(parent, await loadForUpdate(context, prepared, id, stamp))
  // Planned again under the lock: another editor may have changed the files since.
  const plans = planUploads(prepared, body, before)
  const { columns, released } = await enterUploads(context, prepared, { plans, stored, before })
  const entity = await saveRow(context, prepared, { ...given, ...columns }, before)
  if (before === null) await claimFiles(context.tx, stored, entity.id)
  await keepReplaced(context, prepared, entity.id, released)
  return entity
}
