import { harmless } from '#src/platform/spreadsheets/csv.ts'
import type { OfficeCell } from '#test/office/libre-office.ts'

export type Format = 'xlsx' | 'csv'
export type Language = 'es' | 'en'

/** What stands in the API's answer. */
export type Row = Record<string, unknown>

/** The cell that a value of the API is to be in a spreadsheet. */
type Expected = (value: unknown, asked: { format: Format; language: Language }) => OfficeCell

const words: Expected = (value, { format }) => {
  const text = String(value ?? '').replaceAll('\r\n', '\n')
  return text === '' ? null : { words: format === 'csv' ? harmless(text) : text }
}

const figure: Expected = (value) => (value === null ? null : { figure: String(value) })

/** Excel, and so XLSX, has no day before 1 March 1900. */
const day: Expected = (value, { format }) => {
  const text = String(value ?? '')
  if (text === '') return null
  return format === 'xlsx' && text < '1900-03-01' ? { words: text } : { figure: text }
}

const moment: Expected = (value) => ({
  figure: new Date(String(value)).toLocaleString('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' }),
})

const activity = { es: ['Activo', 'Inactivo'], en: ['Active', 'Inactive'] } as const
const active: Expected = (value, { language }) => ({ words: activity[language][value === true ? 0 : 1] })

type Columns = Readonly<Record<string, Expected>>

/** The lists that are looked at, and what their fields are to be. */
export const lists: Readonly<Record<string, Columns>> = {
  products: {
    ...{ id: figure, name: words, description: words, category: words, price: figure, capacity: words, code: words },
    created_at: moment,
  },
  employees: {
    ...{ id: figure, surname: words, name: words, employee_file_number: words, dni: words, cuil: words },
    ...{ birth_date: day, admission_date: day, medical_check_expiration: day, termination_date: day },
    ...{ company: words, job_title: words, children: figure, salary_cbu: words, active },
  },
}

export function expectedRow(columns: Columns, row: Row, asked: { format: Format; language: Language }): OfficeCell[] {
  return Object.entries(columns).map(([name, expected]) => expected(row[name], asked))
}

type Line = Row & { user: Row | null; changes: Row[] | null }

/** The audit's rows: one for each change; what was done and the field's caption are in words that the API has not. */
export function expectedAudit(lines: readonly Line[], asked: { format: Format; language: Language }): OfficeCell[][] {
  return lines.flatMap(({ id, at, user, label, changes }) =>
    (changes?.length ? changes : [{ before: null, after: null }]).map(({ before, after }) => [
      figure(id, asked),
      moment(at, asked),
      words(`${user?.name} ${user?.surname}`, asked),
      words(label, asked),
      words(before, asked),
      words(after, asked),
    ]),
  )
}
