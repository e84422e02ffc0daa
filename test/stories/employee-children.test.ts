import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertFits } from '#test/browser.ts'
import { atWork, pick, saved } from '#test/stories/staff.ts'

const keeper = ['see_menu_employees', 'see_employees', 'update_employees', 'see_ppes']

const row = (page: Page, number: number) => page.getByRole('group', { name: `Fila ${number}`, exact: true })

test('sizes are entered by keyboard, offered from the item; what is wrong stands at its row', async (t) => {
  const { world, page, expectComplaints } = await atWork(t, { holding: keeper })
  const helmet = await world.make.ppe({ name: 'Casco', sizes: ['S', 'M', 'L'] })
  const boots = await world.make.ppe({ name: 'Botines' })
  const { id } = await world.make.employee({ surname: 'Quiroga', ppe_sizes: [{ ppe_id: helmet.id, size: 'S' }] })
  await page.goto(`/admin/employee_update/${id}`)
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.child-row input')?.value === 'Casco')
  // The heading says it for the eye, the group's name for who hears it.
  const sizes = await page.getByRole('group', { name: 'Talles', exact: true }).locator('legend').boundingBox()
  assert.deepEqual([sizes?.width, sizes?.height], [1, 1])
  await row(page, 1).getByLabel('Talle').fill('M')
  await page.getByRole('button', { name: 'Agregar fila' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Boti')
  await page.getByRole('option', { name: 'Botines' }).waitFor()
  await page.keyboard.press('Enter')
  assert.equal(await row(page, 2).getByRole('combobox', { name: 'Elemento' }).inputValue(), 'Botines')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await row(page, 2).getByText('Falta el talle').waitFor()
  assert.equal(await row(page, 1).getByText('Falta el talle').count(), 0)
  await assertAccessible(page)
  await row(page, 2).getByLabel('Talle').fill('42')
  // Deleted meanwhile: the server tells, at the row.
  await world.admin.delete(`/ppes/${boots.id}`)
  expectComplaints()
  await page.keyboard.press('Enter')
  await row(page, 2).getByText('Lo que elegiste ya no existe').waitFor()
  assert.equal(await row(page, 2).getByLabel('Talle').inputValue(), '42', 'nothing typed is lost')
  await row(page, 2).getByRole('button', { name: 'Quitar la fila 2' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await saved(page, 'Quiroga Ayelén')
  const { body } = await world.admin.get(`/employees/${id}`)
  assert.deepEqual(body.ppe_sizes, [{ ppe_id: helmet.id, ppe: 'Casco', size: 'M' }])
})

const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF`) })

const papers = (page: Page) => page.getByRole('list', { name: 'Adjuntos' })

test('papers are kept as they are chosen or dropped; one is deleted, and taken back', async (t) => {
  const { world, page } = await atWork(t, { holding: keeper })
  const { id } = await world.make.employee()
  await page.goto(`/admin/employee_update/${id}`)
  await page.getByText('Todavía no hay adjuntos.').waitFor()
  const chooser = page.locator('input[name="attachment_file"]')
  await chooser.setInputFiles([paper('contrato.pdf')])
  await page.getByText('Elegí qué es, y se guarda: contrato.pdf').waitFor()
  await page.getByLabel('Qué es').selectOption({ label: 'Contrato' })
  await papers(page).getByText('contrato.pdf').waitFor()
  await page.getByLabel('Qué es').selectOption({ label: 'DNI' })
  await chooser.setInputFiles([paper('frente.pdf')])
  await papers(page).getByText('frente.pdf').waitFor()
  const type = page.getByLabel('Qué es')
  assert.equal(await type.inputValue(), '', 'the next paper says anew what it is')
  await type.selectOption({ label: 'DNI' })
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['%PDF-1.4\ndorso\n%%EOF'], 'dorso.pdf', { type: 'application/pdf' }))
    return data
  })
  await page.locator('.attachments .file-picker').dispatchEvent('drop', { dataTransfer: dropped })
  await papers(page).getByText('dorso.pdf').waitFor()
  assert.equal(await papers(page).getByText('DNI', { exact: true }).count(), 2)
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Eliminar frente.pdf' }).click()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await papers(page).getByText('frente.pdf').waitFor({ state: 'detached' })
  await page.locator('.undo-line').getByRole('button', { name: 'Deshacer' }).click()
  await papers(page).getByText('frente.pdf').waitFor()
  const href = await papers(page).getByRole('link', { name: 'frente.pdf' }).getAttribute('href')
  assert.equal((await fetch(world.url + href)).status, 200)
  await page.getByRole('button', { name: 'Historial de frente.pdf' }).click()
  const drawer = page.getByRole('dialog', { name: 'Historial' })
  await drawer.getByText('restauró el adjunto').waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 360, height: 740 })
  await assertFits(page)
})

test('a first size is entered by mouse', async (t) => {
  const { world, page } = await atWork(t, { holding: keeper })
  await world.make.ppe({ name: 'Casco' })
  const { id } = await world.make.employee()
  await page.goto(`/admin/employee_update/${id}`)
  await page.getByRole('button', { name: 'Agregar fila' }).click()
  await pick(page, 'Elemento', 'Casco')
  await row(page, 1).getByLabel('Talle').fill('M')
  // One that nothing was entered into is no row.
  await page.getByRole('button', { name: 'Agregar fila' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText(/Se guardó Prueba \d+ Ayelén/).waitFor()
})

test('sizes and papers read well in each language, fit a phone, and are well made in the dark', async (t) => {
  const titles = { es: 'Talles de protección', en: 'Sizes of protective equipment', pt: 'Tamanhos de proteção' }
  for (const [language, title] of Object.entries(titles)) {
    const viewport = { width: 360, height: 780 }
    const { world, page } = await atWork(t, { holding: keeper, language, dark: language === 'en', viewport })
    const helmet = await world.make.ppe({ name: 'Casco de seguridad con barbijo' })
    const { id } = await world.make.employee({ ppe_sizes: [{ ppe_id: helmet.id, size: 'Grande' }] })
    const form = new FormData()
    form.append('type', 'curriculum')
    form.append('file', new File(['%PDF-1.4'], 'Currículum vitae de Ayelén Quiroga, versión final.pdf'))
    assert.equal((await world.admin.post(`/employees/${id}/attachments`, form)).status, 200)
    await page.goto(`/admin/employee_update/${id}`)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.locator('.file-item').waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => null))
    await assertFits(page)
    await assertAccessible(page)
  }
})
