import type { Tx } from '#src/platform/database/sql.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { hashRecord, hashSignature, hashStrokes } from '#src/safety/signing/hashes.server.ts'
import type { Strokes } from '#src/safety/signing/strokes.ts'

/** Strokes on glass, or the scan of a signed paper: its key and the SHA-256 of its bytes, in hex. */
export type DrawnSignature = { strokes: Strokes } | { scan: string; scanHash: string }

/** A signature, and what is kept of it as proof, which is the employer's to give (Ley 25.506 art. 5). */
export type SignatureToStore = {
  signature: DrawnSignature
  /** When it was drawn, by the clock of the device: ISO 8601. */
  deviceTime: string | null
  proof: { address: string; device: string; sentence: string; signedAt: Date }
}

/** The user at whose device the person signs. */
type Operator = { id: number; name: string }

/** The columns with which a signature is stored in one of its deliveries. */
export function buildSignatureColumns(
  { id: operatorId, name: operatorName }: Operator,
  delivery: Pick<Entity, 'id'> & Readonly<Record<string, unknown>>,
  { signature, deviceTime, proof }: SignatureToStore,
): Record<string, unknown> {
  const recordHash = hashRecord(delivery)
  const signer = {
    signed_at: proof.signedAt.toISOString(),
    signed_by: operatorId,
    signed_by_name: operatorName,
    operator: `${operatorName} (${operatorId})`,
    address: proof.address,
    device: proof.device,
    sentence: proof.sentence,
  }
  const [drawn, drawnHash] =
    'strokes' in signature
      ? [{ signature: 'glass', strokes: signature.strokes }, { strokes_hash: hashStrokes(signature.strokes) }]
      : [{ signature: 'paper', scan: signature.scan }, { scan_hash: signature.scanHash }]
  return {
    id: delivery.id,
    ...signer,
    ...drawn,
    ...drawnHash,
    device_signed_at: deviceTime,
    record_hash: recordHash,
    signature_hash: hashSignature({ record_hash: recordHash, ...signer, ...drawnHash }),
  }
}

const columnNames = [
  ...['signature', 'signed_at', 'device_signed_at', 'signed_by', 'signed_by_name', 'operator', 'address', 'device'],
  ...['sentence', 'strokes', 'strokes_hash', 'scan', 'scan_hash', 'record_hash', 'signature_hash'],
].join(', ')

/** Stores signatures in open deliveries. Whoever signs is not absent. */
export const writeSignatures = (tx: Tx, signatureColumns: readonly Record<string, unknown>[]) =>
  tx.query(
    `update ppe_deliveries t set (${columnNames}) = row (${columnNames.replace(/\w+/g, 's.$&')}), absent = false
    from jsonb_populate_recordset(null::ppe_deliveries, $1::text::jsonb) s where t.id = s.id`,
    [JSON.stringify(signatureColumns)],
  )
