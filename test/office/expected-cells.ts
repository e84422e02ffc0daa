import { escapeFormula } from '#src/platform/spreadsheets/write/csv-format.ts'
import type { OfficeCell } from '#test/office/libre-office.ts'

export type Format = 'xlsx' | 'csv'
export type Language = 'es' | 'en'

/** A row of the API's answer. */
export type Row = Record<string, unknown>

/** The cell that a spreadsheet must have for a value of the API. */
type ExpectCell = (value: unknown, reading: { format: Format; language: Language }) => OfficeCell

const expectText: ExpectCell = (value, { format }) => {
  const text = String(value ?? '').replaceAll('\r\n', '\n')
  return text === '' ? null : { words: format === 'csv' ? escapeFormula(text) : text }
}

const expectNumber: ExpectCell = (value) => (value === null ? null : { figure: String(value) })

/** Excel, and therefore XLSX, has no day before 1 March 1900. */
const expectDay: ExpectCell = (value, { format }) => {
  const text = String(value ?? '')
  if (text === '') return null
  return format === 'xlsx' && text < '1900-03-01' ? { words: text } : { figure: text }
}

const expectMoment: ExpectCell = (value) => ({
  figure: new Date(String(value)).toLocaleString('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' }),
})

const activityTexts = { es: ['Activo', 'Inactivo'], en: ['Active', 'Inactive'] } as const
const expectActivity: ExpectCell = (value, { language }) => ({ words: activityTexts[language][value === true ? 0 : 1] })

type Columns = Readonly<Record<string, ExpectCell>>

/** The lists to compare, with the expected cells of their fields. */
export const comparedLists: Readonly<Record<string, Columns>> = {
  products: {
    ...{
      id: expectNumber,
      name: expectText,
      description: expectText,
      category: expectText,
      price: expectNumber,
      capacity: expectText,
      code: expectText,
    },
    created_at: expectMoment,
  },
  employees: {
    ...{
      id: expectNumber,
      surname: expectText,
      name: expectText,
      employee_file_number: expectText,
      dni: expectText,
      cuil: expectText,
    },
    ...{
      birth_date: expectDay,
      admission_date: expectDay,
      medical_check_expiration: expectDay,
      termination_date: expectDay,
    },
    ...{
      company: expectText,
      job_title: expectText,
      children: expectNumber,
      salary_cbu: expectText,
      active: expectActivity,
    },
  },
}

export function expectRow(columns: Columns, row: Row, reading: { format: Format; language: Language }): OfficeCell[] {
  return Object.entries(columns).map(([name, expectCell]) => expectCell(row[name], reading))
}

type AuditEntry = Row & { user: Row | null; changes: Row[] | null }

/**
 * The expected rows of the audit, one for each change. The columns with the action and the field's caption are left
 * out, because the API does not have their texts.
 */
export function expectAuditRows(
  entries: readonly AuditEntry[],
  reading: { format: Format; language: Language },
): OfficeCell[][] {
  return entries.flatMap(({ id, at, user, label, changes }) =>
    (changes?.length ? changes : [{ before: null, after: null }]).map(({ before, after }) => [
      expectNumber(id, reading),
      expectMoment(at, reading),
      expectText(`${user?.name} ${user?.surname}`, reading),
      expectText(label, reading),
      expectText(before, reading),
      expectText(after, reading),
    ]),
  )
}
