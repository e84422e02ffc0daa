import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { employmentPermissions, readStoredPeriods } from '#test/employment.ts'
import { assertFigures, importerPermissions, reviewRows, uploadSheet } from '#test/stories/import-steps.ts'
import { openShopSignedIn, openTab, waitForSaved } from '#test/stories/signed-in-page.ts'

const userPermissions = ['see_menu_employees', ...importerPermissions, ...employmentPermissions]

/** A day as it is typed: dd/mm/yyyy. */
const spellDay = (day: string) => day.split('-').toReversed().join('/')

test('a foreigner without dni is hired, and readmitted before the day of a termination to come', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  await page.goto('/admin/employee_create')
  await page.getByLabel('Nombre').fill('Ana')
  await page.getByLabel('Apellido').fill('Schmidt')
  await page.getByLabel('Legajo').fill('0301')
  await page.getByLabel('Nacionalidad').selectOption({ label: 'Extranjera' })
  await openTab(page, 'Baja / Alta')
  await page.getByLabel('Ingreso', { exact: true }).fill('3/2/20')
  await page.keyboard.press('Enter')
  await waitForSaved(page, 'Schmidt, Ana')
  const [employee] = (await world.admin.get('/employees?q=0301')).body
  assert.deepEqual([employee.dni, employee.nationality, employee.admission_date], [null, 'foreigner', '2020-02-03'])

  const [end, readmission] = [computeDayFromToday(9), computeDayFromToday(20)]
  await page.goto(`/admin/employee_update/${employee.id}?tab=employment`)
  await page.getByRole('button', { name: 'Dar de baja' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Baja/ }).fill(spellDay(end))
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await page.getByText(`Hasta el ${spellDay(end)}`, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Nuevo ingreso' }).click()
  await dialog.getByRole('textbox', { name: /^Ingreso/ }).fill(spellDay(end))
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await dialog.getByText('El ingreso tiene que ser posterior a la última baja').waitFor()
  await dialog.getByRole('textbox', { name: /^Ingreso/ }).fill(spellDay(readmission))
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await page.getByText(`Desde el ${spellDay(readmission)}`, { exact: true }).waitFor()
  assert.deepEqual(await readStoredPeriods(world, employee.id), [
    ['2020-02-03', end],
    [readmission, null],
  ])
  assert.equal((await world.admin.get(`/employees/${employee.id}`)).body.active, true)
})

test('a firm’s past comes in from a sheet, a wrong day is mended in place, and the load is taken back', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const { id } = await world.make.employee({
    ...{ surname: 'Rolón', name: 'Joaquín', employee_file_number: '0302', admission_date: '2020-02-03' },
  })
  await uploadSheet(page, 'Períodos de trabajo', [
    ['Legajo', 'Alta', 'Baja', 'Motivo'],
    ['0302', '02/05/2010', '30/06/2012', 'Renuncia'],
    ['0302', '03/03/2014', '28/02/2014', 'Fin de obra'],
  ])
  assert.equal(await page.getByLabel('Campo para Baja').inputValue(), 'termination_date')
  await reviewRows(page)
  await assertFigures(page, { 'Se crean': 1, 'Con error': 1 })
  await assertAccessible(page)
  await page.getByRole('button', { name: /^Baja, fila 3\. 28\/02\/2014/ }).click()
  const cell = page.getByRole('textbox', { name: 'Baja, fila 3' })
  await page.getByText('La baja no puede ser anterior al ingreso').first().waitFor()
  await cell.fill('28/02/2015')
  await cell.press('Enter')
  await page.getByRole('button', { name: 'Cargar 2' }).click()
  await page.getByRole('heading', { name: 'Listo: la planilla está cargada' }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await assertNoSidewaysScroll(page)
  const loadAddress = page.url()
  await page.goto(`/admin/employee_update/${id}?tab=employment`)
  const periods = page.getByRole('list', { name: 'Períodos' })
  await periods.getByText('Renuncia').waitFor()
  assert.equal((await readStoredPeriods(world, id)).length, 3)
  await page.goto(loadAddress)
  await page.getByRole('button', { name: 'Deshacer la carga' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la carga' }).click()
  await page.getByText('La carga se deshizo: cada fila está como antes').waitFor()
  assert.deepEqual(await readStoredPeriods(world, id), [['2020-02-03', null]])
})
