import { BulkRefused, Conflict, Invalid, type MessageRef } from '#src/platform/errors.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { joinLabel } from '#src/platform/text/label.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { lockRows } from '#src/resource/write/lock-rows.server.ts'
import { readAndAuditRows } from '#src/resource/write/rows/audit.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'
import { hashStrokes } from '#src/safety/signing/hashes.server.ts'
import { findLastDayThatServerSigns, isTooEarlyToSign } from '#src/safety/signing/signable-days.ts'
import {
  buildSignatureColumns,
  type SignatureToStore,
  writeSignatures,
} from '#src/safety/signing/signature-columns.server.ts'

/**
 * A checked request to sign deliveries of one person. `seenStamps` has the `updated_at` that was shown of each; null
 * for a scan, whose paper was printed.
 */
export type SignRequest = SignatureToStore & {
  ids: readonly number[]
  seenStamps: ReadonlyMap<number, string> | null
}

export const signRefusalCodes = ['SIGNED', 'ANNULLED', 'GONE', 'CHANGED', 'NOT_YET'] as const

type SignRefusal = { id: number; code: (typeof signRefusalCodes)[number]; same: boolean; message: MessageRef }

/**
 * Signs open deliveries of one person, all or none. Throws BulkRefused with the deliveries that are signed,
 * annulled, gone, changed since they were shown, or of a later day; `same` is true of one that this very signature has
 * signed.
 */
export async function signDeliveriesOrRefuse(
  context: WriteContext,
  prepared: PreparedResource,
  request: SignRequest,
): Promise<Entity[]> {
  const { tx } = context
  const rows = await lockRows(context, prepared, { ids: request.ids, lock: 'for no key update of t' })
  const strokesHash = 'strokes' in request.signature ? hashStrokes(request.signature.strokes) : null
  refuseRows(await listSignRefusals(context, rows, request, strokesHash))
  requireOnePerson(rows)
  await requireRowsThatOneSignatureCovers(context, rows, request)
  const { actor } = context
  const signer = { id: actor.id, name: joinLabel([actor.surname, actor.name]) }
  await writeSignatures(
    tx,
    rows.map((row) => buildSignatureColumns(signer, row, request)),
  )
  return readAndAuditRows(context, prepared, {
    action: 'signed',
    ids: rows.map(({ id }) => id),
    formerEntities: rows,
  })
}

const refusalMessages = {
  SIGNED: 'safety.signing.signed_already',
  ANNULLED: 'safety.signing.annulled',
  GONE: 'safety.signing.gone',
  CHANGED: 'safety.signing.changed',
  NOT_YET: 'safety.signing.not_yet',
} as const

async function listSignRefusals(
  { tx }: WriteContext,
  rows: readonly Entity[],
  { ids, seenStamps }: SignRequest,
  strokesHash: string | null,
): Promise<SignRefusal[]> {
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const codes = ids.flatMap((id) => {
    const code = findRefusalCode(rowsById.get(id), seenStamps && (seenStamps.get(id) ?? ''))
    return code ? [{ id, code }] : []
  })
  const signedIds = codes.flatMap(({ id, code }) => (code === 'SIGNED' ? [id] : []))
  const hashes = signedIds.length
    ? await tx<{ id: number; strokes_hash: string | null }[]>`
        select id, strokes_hash from ppe_deliveries where id = any(${signedIds}::int[])`
    : []
  const sameIds = new Set(hashes.flatMap((row) => (strokesHash && row.strokes_hash === strokesHash ? [row.id] : [])))
  return codes.map(({ id, code }) => ({ id, code, same: sameIds.has(id), message: refusalMessages[code] }))
}

function findRefusalCode(row: Entity | undefined, seenStamp: string | null): SignRefusal['code'] | null {
  if (!row) return 'GONE'
  if (row['annulled_at'] !== null) return 'ANNULLED'
  if (row['signed_at'] !== null) return 'SIGNED'
  if (seenStamp !== null && seenStamp !== row.updated_at) return 'CHANGED'
  const lastDay = findLastDayThatServerSigns(readShopDay())
  return isTooEarlyToSign(String(row['delivery_date']), lastDay) ? 'NOT_YET' : null
}

function refuseRows(refused: readonly SignRefusal[]): void {
  if (refused.length > 0) throw new BulkRefused(refused, 'safety.signing.refused')
}

function requireOnePerson(rows: readonly Entity[]): void {
  if (new Set(rows.map((row) => row['employee_id'])).size > 1) throw new Invalid({ ids: 'safety.signing.one_person' })
}

/**
 * In an open round by rows, a signature on glass covers one delivery; in one by person, every open delivery of that
 * person. Deliveries of no open round may be signed together, and a paper has all that is printed on it.
 */
async function requireRowsThatOneSignatureCovers(
  { tx }: WriteContext,
  rows: readonly Entity[],
  { ids, signature }: SignRequest,
): Promise<void> {
  const roundIds = [...new Set(rows.flatMap((row) => (row['round_id'] === null ? [] : [Number(row['round_id'])])))]
  if ('scan' in signature || roundIds.length === 0) return
  const openRounds = await tx<{ signature: string; open_ids: number[] }[]>`
    select r.signature, array(select d.id from ppe_deliveries d
      where d.round_id = r.id and d.employee_id = ${Number(rows[0]?.['employee_id'])} and d.signed_at is null) as open_ids
    from ppe_rounds r where r.id = any(${roundIds}::int[]) and r.closed_at is null`
  for (const { signature: mode, open_ids: openIds } of openRounds) {
    if (mode === 'row' && ids.length > 1) throw new Invalid({ ids: 'safety.signing.one_row' })
    if (mode === 'person' && openIds.some((id) => !ids.includes(id)))
      throw new Conflict('safety.signing.all_of_person', 'NOT_ALL', {
        missing: openIds.filter((id) => !ids.includes(id)),
      })
  }
}
