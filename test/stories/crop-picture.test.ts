import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { openShopSignedIn, waitForSaved } from '#test/stories/signed-in-page.ts'

const userPermissions = ['see_menu_users', 'see_users', 'update_users', 'see_employees', 'update_employees']

/** A photograph of 900 × 700: its left half red, its right half blue. */
async function createPhotograph() {
  const red = await sharp({ create: { width: 450, height: 700, channels: 3, background: '#e00000' } })
    .png()
    .toBuffer()
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#0000e0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
  return { name: 'cara.jpg', mimeType: 'image/jpeg', buffer }
}

const findDialog = (page: Page) => page.getByRole('dialog', { name: 'Recortar la foto' })
const findUse = (page: Page) => findDialog(page).getByRole('button', { name: 'Usar', exact: true })

async function choosePhotograph(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await createPhotograph())
  await findUse(page).and(page.locator(':enabled')).waitFor()
}

test('a user’s picture is moved by the keyboard, zoomed, and stored as the square that was chosen', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const user = await world.make.user({ surname: 'Quiroga', name: 'Ivo' })
  await page.goto(`/admin/users_update/${user.id}`)
  const input = page.locator('input[type=file]').first()
  await input.waitFor({ state: 'attached' })
  assert.equal(await input.getAttribute('accept'), 'image/*', 'a phone offers its camera')
  await choosePhotograph(page)
  await assertAccessible(page)
  const area = findDialog(page).getByRole('group', { name: /^Arrastrá la foto/ })
  await area.focus()
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight')
  await findUse(page).press('Enter')
  await findDialog(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Quiroga, Ivo')
  const { image } = (await world.admin.get(`/users/${user.id}`)).body
  const stored = sharp(Buffer.from(await (await fetch(`${world.url}/uploads/images/${image}`)).arrayBuffer()))
  const { width, height } = await stored.metadata()
  assert.deepEqual([width, height], [700, 700])
  const { data } = await stored
    .extract({ left: 400, top: 350, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.ok((data[0] ?? 0) > 180 && (data[2] ?? 255) < 60, 'the left of the photograph was moved into the square')
})

test('while a picture is cut its button spins, and a save that is asked for meanwhile waits for the picture', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const user = await world.make.user({ surname: 'Quiroga', name: 'Ivo' })
  await page.goto(`/admin/users_update/${user.id}`)
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  const writes: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()))
  const holdDecoding = () =>
    page.evaluate(() => {
      const decode = window.createImageBitmap.bind(window) as (source: ImageBitmapSource) => Promise<ImageBitmap>
      const release = new Promise((resolve) => addEventListener('release', resolve, { once: true }))
      window.createImageBitmap = async (source: ImageBitmapSource) => {
        await release
        return decode(source)
      }
    })
  const release = () => page.evaluate(() => dispatchEvent(new Event('release')))

  await choosePhotograph(page)
  await holdDecoding()
  await findUse(page).click()
  await findUse(page).locator('.spinner-border').waitFor()
  assert.equal(await findUse(page).isDisabled(), true)
  await assertAccessible(page)
  await findDialog(page).getByRole('button', { name: 'Cancelar' }).click()
  await findDialog(page).waitFor({ state: 'hidden' })
  await release()
  assert.equal(await page.locator('.picture-tile img').count(), 0, 'what was given up is not taken')

  await choosePhotograph(page)
  await holdDecoding()
  await findUse(page).click()
  await findUse(page).locator('.spinner-border').waitFor()
  for (let press = 0; press < 2; press++) await page.keyboard.press('Control+s')
  assert.deepEqual(writes, [])
  await release()
  await waitForSaved(page, 'Quiroga, Ivo')
  assert.equal(writes.length, 1)
  assert.notEqual((await world.admin.get(`/users/${user.id}`)).body.image, null)
})

test('on a phone the dialog fits, a zoomed picture is smaller, and Cancelar leaves the field as it was', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions, viewport: { width: 360, height: 740 } })
  const employee = await world.make.employee()
  await page.goto(`/admin/employee_update/${employee.id}`)
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  await choosePhotograph(page)
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  await findDialog(page).getByRole('button', { name: 'Cancelar' }).click()
  await findDialog(page).waitFor({ state: 'hidden' })
  assert.equal(await page.locator('.picture-tile img').count(), 0)
  await choosePhotograph(page)
  await findDialog(page).getByLabel('Acercar').fill('2')
  await findUse(page).click()
  await page.locator('.picture-tile img').waitFor()
  const size = await page.locator('.picture-tile img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  assert.deepEqual(size, [350, 350])
})

test('a picture whose dialog does not load is taken as it is', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions, hasEmptyCache: true })
  const user = await world.make.user()
  await page.goto(`/admin/users_update/${user.id}`)
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  expectComplaints()
  await page.context().setOffline(true)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await createPhotograph())
  await page.locator('.picture-tile img').waitFor()
  assert.equal(await findDialog(page).count(), 0)
})
