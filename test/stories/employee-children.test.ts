import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { chooseOption, openShopSignedIn, waitForSaved } from '#test/stories/signed-in-page.ts'

const employeePermissions = ['see_menu_employees', 'see_employees', 'update_employees', 'see_ppes']

const findRow = (page: Page, number: number) => page.getByRole('group', { name: `Fila ${number}`, exact: true })

test('sizes are entered by keyboard, offered from the item; what is wrong stands at its row', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  const helmet = await world.make.ppe({ name: 'Casco', sizes: ['S', 'M', 'L'] })
  const boots = await world.make.ppe({ name: 'Botines' })
  const { id } = await world.make.employee({ surname: 'Quiroga', ppe_sizes: [{ ppe_id: helmet.id, size: 'S' }] })
  await page.goto(`/admin/employee_update/${id}?tab=sizes`)
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.child-row input')?.value === 'Casco')
  // The heading is visible. The legend names the group only for screen readers.
  const sizes = await page.getByRole('group', { name: 'Talles', exact: true }).locator('legend').boundingBox()
  assert.deepEqual([sizes?.width, sizes?.height], [1, 1])
  await findRow(page, 1).getByLabel('Talle').fill('M')
  await page.getByRole('button', { name: 'Agregar fila' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Boti')
  await page.getByRole('option', { name: 'Botines' }).waitFor()
  await page.keyboard.press('Enter')
  // Enter may come before the answer; then the first option is chosen as soon as it is there.
  await page.waitForFunction(
    () => document.querySelectorAll('.child-row')[1]?.querySelector('input')?.value === 'Botines',
  )
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await findRow(page, 2).getByText('Falta el talle').waitFor()
  assert.equal(await findRow(page, 1).getByText('Falta el talle').count(), 0)
  await assertAccessible(page)
  await findRow(page, 2).getByLabel('Talle').fill('42')
  // The item is deleted meanwhile, so the server refuses its row.
  await world.admin.delete(`/ppes/${boots.id}`)
  expectComplaints()
  await page.keyboard.press('Enter')
  await findRow(page, 2).getByText('Lo que elegiste ya no existe').waitFor()
  assert.equal(await findRow(page, 2).getByLabel('Talle').inputValue(), '42', 'nothing typed is lost')
  await findRow(page, 2).getByRole('button', { name: 'Quitar la fila 2' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Quiroga, Ayelén')
  const { body } = await world.admin.get(`/employees/${id}`)
  assert.deepEqual(body.ppe_sizes, [{ ppe_id: helmet.id, ppe: 'Casco', size: 'M' }])
})

const createPdfFile = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF`),
})

const findAttachments = (page: Page) => page.getByRole('list', { name: 'Adjuntos' })

test('papers are kept as they are chosen or dropped; one is deleted, and taken back', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  const { id } = await world.make.employee()
  await page.goto(`/admin/employee_update/${id}?tab=attachments`)
  await page.getByText('Todavía no hay adjuntos.').waitFor()
  const chooser = page.locator('input[name="attachment_file"]')
  await chooser.setInputFiles([createPdfFile('contrato.pdf')])
  await page.getByText('Elegí qué es, y se guarda: contrato.pdf').waitFor()
  await page.getByLabel('Qué es').selectOption({ label: 'Contrato' })
  await findAttachments(page).getByText('contrato.pdf').waitFor()
  await page.getByLabel('Qué es').selectOption({ label: 'DNI' })
  await chooser.setInputFiles([createPdfFile('frente.pdf')])
  await findAttachments(page).getByText('frente.pdf').waitFor()
  const type = page.getByLabel('Qué es')
  assert.equal(await type.inputValue(), '', 'the next paper says anew what it is')
  await type.selectOption({ label: 'DNI' })
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['%PDF-1.4\ndorso\n%%EOF'], 'dorso.pdf', { type: 'application/pdf' }))
    return data
  })
  await page.locator('.attachments .file-picker').dispatchEvent('drop', { dataTransfer: dropped })
  await findAttachments(page).getByText('dorso.pdf').waitFor()
  assert.equal(await findAttachments(page).getByText('DNI', { exact: true }).count(), 2)
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Eliminar frente.pdf' }).click()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await findAttachments(page).getByText('frente.pdf').waitFor({ state: 'detached' })
  await page.locator('.undo-line').getByRole('button', { name: 'Deshacer' }).click()
  await findAttachments(page).getByText('frente.pdf').waitFor()
  const href = await findAttachments(page).getByRole('link', { name: 'frente.pdf' }).getAttribute('href')
  assert.equal((await fetch(world.url + href)).status, 200)
  await page.getByRole('button', { name: 'Historial de frente.pdf' }).click()
  const drawer = page.getByRole('dialog', { name: 'Historial' })
  await drawer.getByText('restauró el adjunto').waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 360, height: 740 })
  await assertNoSidewaysScroll(page)
})

test('a first size is entered by mouse', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  await world.make.ppe({ name: 'Casco' })
  const { id } = await world.make.employee()
  await page.goto(`/admin/employee_update/${id}?tab=sizes`)
  await page.getByRole('button', { name: 'Agregar fila' }).click()
  await chooseOption(page, 'Elemento', 'Casco')
  await findRow(page, 1).getByLabel('Talle').fill('M')
  // An empty row is not saved.
  await page.getByRole('button', { name: 'Agregar fila' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText(/Se guardó Prueba \d+, Ayelén/).waitFor()
})

test('sizes and papers read well in each language, fit a phone, and are well made in the dark', async (t) => {
  const titles = { es: 'Talles de protección', en: 'Sizes of protective equipment', pt: 'Tamanhos de proteção' }
  for (const [language, title] of Object.entries(titles)) {
    const viewport = { width: 360, height: 780 }
    const { world, page } = await openShopSignedIn(t, {
      userPermissions: employeePermissions,
      language,
      dark: language === 'en',
      viewport,
    })
    const helmet = await world.make.ppe({ name: 'Casco de seguridad con barbijo' })
    const { id } = await world.make.employee({ ppe_sizes: [{ ppe_id: helmet.id, size: 'Grande' }] })
    const form = new FormData()
    form.append('type', 'curriculum')
    form.append('file', new File(['%PDF-1.4'], 'Currículum vitae de Ayelén Quiroga, versión final.pdf'))
    assert.equal((await world.admin.post(`/employees/${id}/attachments`, form)).status, 200)
    await page.goto(`/admin/employee_update/${id}?tab=sizes`)
    await page.getByRole('heading', { name: title }).waitFor()
    await assertNoSidewaysScroll(page)
    await assertAccessible(page)
    await page.goto(`/admin/employee_update/${id}?tab=attachments`)
    await page.locator('.file-item').waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => null))
    await assertNoSidewaysScroll(page)
    await assertAccessible(page)
  }
})
