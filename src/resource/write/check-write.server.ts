import type { Body } from '#src/platform/http/body.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Given } from '#src/resource/rules.server.ts'
import type { Asked } from '#src/resource/write/asked.server.ts'
import { checkGiven, stampOf } from '#src/resource/write/check.server.ts'
import { claimOf, earlierAnswer, requireStillSeen } from '#src/resource/write/idempotency.server.ts'
import { loadUnlocked } from '#src/resource/write/optimistic-lock.server.ts'
import { type Plan, planUploads } from '#src/resource/write/planned-uploads.server.ts'

/** A write that may be tried: its checked values, the stamp of the row that its editor saw, and plans for its files. */
export type Checked = { body: Body; given: Given; stamp: string | null; plans: readonly Plan[] }

/**
 * All that can refuse a write before the costly work on its files: rights, values, the row as it stands. The lock and
 * the database judge again. Gives the earlier answer where the same write was answered already.
 */
export async function checkWrite(asked: Asked, body: Body): Promise<Checked | { earlier: Entity }> {
  const { services, prepared, request, id } = asked
  // `inWrite` checks the rights again.
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
    return { earlier: entity }
  }
  await prepared.rules.beforeWrite?.(actor, given)
  const known = hasFiles && id !== null ? await loadUnlocked(services.sql, actor, prepared, id, stamp) : null
  return { body, given, stamp, plans: planUploads(prepared, body, known) }
}
