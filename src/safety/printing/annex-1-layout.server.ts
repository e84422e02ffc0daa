import type { PrintedBox, PrintedForm, PrintedFormCell, PrintedFormColumn } from '#src/platform/pdf/printed-forms.ts'
import { annexOne } from '#src/safety/printing/annex-1-words.ts'
import type { PrintedDelivery } from '#src/safety/printing/read-printed-deliveries.server.ts'
import { formatRecordCode } from '#src/safety/printing/record-code.ts'
import type { RecordCode } from '#src/safety/printing/store-record-codes.server.ts'

/** What a record prints beside its deliveries. */
export type RecordContext = {
  record: RecordCode
  titlesByName: ReadonlyMap<string, { description: string | null; items: readonly string[] }>
  /** Address of the site, for the QR code. Null if the world cannot reach it. */
  publicUrl: string | null
  timeZone: string
}

const columns: readonly PrintedFormColumn[] = [
  { heading: '', width: 16, isCentred: true },
  { heading: annexOne.columns.product },
  { heading: annexOne.columns.model, width: 96 },
  { heading: annexOne.columns.brand, width: 78 },
  { heading: annexOne.columns.certification, width: 80, isCentred: true },
  { heading: annexOne.columns.quantity, width: 50, isCentred: true },
  { heading: annexOne.columns.date, width: 62, isCentred: true },
  { heading: annexOne.columns.signature, width: 146, isCentred: true },
]

const signatureBox = { width: 146, height: 21 }

/** Builds the forms of one person: one for each employer and each state of the head that the deliveries have copied. */
export function buildRecordForms(deliveries: readonly PrintedDelivery[], context: RecordContext): PrintedForm[] {
  const deliveriesByHead = Map.groupBy(deliveries, (delivery) =>
    JSON.stringify(headColumns.map((name) => delivery[name])),
  )
  return [...deliveriesByHead.values()].map((rows) => buildForm(rows, context))
}

const headColumns = [
  'company_name',
  'company_cuit',
  'company_street',
  'company_city',
  'company_zip_code',
  'company_province',
  'employee_name',
  'employee_dni',
] as const

function buildForm(deliveries: readonly PrintedDelivery[], context: RecordContext): PrintedForm {
  return {
    title: annexOne.title,
    subtitle: annexOne.subtitle,
    side: `${annexOne.fileNumber} ${deliveries[0]?.employee_file_number ?? ''}`,
    pageNumber: annexOne.pageNumber,
    pagesCountedBy: context.record.code,
    boxes: buildHeadBoxes(deliveries, context),
    columns,
    rows: deliveries.map((delivery, index) => ({
      cells: buildRowCells(delivery, index + 1, context),
      isStruck: delivery.annulled_at !== null,
    })),
    closingText: annexOne.closingText,
    foot: buildFoot(deliveries, context),
  }
}

function buildHeadBoxes(deliveries: readonly PrintedDelivery[], { titlesByName }: RecordContext): PrintedBox[][] {
  const [head] = deliveries
  const { boxes } = annexOne
  const titles = distinct(deliveries.map(({ job_title: title }) => title))
  const titleTexts = titles.map((title) => joinTexts([title, titlesByName.get(title)?.description], ': '))
  const items = distinct(titles.flatMap((title) => titlesByName.get(title)?.items ?? []))
  return [
    [
      { label: boxes.company, value: head?.company_name ?? annexOne.noCompany, span: 8 },
      { label: boxes.cuit, value: formatCuit(head?.company_cuit), span: 4 },
    ],
    [
      { label: boxes.street, value: head?.company_street ?? '', span: 4 },
      { label: boxes.city, value: head?.company_city ?? '', span: 2 },
      { label: boxes.zipCode, value: head?.company_zip_code ?? '', span: 2 },
      { label: boxes.province, value: head?.company_province ?? '', span: 4 },
    ],
    [
      { label: boxes.person, value: head?.employee_name ?? '', span: 8 },
      { label: boxes.dni, value: formatDni(head?.employee_dni), span: 4 },
    ],
    [{ label: boxes.jobTitles, value: joinBriefly(titleTexts, '; '), span: 12, isQuiet: true }],
    [{ label: boxes.neededItems, value: joinBriefly(items, ', '), span: 12, isQuiet: true }],
  ]
}

