import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { writeXlsxStream } from 'hucre/xlsx'
import { createCsvFormatter } from '#src/platform/spreadsheets/write/csv-format.ts'
import type { SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { buildXlsxColumns, convertToXlsxValue } from '#src/platform/spreadsheets/write/xlsx-cells.ts'
import { listPossibleCuils } from '#src/workforce/numbers/cuil.ts'

const textColumn = (heading: string): SheetColumn => ({ heading, type: 'text', decimals: 0 })
const dayColumn = (heading: string): SheetColumn => ({ heading, type: 'date', decimals: 0 })

/** 25 columns of an employee, by the field that each feeds. */
export const staffColumns: Readonly<Record<string, SheetColumn>> = {
  surname: textColumn('Apellido'),
  name: textColumn('Nombre'),
  employee_file_number: textColumn('Legajo'),
  dni: textColumn('DNI'),
  cuil: textColumn('CUIL'),
  birth_date: dayColumn('Fecha de nacimiento'),
  gender: textColumn('Género'),
  nationality: textColumn('Nacionalidad'),
  marital_status: textColumn('Estado civil'),
  children: { heading: 'Hijos', type: 'number', decimals: 0 },
  address: textColumn('Domicilio'),
  zip_code: textColumn('C.P.'),
  city: textColumn('Ciudad'),
  locality: textColumn('Localidad'),
  province: textColumn('Provincia'),
  country: textColumn('País'),
  phone_number: textColumn('Teléfono'),
  personal_email: textColumn('Mail'),
  job_sector_id: textColumn('Sector'),
  job_title_id: textColumn('Puesto'),
  job_category_id: textColumn('Categoría'),
  contract_type_id: textColumn('Contrato'),
  admission_date: dayColumn('F. Ingreso'),
  health_insurance: textColumn('Obra social'),
  medical_check_expiration: dayColumn('Venc. examen médico'),
}

const computeDayAfter = (from: number, n: number, cycle: number) =>
  new Date(from + (n % cycle) * 86_400_000).toISOString().slice(0, 10)

/** Builds the row of the sheet's nth employee. */
function buildRow(n: number): (string | number)[] {
  const dni = String(20_000_000 + n)
  return [
    `Apellido ${n % 5000}`,
    `Nombre ${n % 300}`,
    String(n).padStart(6, '0'),
    dni,
    listPossibleCuils(dni)[0] ?? '',
    computeDayAfter(Date.UTC(1960, 0, 1), n, 15_000),
    n % 2 ? 'Femenino' : 'Masculino',
    'Argentina',
    n % 3 ? 'Soltero/a' : 'Casado/a',
    n % 5,
    `Calle ${n % 900} N.º ${n}`,
    String(3000 + (n % 900)),
    `Ciudad ${n % 200}`,
    `Localidad ${n % 400}`,
    'Entre Ríos',
    'Argentina',
    `(0343) 4${String(n).padStart(6, '0')}`,
    `persona${n}@example.com`,
    `Sector ${n % 20}`,
    `Puesto ${n % 40}`,
    `Categoría ${n % 10}`,
    `Contrato ${n % 5}`,
    computeDayAfter(Date.UTC(2010, 0, 1), n, 5000),
    `Obra social ${n % 30}`,
    computeDayAfter(Date.UTC(2026, 6, 1), n, 700),
  ]
}

/** General data that the rows refer to by name. */
export const staffNames: Readonly<Record<string, readonly string[]>> = {
  job_sectors: Array.from({ length: 20 }, (_, n) => `Sector ${n}`),
  job_titles: Array.from({ length: 40 }, (_, n) => `Puesto ${n}`),
  job_categories: Array.from({ length: 10 }, (_, n) => `Categoría ${n}`),
  contract_types: Array.from({ length: 5 }, (_, n) => `Contrato ${n}`),
}

/** Writes a sheet with this number of employees, as XLSX or CSV. `from` is the number of the first employee. */
export async function writeStaffSheet(file: string, format: 'xlsx' | 'csv', rows: number, from = 1): Promise<void> {
  const columns = Object.values(staffColumns)
  if (format === 'xlsx') {
    const values = function* () {
      for (let n = from; n < from + rows; n++)
        yield buildRow(n).map((cell, index) => convertToXlsxValue(cell, columns[index]?.type ?? 'text'))
    }
    const sheet = writeXlsxStream(values(), { name: 'Nómina', columns: buildXlsxColumns({ columns, language: 'es' }) })
    return pipeline(sheet, createWriteStream(file))
  }
  const csv = createCsvFormatter({ name: '', language: 'es', columns })
  const lines = function* () {
    yield csv.formatHeadings()
    for (let n = from; n < from + rows; n++) yield csv.formatRows([buildRow(n)])
  }
  return pipeline(lines(), createWriteStream(file))
}
