import assert from 'node:assert/strict'
import { test } from 'node:test'

import { shop } from '#test/harness.ts'
import { openShopSignedIn, openSignedInPage } from '#test/stories/signed-in-page.ts'

test('the WhatsApp field says where orders will go, and refuses what nobody can dial', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await page.goto('/admin/parameter_create')
  await page.getByText('Sin un número, la tienda no muestra botones de WhatsApp').waitFor()
  const whatsapp = page.getByLabel('WhatsApp')
  await whatsapp.fill('(0343) 15 555-0142')
  await page.getByText('Los pedidos van a +54 9 343 555-0142').waitFor()
  await whatsapp.fill('hola')
  await page.getByLabel('Email').fill('hola@example.com')
  await page.getByText('No se puede leer este número').waitFor()
  assert.equal(await page.getByText('Los pedidos van a').count(), 0)
  await page.getByLabel('Teléfono').fill('0343 555 0142')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  assert.equal((await world.admin.get('/parameters')).body.length, 0)
  await whatsapp.fill('3435550142')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Se guardaron los parámetros.').waitFor()
  assert.equal((await world.admin.get('/parameters')).body[0].whatsapp, '3435550142')
})

test('without a number the field names the fallback', async (t) => {
  const world = await shop(t, { WHATSAPP_FALLBACK: '5491155550142' })
  const { page } = await openSignedInPage(t, world)
  await page.goto('/admin/parameter_create')
  await page.getByText('Sin un número, los pedidos van al de respaldo: +54 9 11 5555-0142').waitFor()
})

test('a new form brings its days of notice and its synonyms, and hours in the wrong order say so', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  expectComplaints()
  await page.goto('/admin/parameter_create')
  for (const [caption, days] of [
    ['Licencias: días de aviso', '30'],
    ['Exámenes médicos: días de aviso', '30'],
    ['Entregas de EPP: días de aviso', '15'],
    ['Cumpleaños: días de aviso', '7'],
  ] as const)
    assert.equal(await page.getByLabel(caption).inputValue(), days)
  await page.getByLabel('Email').fill('hola@example.com')
  await page.getByLabel('Teléfono').fill('0343 555 0142')
  await page.getByLabel('Abre a las').fill('18:00')
  await page.getByLabel('Cierra a las').fill('09:00')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Cierra antes de abrir: revisá los horarios').waitFor()
  await page.getByLabel('Cierra a las').fill('20:00')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Se guardaron los parámetros.').waitFor()
  const [row] = (await world.admin.get('/parameters')).body
  await page.goto(`/admin/parameter_update/${row.id}`)
  assert.match(await page.getByLabel('Palabras que significan lo mismo').inputValue(), /^reparación, arreglo/)
})

test('a second row says that the shop uses the first, and the last one is not deleted', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  expectComplaints()
  const [first, second] = [await world.make.parameters(), await world.make.parameters()]
  await page.goto(`/admin/parameter_update/${second.id}`)
  await page.getByText('La tienda usa los primeros parámetros que se cargaron, no estos.').waitFor()
  await page.getByRole('link', { name: 'Ver los primeros' }).click()
  await page.waitForURL(`**/parameter_update/${first.id}`)
  await page.getByLabel('Email').waitFor()
  assert.equal(await page.getByText('La tienda usa los primeros').count(), 0)
  await page.goto('/admin/parameters')
  const deletes = page.getByRole('button', { name: /^Eliminar hola@example\.com/ })
  const deleteFirst = async () => {
    await deletes.first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar', exact: true }).click()
  }
  await deleteFirst()
  await page.getByText('Se eliminaron los parámetros.').last().waitFor()
  await deletes.nth(1).waitFor({ state: 'detached' })
  await deleteFirst()
  await page.getByText('La tienda necesita sus parámetros: editalos en lugar de eliminarlos.').waitFor()
  assert.equal((await world.admin.get('/parameters')).body.length, 1)
})