function buildRowCells(delivery: PrintedDelivery, number: number, context: RecordContext): PrintedFormCell[] {
  const { ppe_name: product, size, comments, model, brand, certification, quantity, delivery_date: date } = delivery
  return [
    { text: String(number) },
    {
      text: joinTexts([product, size && `${annexOne.sizePrefix} ${size}`], ', '),
      ...(comments && { note: shorten(comments, maxNoteLength) }),
    },
    { text: model ?? '' },
    { text: brand ?? '' },
    { text: certification ? annexOne.yes : annexOne.no },
    { text: String(quantity) },
    { text: formatDay(date) },
    buildSignatureCell(delivery, context),
  ]
}

/** The signature cell. That of an open delivery is empty: the person may sign there by hand. */
function buildSignatureCell(delivery: PrintedDelivery, { timeZone }: RecordContext): PrintedFormCell {
  const {
    strokes_json: linesJson,
    signature,
    signed_at: signedAt,
    annulled_at: annulledAt,
    annul_reason: reason,
  } = delivery
  const annulled =
    annulledAt &&
    `${annexOne.annulled} ${formatMomentAsDay(annulledAt, timeZone)}: ${shorten(reason ?? '', maxNoteLength)}`
  return {
    ...(signature === 'paper' && signedAt && { text: `${annexOne.onPaper}, ${formatMomentAsDay(signedAt, timeZone)}` }),
    drawing: linesJson === null ? null : { ...signatureBox, linesJson },
    ...(annulled && { note: annulled }),
  }
}

function buildFoot(deliveries: readonly PrintedDelivery[], { record, publicUrl }: RecordContext): PrintedForm['foot'] {
  const code = formatRecordCode(record.code)
  const address = publicUrl === null ? null : `${publicUrl}/verificar/${code}`
  const annulledNumbers = deliveries.flatMap(({ annulled_at: annulledAt }, index) => (annulledAt ? [index + 1] : []))
  const printed = `${annexOne.code} ${code} · ${annexOne.printedOn} ${formatDay(record.printedOn)}`
  return {
    box: {
      label: annexOne.boxes.additional,
      value: annulledNumbers.length
        ? shorten(`${annexOne.annulledRows}: n.º ${annulledNumbers.join(', ')}`, maxFootLength)
        : annexOne.nothingElse,
      span: 12,
    },
    qrText: address,
    lines: [
      printed,
      ...(address === null ? [] : [address.replace(/^https?:\/\//, '')]),
      `${address === null ? annexOne.howToVerifyWithoutAddress : annexOne.howToVerify} ${annexOne.electronicSignature}`,
      `SHA-256 ${record.sheetHash}`,
    ],
    signatureLabel: annexOne.responsible,
  }
}

const maxNoteLength = 160
const maxFootLength = 150
/** The longest text of a box, which leaves room for rows on each page. */
const maxBoxLength = 900
/** The longest part of such a text: annex I asks for a brief description. */
const maxPartLength = 300

const joinBriefly = (parts: readonly string[], separator: string): string =>
  shorten(parts.map((part) => shorten(part, maxPartLength)).join(separator), maxBoxLength)

const joinTexts = (texts: readonly (string | null | undefined)[], separator: string): string =>
  texts.filter(Boolean).join(separator)

const distinct = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text ? [text] : []))),
]

/** The text in one line. If it is too long it ends with an ellipsis. */
function shorten(text: string, maxLength: number): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()]
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : characters.join('')
}

/** A dni of 7 or 8 digits with its points. */
const formatDni = (dni: string | null | undefined): string => (dni ?? '').replace(/\B(?=(\d{3})+$)/g, '.')

const formatCuit = (cuit: string | null | undefined): string => (cuit ?? '').replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')

/** `2026-11-27` as 27/11/2026. Without Intl, which takes most of the time of 200 rows. */
const formatDay = (day: string): string => day.split('-').reverse().join('/')

/** The day of a moment in the shop's time zone. The Swedish format of a day is ISO 8601. */
const formatMomentAsDay = (moment: Date, timeZone: string): string =>
  formatDay(moment.toLocaleDateString('sv-SE', { timeZone }))
