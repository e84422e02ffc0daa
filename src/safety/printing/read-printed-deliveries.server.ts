import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import { companyAddressExpression } from '#src/safety/deliveries/company-address.server.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import { maxPrintedDeliveries } from '#src/safety/printing/max-printed-deliveries.ts'
import { hashRecord } from '#src/safety/signing/hashes.server.ts'

/** Which deliveries are printed. Each part that is not null narrows the choice, and one at least is not null. */
export type PrintSelection = {
  employeeId: number | null
  roundId: number | null
  ids: readonly number[] | null
}

/** A delivery as the record prints it. `record_hash` of an open one is worked out here. */
export type PrintedDelivery = {
  id: number
  employee_id: number
  employee_file_number: string
  ppe_name: string
  size: string | null
  quantity: number
  brand: string | null
  model: string | null
  certification: string | null
  delivery_date: string
  comments: string | null
  employee_name: string
  employee_dni: string | null
  job_title: string | null
  company_name: string | null
  company_cuit: string | null
  company_street: string | null
  company_city: string | null
  company_zip_code: string | null
  company_province: string | null
  signature: 'glass' | 'paper' | null
  signed_at: Date | null
  /** The strokes as JSON text. Parsed, those of 200 rows would keep other requests waiting. */
  strokes_json: string | null
  annulled_at: Date | null
  annul_reason: string | null
  record_hash: string
  signature_hash: string | null
}

const copiedColumns = [
  ...['id', 'employee_id', 'ppe_name', 'size', 'quantity', 'brand', 'model', 'certification', 'delivery_date'],
  ...['comments', 'employee_name', 'employee_dni', 'job_title', 'company_name', 'company_cuit', 'company_street'],
  ...['company_city', 'company_zip_code', 'company_province', 'signature', 'signed_at', 'annulled_at'],
  ...['annul_reason', 'record_hash', 'signature_hash'],
]
const printedColumns = [...copiedColumns.map((name) => `t.${name}`), 't.strokes::text as strokes_json']

/**
 * Reads the people of the deliveries that a selection prints, and counts the deliveries. Throws NotFound like
 * `readPrintedDeliveriesOrThrow`.
 */
export async function readPrintedPeopleOrThrow(
  db: Queryable,
  actor: Actor,
  selection: PrintSelection,
): Promise<{ names: string[]; deliveryCount: number }> {
  const parameters = new SqlParameters()
  const rows = await db.query<{ name: string; count: number }[]>(
    `select max(t.employee_name) as name, count(*) as count from ppe_deliveries t
    where ${buildSelectionCondition(selection, actor, parameters)} group by t.employee_id`,
    parameters.values,
  )
  const deliveryCount = rows.reduce((sum, { count }) => sum + count, 0)
  requireSelectedDeliveries(selection, deliveryCount)
  return { names: rows.map(({ name }) => name), deliveryCount }
}

/**
 * Reads deliveries within the reader's scope: by person, then by date and id. Those of absent people are left out
 * unless they are chosen by id. Throws NotFound if there are none, or if one of the chosen ids is not among them.
 */
export async function readPrintedDeliveriesOrThrow(
  db: Queryable,
  actor: Actor,
  selection: PrintSelection,
): Promise<PrintedDelivery[]> {
  const parameters = new SqlParameters()
  const rows = await db.query<(PrintedDelivery & { record_hash: string | null; company_address: string | null })[]>(
    `select ${printedColumns.join(', ')}, ${companyAddressExpression} as company_address, e.employee_file_number
    from ppe_deliveries t join employees e on e.id = t.employee_id
    where ${buildSelectionCondition(selection, actor, parameters)}
    order by e.surname collate "es-x-icu", e.name collate "es-x-icu", e.id, t.delivery_date, t.id
    limit ${maxPrintedDeliveries}`,
    parameters.values,
  )
  requireSelectedDeliveries(selection, rows.length)
  return rows.map((row) => ({ ...row, record_hash: row.record_hash ?? hashRecord(row) }))
}

function buildSelectionCondition(
  { employeeId, roundId, ids }: PrintSelection,
  actor: Actor,
  parameters: SqlParameters,
): string {
  return [
    employeeId !== null && `t.employee_id = ${parameters.add(employeeId)}`,
    roundId !== null && `t.round_id = ${parameters.add(roundId)}`,
    ids === null ? 'not t.absent' : `t.id = any(${parameters.add([...ids])}::int[])`,
    buildScopeCondition(deliveries, actor, parameters),
  ]
    .filter((condition) => condition !== false)
    .join(' and ')
}

function requireSelectedDeliveries({ ids }: PrintSelection, foundCount: number): void {
  if (foundCount === 0 || (ids !== null && foundCount < new Set(ids).size)) throw new NotFound()
}

/** The description of each job title by its name, and the items that it needs. */
export async function readTitlesWithNeeds(
  db: Queryable,
  names: readonly string[],
): Promise<{ name: string; description: string | null; items: string[] }[]> {
  return db.query(
    `select j.name, j.description, array(
      select p.name from ppe_job_titles n join ppes p on p.id = n.ppe_id
      where n.job_title_id = j.id order by p.name collate "es-x-icu") as items
    from job_titles j where j.name = any($1::text[])`,
    [[...names]],
  )
}
