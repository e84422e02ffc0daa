import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'

import { photo } from '#test/pictures.ts'
import { atWork, focused, saved } from '#test/stories/staff.ts'

const keeper = ['see_menu_employees', 'see_employees', 'create_employees', 'update_employees']

/** Tab until the control with this name or these words has the focus, as who has no mouse does. */
async function tabTo(page: Page, what: string): Promise<void> {
  const there = () =>
    page.evaluate((wanted) => {
      const element = document.activeElement
      const label = element?.getAttribute('aria-label') ?? element?.textContent?.trim()
      return element?.getAttribute('name') === wanted || label === wanted
    }, what)
  for (let presses = 0; presses < 120; presses++) {
    if (await there()) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`The focus does not reach ${what}.`)
}

type Chosen = { name: string; mimeType: string; buffer: Buffer }

/** Opens the chooser of the control that has the focus, and answers it. */
async function choose(page: Page, files: Chosen[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
  await chooser.setFiles(files)
}

const paper = (name: string): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF`),
})

test('an employee with a photo and three papers is entered without a mouse, a reload amid it costs nothing typed', async (t) => {
  const { world, page } = await atWork(t, { holding: keeper })
  await world.make.job_title({ name: 'Técnica de laboratorio' })
  page.on('dialog', (dialog) => dialog.accept())
  // From the start: a listener that comes with the key press may come too late for the browser.
  page.on('filechooser', () => null)
  await page.goto('/admin/employee_create')
  await focused(page, 'name')
  await page.keyboard.type('Zulma')
  await tabTo(page, 'surname')
  await page.keyboard.type('Ñandú')
  await tabTo(page, 'employee_file_number')
  await page.keyboard.type('0042')
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('0042'))
  await page.reload()
  await page.getByText('Recuperamos lo que habías escrito.').waitFor()
  assert.equal(await page.getByLabel('Apellido').inputValue(), 'Ñandú')
  await tabTo(page, 'Elegir una imagen: Foto')
  const face = await photo(600, 600).then((drawn) => drawn.jpeg().toBuffer())
  await choose(page, [{ name: 'cara.jpg', mimeType: 'image/jpeg', buffer: face }])
  await page.getByRole('img', { name: 'Foto' }).waitFor()
  await tabTo(page, 'job_title_id')
  await page.keyboard.type('labo')
  await page.getByRole('option', { name: 'Técnica de laboratorio' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await saved(page, 'Ñandú Zulma')
  await page.waitForURL('**/admin/employees')

  await tabTo(page, 'Ñandú')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/employee_update/*')
  await page.getByText('Todavía no hay adjuntos.').waitFor()
  await tabTo(page, 'attachment_type')
  await page.keyboard.type('Contrato')
  await tabTo(page, 'Agregar archivos: Papeles')
  await choose(page, ['contrato.pdf', 'anexo.pdf', 'recibo.pdf'].map(paper))
  const papers = page.getByRole('list', { name: 'Adjuntos' })
  await papers.getByText('recibo.pdf').waitFor()
  const [employee] = (await world.admin.get('/employees?q=0042')).body
  assert.deepEqual([employee.name, employee.job_title], ['Zulma', 'Técnica de laboratorio'])
  assert.equal((await fetch(world.url + employee.image_url)).status, 200)
  const { body: kept } = await world.admin.get(`/employees/${employee.id}/attachments`)
  assert.deepEqual(kept.map(({ name, type }: { name: string; type: string }) => `${type} ${name}`).sort(), [
    'contract anexo.pdf',
    'contract contrato.pdf',
    'contract recibo.pdf',
  ])
})
