import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { addMonths } from '#src/platform/days/add-months.ts'
import { Invalid, type MessageRef, NotFound } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { PrintLabels } from '#src/platform/pdf/print-frame.ts'
import type { PrintedBlock, PrintedColumn, PrintedDocument, PrintedFact } from '#src/platform/pdf/printed-document.ts'
import { labelSeparator } from '#src/platform/text/label.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'

/** A checked request for an attendance sheet. An empty text leaves room to write it by hand. */
export type SheetRequest = {
  itemId: number
  employeeIds: readonly number[]
  date: string
  time: string
  endTime: string
  place: string
  instructor: string
}

type SheetPrinter = {
  db: Queryable
  type: CertificationType
  employees: Resource
  actor: Actor
  labels: PrintLabels
  language: Language
  text: (message: MessageRef) => string
}

type Item = { name: string; description: string | null; validity_months: number | null }

type Attendee = {
  person: string
  dni: string | null
  job_sector: string | null
  company_id: number | null
  company: string | null
  cuit: string | null
  address: string | null
}

/** Number of empty rows below the people, for those who join unannounced. */
const blankRowCount = 3

/** Height of a row in points: room for a signature. */
const rowHeight = 26

/**
 * Builds the attendance sheet, which the attendees sign: each company begins on a new page. Throws NotFound if none of
 * the people is within the reader's scope, and Invalid for an item that does not exist.
 */
export async function buildAttendanceSheet(printer: SheetPrinter, request: SheetRequest): Promise<PrintedDocument> {
  const { type, text, language, labels } = printer
  const item = await readSheetItemOrThrowInvalid(printer, request.itemId)
  const attendees = await readAttendeesOrThrowIfNone(printer, request.employeeIds)
  const title = text(`workforce.sheet.${type.name}`)
  const attendeesByCompany = Map.groupBy(attendees, ({ company_id: id }) => id)
  return {
    title: `${title} · ${item.name}`,
    language,
    orientation: 'portrait',
    labels,
    runningHead: `${title} · ${item.name}`,
    footNote: text('workforce.sheet.blank_rows'),
    blocks: [...attendeesByCompany.values()].flatMap((people, index) =>
      buildCompanySheet(printer, {
        title,
        facts: buildSheetFacts(printer, item, request),
        people,
        startsPage: index > 0,
      }),
    ),
  }
}

/** Reads the item of the sheet. Throws Invalid if there is none, not NotFound: its id is a parameter of the request. */
async function readSheetItemOrThrowInvalid({ db, type }: SheetPrinter, id: number): Promise<Item> {
  const [item] = await db.query<Item[]>(`select name, description, validity_months from ${type.item}s where id = $1`, [
    id,
  ])
  if (!item) throw new Invalid({ [`${type.item}_id`]: 'resource.fields.ref' }, 'platform.answers.bad_request')
  return item
}

async function readAttendeesOrThrowIfNone(
  { db, employees, actor }: SheetPrinter,
  ids: readonly number[],
): Promise<Attendee[]> {
  const parameters = new SqlParameters()
  const idsParameter = parameters.add([...ids])
  const attendees = await db.query<Attendee[]>(
    `select t.surname || '${labelSeparator}' || t.name as person, t.dni, s.name as job_sector, t.company_id, c.name as company, c.cuit,
      c.address
    from employees t left join companies c on c.id = t.company_id left join job_sectors s on s.id = t.job_sector_id
    where t.id = any(${idsParameter}::bigint[]) and ${buildScopeCondition(employees, actor, parameters)}
    order by c.name collate "es-x-icu" nulls last, c.id, t.surname collate "es-x-icu", t.name collate "es-x-icu", t.id`,
    parameters.values,
  )
  if (attendees.length === 0) throw new NotFound()
  return attendees
}

function buildSheetFacts({ type, text, language }: SheetPrinter, item: Item, request: SheetRequest): PrintedFact[] {
  const { date, time, endTime, place, instructor } = request
  const expiration = date === '' ? null : addMonths(date, item.validity_months)
  const hours = endTime === '' ? time : text({ key: 'workforce.sheet.hours', params: { from: time, to: endTime } })
  const facts: [message: string, value: string][] = [
    [`${type.name}.fields.${type.item}`, item.name],
    ['workforce.sheet.subjects', item.description ?? ''],
    [`${type.name}.fields.date`, date === '' ? '' : formatDate(date, language)],
    ['workforce.sheet.time', hours],
    ['workforce.sheet.place', place],
    [`${type.name}.fields.instructor`, instructor],
    [`${type.name}.fields.expiration_date`, expiration === null ? '' : formatDate(expiration, language)],
  ]
  // An empty value leaves room to write it by hand.
  return facts.map(([message, value]) => ({ label: text(message), value: value || '………………………' }))
}

type CompanySheet = { title: string; facts: PrintedFact[]; people: readonly Attendee[]; startsPage: boolean }

function buildCompanySheet({ text, type }: SheetPrinter, { title, facts, people, startsPage }: CompanySheet) {
  const [{ company = null, cuit = null, address = null } = {}] = people
  const employer =
    company === null
      ? text('workforce.sheet.no_company')
      : [company, cuit && `CUIT ${cuit}`, address].filter(Boolean).join(' · ')
  const column = (heading: string, width: number): PrintedColumn => ({ heading, type: 'text', decimals: 0, width })
  const blocks: PrintedBlock[] = [
    { type: 'head', title, lines: [employer], side: [], ...(startsPage && { startsPage }) },
    { type: 'section', title: text(`${type.name}.one`), content: { type: 'facts', facts } },
    {
      type: 'section',
      title: text('workforce.sheet.people'),
      content: {
        type: 'table',
        rowHeight,
        columns: [
          column(text('workforce.sheet.number'), 24),
          column(text('workforce.sheet.person'), 160),
          column('DNI', 64),
          column(text('workforce.sheet.sector'), 90),
          { heading: text('workforce.sheet.signature'), type: 'text', decimals: 0 },
        ],
        rows: [
          ...people.map(({ person, dni, job_sector: sector }, index) => [String(index + 1), person, dni, sector, null]),
          ...Array.from({ length: blankRowCount }, (_, index) => [
            String(people.length + index + 1),
            null,
            null,
            null,
            null,
          ]),
        ],
      },
    },
    {
      type: 'signatures',
      labels: [text('workforce.sheet.instructor_signature'), text('workforce.sheet.safety_signature')],
    },
  ]
  return blocks
}
