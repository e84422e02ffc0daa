import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { permissions as allPermissions } from '#src/app/modules/permission-groups.ts'
import { endEmployment } from '#test/employees.ts'
import { toForm } from '#test/folders.ts'
import { shop } from '#test/harness.ts'
import { createPdf } from '#test/stored-files.ts'
import { chooseOption, openSignedInPage } from '#test/stories/signed-in-page.ts'

const seeingPermissions = allPermissions.filter((name) => name.startsWith('see_'))
const tabs = [
  ...['personal', 'sizes', 'complementary', 'responsibilities', 'employment', 'attachments', 'deliveries'],
  ...['trainings', 'qualities', 'history'],
]

/** A shop with two companies. One has somebody who works and somebody who left, with all that a record may have. */
async function openShopWithPeople(t: TestContext) {
  const world = await shop(t)
  const { make, admin } = world
  const [company, otherCompany] = [await make.company({ name: 'Metalúrgica' }), await make.company({ name: 'Otra' })]
  const title = await make.job_title({ name: 'Técnica' })
  const needed = { job_title_ids: [title.id] }
  const { body: item } = await admin.post('/training_items', { name: 'Alturas', ...needed })
  await admin.post('/training_items', { name: 'Matafuegos', ...needed })
  const helmet = await make.ppe({ name: 'Casco', ...needed })
  const admission = { company_id: company.id, admission_date: '2005-01-01' }
  const working = await make.employee({ surname: 'Zzquiroga', name: 'Eva', job_title_id: title.id, ...admission })
  const former = await make.employee({ surname: 'Zzrolón', name: 'Luz', ...admission })
  await endEmployment(world, former.id, '2010-05-06')
  const file = { file: [{ bytes: createPdf('planilla'), name: 'Zzplanilla.pdf' }] }
  const course = {
    employee_ids: JSON.stringify([working.id, former.id]),
    training_item_id: item.id,
    date: '2020-01-15',
  }
  assert.equal((await admin.post('/trainings/many', toForm(course, file))).status, 200)
  await admin.post(`/employees/${working.id}/attachments`, toForm({ type: 'contract' }, file))
  await admin.post('/ppe_deliveries', { employee_id: working.id, ppe_id: helmet.id, delivery_date: '2024-01-01' })
  return { world, company, otherCompany, working, former }
}

/** Collects the answers that refuse a request of the page. */
function collectRefusals(page: Page): string[] {
  const refusals: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refusals.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
  })
  return refusals
}

test('who may only see finds, in every tab and on the board, nothing that is refused', async (t) => {
  const { world, company, working, former } = await openShopWithPeople(t)
  const userPermissions = [...seeingPermissions, 'print_employee_file']
  const { page } = await openSignedInPage(t, world, { userPermissions, company_id: company.id })
  const refusals = collectRefusals(page)
  await page.goto('/admin/employees')
  await page.getByText('Zzquiroga, Eva').first().waitFor()
  for (const { id } of [working, former])
    for (const tab of tabs) {
      await page.goto(`/admin/employee_update/${id}?tab=${tab}`)
      await page.getByRole('tabpanel').filter({ visible: true }).first().waitFor()
      await page.waitForLoadState('networkidle')
      const names = await page.locator('main button:visible').allInnerTexts()
      assert.doesNotMatch(names.join('\n'), /Guardar|Agregar|Eliminar|Borrar|ingreso|de baja|Firmar|Entregar/, tab)
    }
  assert.deepEqual(refusals, [])
})

test('who may see employees alone reads the cells of the board and prints a sheet', async (t) => {
  const { world, company } = await openShopWithPeople(t)
  const userPermissions = ['see_menu_employees', 'see_employees']
  const { page } = await openSignedInPage(t, world, { userPermissions, company_id: company.id })
  const refusals = collectRefusals(page)
  await page.goto('/admin/certifications?active=1')
  await page.getByRole('button', { name: /Matafuegos/ }).click()
  await page.getByText('Su puesto (Técnica) la necesita y no la tiene').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Alturas/ }).click()
  await page.getByRole('dialog').getByText('15/01/2020').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Planilla de asistencia' }).click()
  await chooseOption(page, 'Capacitación', 'Alturas')
  const printed = page.context().waitForEvent('request', (request) => request.url().includes('/sheet.pdf?'))
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Imprimir planilla' }).click()
  assert.equal((await (await printed).response())?.status(), 200)
  await (await opened).close()
  assert.deepEqual(refusals, [])
})

test('who belongs to another company finds no trace of these people, and is refused nothing that is shown', async (t) => {
  const { world, otherCompany, working } = await openShopWithPeople(t)
  const { page, expectComplaints } = await openSignedInPage(t, world, {
    userPermissions: allPermissions,
    company_id: otherCompany.id,
  })
  const refusals = collectRefusals(page)
  for (const address of ['employees', 'certifications?active=1', 'employees?q=Zzquiroga', 'ppe_deliveries', 'due']) {
    await page.goto(`/admin/${address}`)
    await page.getByText('No hay datos para mostrar').first().waitFor()
    assert.doesNotMatch(await page.locator('body').innerText(), /Zz[a-zó]+,/, address)
  }
  assert.deepEqual(refusals, [])
  expectComplaints()
  await page.goto(`/admin/employee_update/${working.id}?tab=attachments`)
  await page.getByRole('heading', { name: 'No lo encontramos' }).waitFor()
  assert.doesNotMatch(await page.locator('body').innerText(), /Zz/)
})
