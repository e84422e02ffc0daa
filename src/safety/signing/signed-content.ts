import type { CanonicalValue } from '#src/safety/signing/canonical-json.ts'

/** The values of a delivery that its `record_hash` covers, by the names of its properties. */
export const recordPropertyNames = [
  'ppe_name',
  'size',
  'quantity',
  'brand',
  'model',
  'certification',
  'delivery_date',
  'comments',
  'employee_name',
  'employee_dni',
  'job_title',
  'company_name',
  'company_cuit',
  'company_address',
] as const

type RecordContent = Readonly<Record<string, CanonicalValue>>

/** The content of a delivery's `record_hash`. An empty value is null. */
export function buildRecordContent(delivery: Readonly<Record<string, unknown>>): RecordContent {
  const values = recordPropertyNames.map((name) => [name, (delivery[name] ?? null) as CanonicalValue] as const)
  return { v: 1, ...Object.fromEntries(values) }
}

/** What a `signature_hash` covers besides the record: either strokes or a scan. `signed_at` is UTC, ISO 8601. */
export type SignatureContent = {
  record_hash: string
  signed_at: string
  signed_by: number
  signed_by_name: string
  operator: string
  address: string
  device: string
  sentence: string
} & ({ strokes_hash: string } | { scan_hash: string })

export const buildSignatureContent = (content: SignatureContent): RecordContent => ({ v: 1, ...content })
