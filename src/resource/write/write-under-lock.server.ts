import type { Entity } from '#src/resource/declaration.ts'
import type { Asked } from '#src/resource/write/asked.server.ts'
import type { Checked } from '#src/resource/write/check-write.server.ts'
import { requireStillSeen } from '#src/resource/write/idempotency.server.ts'
import { type AfterCommit, inWrite } from '#src/resource/write/in-write.server.ts'
import { type By, loadForUpdate } from '#src/resource/write/optimistic-lock.server.ts'
import { planUploads } from '#src/resource/write/planned-uploads.server.ts'
import { save } from '#src/resource/write/save.server.ts'
import type { StoredByField } from '#src/resource/write/stored-uploads.server.ts'
import { claimFiles, keepReplaced, useUploads } from '#src/resource/write/upload-rows.server.ts'

type Ready = Omit<Checked, 'plans'> & { stored: StoredByField }

/** The transaction of a write: locks the row, enters its files, saves it. `used` is told that the files have a row. */
export function writeUnderLock(asked: Asked, { body, given, stamp, stored }: Ready, used: () => void): Promise<Entity> {
  const { services, prepared, request, id } = asked
  const write = async (by: By, afterCommit: AfterCommit) => {
    const before = id === null ? null : await loadForUpdate(by, prepared, id, stamp)
    // Checked again under the lock: another editor may have changed the files since.
    const plans = planUploads(prepared, body, before)
    const { columns, released } = await useUploads(by, prepared, { plans, stored, before })
    const entity = await save(by, prepared, { ...given, ...columns }, before)
    if (before === null) await claimFiles(by.tx, stored, entity.id)
    await keepReplaced(by.tx, prepared, entity.id, released)
    afterCommit(() => services.files.setAside(released))
    afterCommit(async () => prepared.rules.afterCommit?.(entity, before))
    used()
    return entity
  }
  const onRepeat = ({ tx, actor }: By, entity: Entity) => requireStillSeen(tx, prepared, actor, entity.id)
  return inWrite(services, request, body, write, { onRepeat })
}
