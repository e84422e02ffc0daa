import type { Page } from 'playwright-core'
import { toCsv } from '#test/imports.ts'

/** Who moves a plant in. */
export const loader = [
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

/** The same sheet with its first columns alone. */
export const staffOf = (columns: number) => staffRows.map((row) => row.slice(0, columns))

export async function choose(page: Page, rows: readonly (readonly string[])[], name = 'nomina.csv'): Promise<void> {
  await page.locator('input[name=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(toCsv(rows)) })
}

/** Figures by their captions. */
export async function assertFigures(page: Page, expected: Readonly<Record<string, number>>): Promise<void> {
  for (const [label, value] of Object.entries(expected))
    await page
      .locator('.load-figures > *')
      .filter({ hasText: label })
      .getByText(String(value), { exact: true })
      .waitFor()
}

/** Sends a sheet for a target, and waits for its columns. */
export async function send(page: Page, target: string, rows: readonly (readonly string[])[]): Promise<void> {
  await page.goto('/admin/data_loader')
  await page.getByLabel('Qué se carga').selectOption({ label: target })
  await choose(page, rows)
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
  await page.getByRole('heading', { name: 'Qué es cada columna' }).waitFor()
}

export const review = (page: Page) => page.getByRole('button', { name: 'Revisar las filas' }).click()

export const over = (page: Page, says: string) => page.getByRole('heading', { name: says }).waitFor()

export const colorRows = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Color ${at}`, `#0000${String(at).padStart(2, '0')}`])
