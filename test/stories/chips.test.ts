import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Locator } from 'playwright-core'

import { openShopSignedIn, waitForSaved } from '#test/stories/signed-in-page.ts'

const ppePermissions = ['see_menu_ppes', 'see_ppes', 'create_ppes', 'update_ppes']

/** Opens the form of a new item of protective equipment, and gives access to its sizes. */
async function openNewPpe(t: TestContext) {
  const { world, page } = await openShopSignedIn(t, { userPermissions: ppePermissions })
  await page.goto('/admin/ppe_create')
  await page.getByLabel('Nombre').fill('Guantes')
  const group = page.getByRole('list', { name: 'Talles' })
  const readChips = () => group.getByRole('listitem').allInnerTexts()
  const input = page.getByRole('textbox', { name: 'Talles' })
  const saveAndReadSizes = async () => {
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await waitForSaved(page, 'Guantes')
    return (await world.admin.get('/ppes')).body[0].sizes
  }
  return { page, input, readChips, group, saveAndReadSizes }
}

const paste = (input: Locator, text: string) =>
  input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('sizes are typed one after another: Enter, a comma and leaving the field each add what was typed', async (t) => {
  const { page, input, readChips, saveAndReadSizes } = await openNewPpe(t)
  await input.pressSequentially('S')
  await input.press('Enter')
  await input.pressSequentially('M,L,,m,')
  assert.deepEqual(await readChips(), ['S', 'M', 'L'], 'twice the same is once')
  await input.pressSequentially('XL')
  await page.getByLabel('Nombre').focus()
  assert.deepEqual(await readChips(), ['S', 'M', 'L', 'XL'])
  assert.equal(await input.inputValue(), '')
  assert.deepEqual(await saveAndReadSizes(), ['S', 'M', 'L', 'XL'])
})

test('Backspace takes the last size back to be mended, and a chip goes by its cross', async (t) => {
  const { page, input, readChips, saveAndReadSizes } = await openNewPpe(t)
  await input.pressSequentially('S,M,Xl,')
  await input.press('Backspace')
  assert.deepEqual([await readChips(), await input.inputValue()], [['S', 'M'], 'Xl'])
  await input.press('Backspace')
  await input.pressSequentially('L')
  await input.press('Enter')
  await page.getByRole('button', { name: 'Quitar M' }).click()
  assert.deepEqual(await readChips(), ['S', 'XL'])
  await input.pressSequentially('XXL')
  assert.deepEqual(await saveAndReadSizes(), ['S', 'XL', 'XXL'], 'the cross gives the input back, and saving leaves it')
})

test('a column pasted from a sheet becomes sizes; too many are told, and none is lost', async (t) => {
  const { page, input, readChips, group, saveAndReadSizes } = await openNewPpe(t)
  await paste(input, '38\n39\n40; 41,42\t43')
  assert.deepEqual(await readChips(), ['38', '39', '40', '41', '42', '43'])
  await input.focus()
  await paste(input, Array.from({ length: 40 }, (_, place) => `T${place}`).join('\n'))
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Son demasiados: hasta 40').waitFor()
  assert.equal(await group.getByRole('listitem').count(), 46)
  for (let more = 0; more < 6; more++) await page.getByRole('button', { name: `Quitar T${more}`, exact: true }).click()
  assert.equal((await saveAndReadSizes()).length, 40)
})
