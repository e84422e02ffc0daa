import type { Page } from 'playwright-core'
import { toCsv } from '#test/imports.ts'

/** Permissions of a user who imports employees and colours. */
export const importerPermissions = [
  'load_database',
  'see_employees',
  'create_employees',
  'update_employees',
  'delete_employees',
  'see_employee_general_data',
  'create_employee_general_data',
  'see_colors',
  'create_colors',
]

export const staffRows = [
  ['Legajo', 'Apellido y Nombre', 'DNI', 'F. Ingreso', 'Sector', 'Observado'],
  ['0171', 'Arrieta, Luciana', '38.114.207', '03/08/2026', 'Laboratorio', 'sí'],
  ['0172', 'Basualdo, Melina', '40.551.938', '31/09/2026', 'Laboratorio', 'no'],
  ['0173', 'Cáceres, Iván', '36.902.11x', '10/08/2026', 'Repartos', ''],
  ['0174', 'Domínguez, Sol', '41.220.876', '10/08/2026', 'Depósito', ''],
]

/** The first columns of `staffRows`. */
export const cutStaffRows = (columns: number) => staffRows.map((row) => row.slice(0, columns))

export async function chooseFile(page: Page, rows: readonly (readonly string[])[], name = 'nomina.csv'): Promise<void> {
  await page.locator('input[name=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(toCsv(rows)) })
}

/** Waits until the result of an import shows these figures, by label. */
export async function assertFigures(page: Page, expected: Readonly<Record<string, number>>): Promise<void> {
  for (const [label, value] of Object.entries(expected))
    await page
      .locator('.load-figures > *')
      .filter({ hasText: label })
      .getByText(String(value), { exact: true })
      .waitFor()
}

/** Uploads a sheet for a target, and waits for the step that assigns its columns. */
export async function uploadSheet(page: Page, target: string, rows: readonly (readonly string[])[]): Promise<void> {
  await page.goto('/admin/data_loader')
  await page.getByLabel('Qué se carga').selectOption({ label: target })
  await chooseFile(page, rows)
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
  await page.getByRole('heading', { name: 'Qué es cada columna' }).waitFor()
}

export const reviewRows = (page: Page) => page.getByRole('button', { name: 'Revisar las filas' }).click()

export const waitForHeading = (page: Page, text: string) => page.getByRole('heading', { name: text }).waitFor()

export const buildColorRows = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Color ${at}`, `#0000${String(at).padStart(2, '0')}`])
