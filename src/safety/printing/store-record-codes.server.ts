import { randomBytes } from 'node:crypto'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { joinLabel } from '#src/platform/text/label.ts'
import type { PrintedDelivery } from '#src/safety/printing/read-printed-deliveries.server.ts'
import { buildRecordCodeOrNull } from '#src/safety/printing/record-code.ts'
import { hashText } from '#src/safety/signing/hashes.server.ts'

/** A person's printed record: its code, the hash of its rows, and the day on which it was first printed. */
export type RecordCode = { code: string; sheetHash: string; printedOn: string }

type Printer = { db: Queryable; actor: Actor; today: string }

/**
 * Stores a code for the deliveries of each person, and returns the codes by the person's id. The same deliveries with
 * the same hashes keep the code that they have.
 */
export async function getOrStoreRecordCodes(
  { db, actor, today }: Printer,
  deliveriesByEmployee: ReadonlyMap<number, readonly PrintedDelivery[]>,
): Promise<Map<number, RecordCode>> {
  const records = [...deliveriesByEmployee].map(([employeeId, deliveries]) => {
    const rows = deliveries.map(({ id, record_hash: recordHash, signature_hash: signatureHash }) => [
      id,
      recordHash,
      signatureHash,
    ])
    return {
      code: createRecordCode(),
      employee_id: employeeId,
      rows,
      rows_hash: hashText(JSON.stringify(rows)),
      sheet_hash: hashText(deliveries.map(({ record_hash: recordHash }) => recordHash).join('\n')),
      printed_on: today,
      printed_by: actor.id,
      printed_by_name: joinLabel([actor.surname, actor.name]),
    }
  })
  // The update changes nothing. It makes the statement return the rows that were stored before.
  const storedRecords = await db.query<StoredRecord[]>(
    `insert into ppe_printed_records as r (${columnNames})
    select ${columnNames} from jsonb_populate_recordset(null::ppe_printed_records, $1::text::jsonb)
    on conflict (rows_hash) do update set rows_hash = excluded.rows_hash
    returning r.code, r.employee_id, r.sheet_hash, r.printed_on`,
    [JSON.stringify(records)],
  )
  return new Map(
    storedRecords.map(({ code, employee_id: employeeId, sheet_hash: sheetHash, printed_on: printedOn }) => [
      employeeId,
      { code, sheetHash, printedOn },
    ]),
  )
}

const columnNames = 'code, employee_id, rows, rows_hash, sheet_hash, printed_on, printed_by, printed_by_name'

type StoredRecord = { code: string; employee_id: number; sheet_hash: string; printed_on: string }

/** 64 bytes hold a code nearly always. Another try follows where they do not. */
function createRecordCode(): string {
  for (;;) {
    const code = buildRecordCodeOrNull(randomBytes(64))
    if (code) return code
  }
}
