import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'

import { createPhoto } from '#test/pictures.ts'
import { openShopSignedIn, waitForFocus, waitForSaved } from '#test/stories/signed-in-page.ts'

const employeePermissions = ['see_menu_employees', 'see_employees', 'create_employees', 'update_employees']

/** Presses Tab until the control with this name, label or text has the focus. */
async function tabTo(page: Page, what: string): Promise<void> {
  const hasFocus = () =>
    page.evaluate((wanted) => {
      const element = document.activeElement
      const label = element?.getAttribute('aria-label') ?? element?.textContent?.trim()
      return element?.getAttribute('name') === wanted || label === wanted
    }, what)
  for (let presses = 0; presses < 120; presses++) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`The focus does not reach ${what}.`)
}

/** Moves to the bar of tabs, and with the arrows to the tab with this caption. */
async function openTabByKeyboard(page: Page, caption: string): Promise<void> {
  const chosenTab = page.getByRole('tab', { selected: true })
  const isInBar = () => chosenTab.evaluate((tab) => tab === document.activeElement)
  for (let presses = 0; presses < 120 && !(await isInBar()); presses++) await page.keyboard.press('Shift+Tab')
  const captions = await page.getByRole('tab').allTextContents()
  const index = captions.findIndex((text) => text.startsWith(caption))
  for (const key of ['Home', ...Array<string>(index).fill('ArrowRight')]) await page.keyboard.press(key)
  await chosenTab.filter({ hasText: caption }).waitFor()
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** Opens the file chooser of the focused control, and chooses files. */
async function chooseFiles(page: Page, files: ChosenFile[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
  await chooser.setFiles(files)
}

const createPdfFile = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF`),
})

test('an employee with a photo and three papers is entered without a mouse, a reload amid it costs nothing typed', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  await world.make.job_title({ name: 'Técnica de laboratorio' })
  page.on('dialog', (dialog) => dialog.accept())
  // This listener must exist from the start. One that is added with the key press may be too late for the browser.
  page.on('filechooser', () => null)
  await page.goto('/admin/employee_create')
  await waitForFocus(page, 'name')
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
  const face = await createPhoto(600, 600).then((drawn) => drawn.jpeg().toBuffer())
  await chooseFiles(page, [{ name: 'cara.jpg', mimeType: 'image/jpeg', buffer: face }])
  await page.getByRole('dialog', { name: 'Recortar la foto' }).getByRole('button', { name: 'Usar' }).waitFor()
  await tabTo(page, 'Usar')
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'Foto' }).waitFor()
  await openTabByKeyboard(page, 'Responsabilidades')
  await tabTo(page, 'job_title_id')
  await page.keyboard.type('labo')
  await page.getByRole('option', { name: 'Técnica de laboratorio' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await waitForSaved(page, 'Ñandú, Zulma')
  await page.waitForURL('**/admin/employees')

  await tabTo(page, 'Ñandú, Zulma')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/employee_update/*')
  await openTabByKeyboard(page, 'Adjuntos')
  await page.getByText('Todavía no hay adjuntos.').waitFor()
  await tabTo(page, 'attachment_type')
  await page.keyboard.type('Contrato')
  await tabTo(page, 'Agregar archivos: Papeles')
  await chooseFiles(page, ['contrato.pdf', 'anexo.pdf', 'recibo.pdf'].map(createPdfFile))
  const papers = page.getByRole('list', { name: 'Adjuntos' })
  await papers.getByText('recibo.pdf').waitFor()
  const [employee] = (await world.admin.get('/employees?q=0042')).body
  assert.deepEqual([employee.name, employee.job_title], ['Zulma', 'Técnica de laboratorio'])
  assert.equal((await fetch(world.url + employee.image_url)).status, 200)
  const { body: storedAttachments } = await world.admin.get(`/employees/${employee.id}/attachments`)
  assert.deepEqual(
    storedAttachments.map(({ name, type }: { name: string; type: string }) => `${type} ${name}`).sort(),
    ['contract anexo.pdf', 'contract contrato.pdf', 'contract recibo.pdf'],
  )
})
