import type { Import } from '#src/importer/imports.server.ts'
import { refuse, toWrite } from '#src/importer/rows/judge.server.ts'
import { attachPictures, type StoredForRows, storePictures } from '#src/importer/rows/pictures.server.ts'
import { mayLoad, type Plan } from '#src/importer/rows/plan.server.ts'
import { type Planned, planRows } from '#src/importer/rows/plan-rows.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import type { Asked } from '#src/importer/wire.ts'
import { moveOn } from '#src/importer/work/lease.server.ts'
import { contextOf, loaderOf, NoLongerAllowed, type World } from '#src/importer/world.server.ts'
import { type Actor, holds } from '#src/platform/actor.ts'
import type { Reads, Tx } from '#src/platform/database/sql.server.ts'
import { Refusal } from '#src/platform/errors.ts'
import type { ZipFolder } from '#src/platform/spreadsheets/open-zip.server.ts'
import { lockRows } from '#src/resource/read/read-rows.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { withoutRefused } from '#src/resource/write/rows/rows-refused.server.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'

/** A load that is being written, as who and with which pictures. */
export type Writing = { world: World; load: Import; plan: Plan; actor: Actor; zip: ZipFolder | null }

/** How far it is: the last row written, and how many. */
export type At = { position: number; done: number }

const noPictures: StoredForRows = new Map()

/** The pictures of rows, stored before their transaction; the lease is renewed with each. */
export async function picturesOf({ world, load, plan, actor, zip }: Writing, rows: readonly ReadRow[], at: At) {
  if (!zip || rows.every(({ pictures }) => Object.keys(pictures).length === 0)) return noPictures
  const planned = await planRows(world.sql, plan, actor, rows)
  return storePictures(world, plan.prepared, zip, planned, () => moveOn(world.sql, world, load, at))
}

/** Rights are checked again with each batch, as a load takes minutes. Throws NoLongerAllowed. */
export async function requireStillAllowed({ world, load, plan, actor }: Writing, db: Reads): Promise<void> {
  const now = await loaderOf(world, db, load)
  const isBoundAlike = now.company_id === actor.company_id && now.client_id === actor.client_id
  if (!isBoundAlike) throw new NoLongerAllowed('importer.other_scope')
  requireMayLoad(plan.prepared, plan.asked, now)
}

/** Throws NoLongerAllowed that names what the loading user may no longer do. */
export function requireMayLoad(prepared: Prepared, asked: Asked, actor: Actor): void {
  if (mayLoad(prepared, asked, actor)) return
  const mayCreate = holds(actor, prepared.resource.access.create)
  throw new NoLongerAllowed(mayCreate ? 'importer.may_not_update' : 'importer.may_not_create')
}

/** Plans rows anew, with those that they match locked, and writes what can be written. */
export async function writeRows(
  { world, plan, actor }: Writing,
  tx: Tx,
  rows: readonly ReadRow[],
  pictures: StoredForRows,
): Promise<Planned[]> {
  const context = { ...contextOf(world, tx, actor), isRepeated: true }
  const planned = await planRows(tx, plan, actor, rows, (ids) =>
    lockRows(context, plan.prepared, { ids, lock: 'for no key update of t' }),
  )
  for (const one of planned) {
    const refused = pictures.get(one.row)
    if (refused instanceof Refusal && one.change) refuse(one, refused)
  }
  await attachPictures(tx, plan.prepared, planned, pictures)
  for (const status of ['updated', 'created'] as const) {
    const {
      rows: accepted,
      done,
      without,
    } = await withoutRefused(toWrite(planned, status), (some) =>
      saveRows(
        context,
        plan.prepared,
        some.map(({ change }) => change),
        [],
      ),
    )
    for (const [at, one] of accepted.entries()) one.id = done[at]?.id ?? one.id
    for (const { row, error } of without) refuse(row, error)
  }
  return planned
}
