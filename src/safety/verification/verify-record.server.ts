import type { Queryable } from '#src/platform/database/sql.server.ts'
import {
  createTooManyTriesRefusal,
  normalizeAddressToNetwork,
  type RateLimit,
} from '#src/platform/http/access/rate-limit.server.ts'
import { companyAddressExpression } from '#src/safety/deliveries/company-address.server.ts'
import { parseRecordCode } from '#src/safety/printing/record-code.ts'
import { hashRecord, hashSignature, hashStrokes } from '#src/safety/signing/hashes.server.ts'
import { recordPropertyNames, type SignatureContent } from '#src/safety/signing/signed-content.ts'
import type { Strokes } from '#src/safety/signing/strokes.ts'

/** What anyone may know of a printed record who has its code: counts of its deliveries, and the person's initials. */
export type RecordVerification = {
  rows: number
  /** The day of printing. */
  date: string
  sheet_hash: string
  intact: boolean
  signed: number
  annulled: number
  changed: number
  initials: string
}

const maxWrongCodes = 30
const windowMinutes = 10

/**
 * Compares a printed record with the stored deliveries. All hashes are worked out anew. Null for an unknown code, which
 * counts against its address: after thirty in ten minutes throws TooMany. One statement does all.
 */
export async function verifyRecordOrCountWrongCode(
  db: Queryable,
  typedCode: string,
  address: string,
): Promise<RecordVerification | null> {
  const limit: RateLimit = {
    scope: 'verify',
    subject: normalizeAddressToNetwork(address),
    maxHits: maxWrongCodes,
    minutes: windowMinutes,
  }
  const rows = await db.query<VerifiedRow[]>(
    verificationStatement,
    [parseRecordCode(typedCode), limit.scope, limit.subject, limit.maxHits, limit.minutes],
    { prepare: true },
  )
  const [first] = rows
  if (!first) throw new Error('A verification has no answer.')
  if (first.seconds !== null) throw createTooManyTriesRefusal(first.seconds)
  return first.code === null ? null : summarize(first, rows)
}

/** A delivery of a printed record as it was printed, and as it is stored. */
type VerifiedRow = {
  /** Null for an unknown code. */
  code: string | null
  /** Seconds until another wrong code is answered. Null if this one is. */
  seconds: number | null
  printed_on: string
  sheet_hash: string
  printed_record_hash: string
  printed_signature_hash: string | null
  /** Null if the delivery is gone. */
  id: number | null
  employee_name: string
  record_hash: string | null
  signature_hash: string | null
  signed_at_text: string | null
  signed_by: number
  signed_by_name: string
  operator: string
  address: string
  device: string
  sentence: string
  signature: 'glass' | 'paper' | null
  strokes: Strokes | null
  strokes_hash: string | null
  scan_hash: string | null
  stored_scan_hash: string | null
  annulled_at: Date | null
}

const comparedColumns = [
  ...recordPropertyNames.filter((name) => name !== 'company_address').map((name) => `t.${name}`),
  `${companyAddressExpression} as company_address`,
  ...['id', 'record_hash', 'signature_hash', 'signed_by', 'signed_by_name', 'operator', 'address', 'device'].map(
    (name) => `t.${name}`,
  ),
  ...['sentence', 'signature', 'strokes', 'strokes_hash', 'scan_hash', 'annulled_at'].map((name) => `t.${name}`),
  `to_char(t.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as signed_at_text`,
]

/** A wrong code is counted by the function. CASE: for a right one the function does not run. */
const verificationStatement = `
  select record.*,
    case when record.code is null then (select h.seconds from count_rate_hit($2, $3, $4, $5) h) end as seconds
  from (values (1)) once
  left join (
    select r.code, r.printed_on, r.sheet_hash, printed.position, printed.value ->> 1 as printed_record_hash,
      printed.value ->> 2 as printed_signature_hash, encode(f.sha256, 'hex') as stored_scan_hash, ${comparedColumns.join(', ')}
    from ppe_printed_records r
    cross join lateral jsonb_array_elements(r.rows) with ordinality as printed (value, position)
    left join ppe_deliveries t on t.id = (printed.value ->> 0)::int
    left join files f on f.key = t.scan
    where r.code = $1
  ) record on true
  order by record.position`

function summarize(record: VerifiedRow, rows: readonly VerifiedRow[]): RecordVerification {
  const states = rows.map(classifyRow)
  const count = (state: RowState) => states.filter((candidate) => candidate === state).length
  const changed = count('changed')
  return {
    rows: rows.length,
    date: record.printed_on,
    sheet_hash: record.sheet_hash,
    intact: changed === 0,
    signed: count('signed'),
    annulled: count('annulled'),
    changed,
    initials: formatInitials(rows.find(({ id }) => id !== null)?.employee_name ?? ''),
  }
}

type RowState = 'open' | 'signed' | 'annulled' | 'changed'

/** A delivery that was open when it was printed may have been signed since. */
function classifyRow(row: VerifiedRow): RowState {
  const recordHash = row.id === null ? null : hashRecord(row)
  if (recordHash !== row.printed_record_hash) return 'changed'
  if (row.signed_at_text === null) {
    const hasTraces = row.record_hash !== null || row.signature_hash !== null || row.annulled_at !== null
    return hasTraces || row.printed_signature_hash !== null ? 'changed' : 'open'
  }
  const isSame = row.printed_signature_hash === null || row.printed_signature_hash === row.signature_hash
  if (!isSame || row.record_hash !== recordHash || !isSignatureGenuine(row, row.signed_at_text)) return 'changed'
  return row.annulled_at === null ? 'signed' : 'annulled'
}

/** True if the stored hash of the signature is that of the strokes or the scan, and of all that is kept with them. */
function isSignatureGenuine(row: VerifiedRow, signedAt: string): boolean {
  const drawnHash = findDrawnHash(row)
  if (drawnHash === null) return false
  const { record_hash: recordHash, signed_by, signed_by_name, operator, address, device, sentence } = row
  const content: SignatureContent = {
    ...{ record_hash: recordHash ?? '', signed_at: signedAt, signed_by, signed_by_name },
    ...{ operator, address, device, sentence },
    ...drawnHash,
  }
  return hashSignature(content) === row.signature_hash
}

/** The hash of the drawn signature as the signature's hash covers it. Null if it is not that of what is stored. */
function findDrawnHash(row: VerifiedRow): { strokes_hash: string } | { scan_hash: string } | null {
  if (row.signature === 'glass') {
    const strokesHash = row.strokes && hashStrokes(row.strokes)
    return strokesHash !== null && strokesHash === row.strokes_hash ? { strokes_hash: strokesHash } : null
  }
  const { scan_hash: scanHash } = row
  return scanHash !== null && scanHash === row.stored_scan_hash ? { scan_hash: scanHash } : null
}

/** 'Ayelén Quiroga' as 'A. Q.' */
const formatInitials = (name: string): string =>
  name
    .split(/[\s,]+/u)
    .flatMap((word) => [...word].slice(0, 1))
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ')
