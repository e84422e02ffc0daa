import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { type Body, withBody } from '#src/platform/http/body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import { answerTo, staleAnswerTo } from '#src/resource/signed.server.ts'
import { checkGiven, stampOf } from '#src/resource/write/check.server.ts'
import { claimOf, earlierAnswer, requireStillSeen } from '#src/resource/write/idempotency.server.ts'
import { type AfterCommit, inWrite } from '#src/resource/write/in-write.server.ts'
import { type By, loadForUpdate, loadUnlocked } from '#src/resource/write/optimistic-lock.server.ts'
import { refusalOfWrite } from '#src/resource/write/refusals.server.ts'
import { save } from '#src/resource/write/save.server.ts'
import {
  claimFiles,
  filesTaken,
  forgetUploads,
  namesOf,
  planUploads,
  type StoredByField,
  storeUploads,
  useUploads,
} from '#src/resource/write/uploads.server.ts'

/** A write request; `id` is null for a new row. */
export type Asked<Id = number | null> = {
  services: Services
  prepared: Prepared
  request: FastifyRequest
  id: Id
  /** The parent under which the row is. */
  within?: Within
}

/** A parent by its id, and the field that refers to it. */
export type Within = {
  by: string
  id: number
  /** Throws NotFound where the actor may not see the parent. */
  check(actor: Actor): Promise<unknown>
}

/**
 * Creates or updates a row: reads and checks the body, stores its files, then writes in one transaction. Returns the
 * new entity, as its writer may see it.
 */
export async function writeRecord(asked: Asked): Promise<Entity> {
  const { services, prepared, request } = asked
  try {
    const taken = filesTaken(prepared.seenBy(request.actor))
    const entity = await withBody(request, services.files, taken, (body) =>
      writeBody(asked, placed(body, asked.within)),
    )
    return answerTo(services.links, prepared, request.actor, entity)
  } catch (error) {
    throw refusalOfWrite(staleAnswerTo(services.links, prepared, request.actor, error), prepared)
  }
}

/** A body says nothing of the parent: the address does. */
const placed = ({ fields, uploads }: Body, within: Within | undefined): Body => ({
  fields: within ? { ...fields, [within.by]: within.id } : fields,
  uploads,
})

async function writeBody(asked: Asked, body: Body): Promise<Entity> {
  const { services, prepared, request, id } = asked
  // Rights are checked before the costly work on files, and again by `inWrite`.
  const actor = await services.rights.renew(services.sql, request)
  await asked.within?.check(actor)
  const given = checkGiven(prepared.seenBy(actor), id === null ? 'create' : 'update', body)
  const stamp = stampOf(body)
  const hasFiles = prepared.files.length > 0
  // Idempotency before the optimistic lock: a repeat would find the stamp that its own first try has changed.
  const earlier = hasFiles ? await earlierAnswer(services.sql, claimOf(request, body)) : null
  if (earlier) {
    const entity = earlier.answer as Entity
    await requireStillSeen(services.sql, prepared, actor, entity.id)
    return entity
  }
  await prepared.rules.beforeWrite?.(actor, given)
  const known = hasFiles && id !== null ? await loadUnlocked(services.sql, actor, prepared, id, stamp) : null
  const stored = await storeUploads(services.files, planUploads(prepared, body, known))
  const took = { isUsed: false }
  try {
    return await inOneTransaction(asked, { body, given, stamp, stored, took })
  } catch (error) {
    took.isUsed = false
    throw error
  } finally {
    // Unused uploads: a stored answer was returned, or nothing was written.
    if (!took.isUsed) await services.files.remove(namesOf(stored))
  }
}

type Checked = {
  body: Body
  given: Record<string, unknown>
  stamp: string | null
  stored: StoredByField
  took: { isUsed: boolean }
}

function inOneTransaction(asked: Asked, { body, given, stamp, stored, took }: Checked): Promise<Entity> {
  const { services, prepared, request, id } = asked
  const write = async (by: By, afterCommit: AfterCommit) => {
    const before = id === null ? null : await loadForUpdate(by, prepared, id, stamp)
    // Checked again under the lock: another editor may have changed the files since.
    const plans = planUploads(prepared, body, before)
    const { columns, released } = await useUploads(by, prepared, { plans, stored, before })
    const entity = await save(by, prepared, { ...given, ...columns }, before)
    if (before === null) await claimFiles(by.tx, stored, entity.id)
    await forgetUploads(by.tx, released)
    afterCommit(() => services.files.remove(released))
    afterCommit(async () => prepared.rules.afterCommit?.(entity, before))
    took.isUsed = true
    return entity
  }
  const onRepeat = ({ tx, actor }: By, entity: Entity) => requireStillSeen(tx, prepared, actor, entity.id)
  return inWrite(services, request, body, write, { onRepeat })
}
