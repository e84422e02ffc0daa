import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { BadRequest } from '#src/platform/errors.ts'
import type { PrintedForms } from '#src/platform/pdf/printed-forms.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import { buildRecordForms } from '#src/safety/printing/annex-1-layout.server.ts'
import { annexOne } from '#src/safety/printing/annex-1-words.ts'
import { maxPrintedDeliveries } from '#src/safety/printing/max-printed-deliveries.ts'
import {
  type PrintSelection,
  readPrintedDeliveriesOrThrow,
  readPrintedPeopleOrThrow,
  readTitlesWithNeeds,
} from '#src/safety/printing/read-printed-deliveries.server.ts'
import { getOrStoreRecordCodes } from '#src/safety/printing/store-record-codes.server.ts'

export type RecordPrinter = {
  db: Queryable
  actor: Actor
  timeZone: string
  /** Address of the site, for the QR code. Null if the world cannot reach it. */
  publicUrl: string | null
}

/**
 * The title of the printed records. Throws NotFound if there is nothing to print, and BadRequest if it is too much.
 */
export async function readRecordTitleOrThrow({ db, actor }: RecordPrinter, selection: PrintSelection): Promise<string> {
  const { names, deliveryCount } = await readPrintedPeopleOrThrow(db, actor, selection)
  if (deliveryCount > maxPrintedDeliveries)
    throw new BadRequest({ key: 'safety.printing.too_many', params: { count: maxPrintedDeliveries } })
  return formatTitle(names)
}

/**
 * Builds the records of these deliveries, one for each person, and stores their codes. Throws NotFound if there is
 * nothing to print.
 */
export async function buildPrintedRecords(
  { db, actor, timeZone, publicUrl }: RecordPrinter,
  selection: PrintSelection,
): Promise<PrintedForms> {
  const printedDeliveries = await readPrintedDeliveriesOrThrow(db, actor, selection)
  const deliveriesByEmployee = Map.groupBy(printedDeliveries, ({ employee_id: id }) => id)
  const employeeNames = [...deliveriesByEmployee.values()].flatMap(([delivery]) => delivery?.employee_name ?? [])
  const titleNames = new Set(printedDeliveries.flatMap(({ job_title: title }) => title ?? []))
  const titles = await readTitlesWithNeeds(db, [...titleNames])
  const titlesByName = new Map(titles.map((title) => [title.name, title]))
  const today = computeTodayOnServer(timeZone)
  const codes = await getOrStoreRecordCodes({ db, actor, today }, deliveriesByEmployee)
  return {
    title: formatTitle(employeeNames),
    language: 'es',
    producer: 'Mostrador',
    forms: [...deliveriesByEmployee].flatMap(([employeeId, rows]) => {
      const record = codes.get(employeeId)
      if (!record) throw new Error('A printed record has no code.')
      return buildRecordForms(rows, { record, titlesByName, publicUrl, timeZone })
    }),
  }
}

const formatTitle = (names: readonly string[]): string =>
  [annexOne.shortTitle, ...(names.length === 1 ? names : [])].join(' · ')
