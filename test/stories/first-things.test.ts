import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { officerPermissions, openShopWithEquipment } from '#test/deliveries.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

const officer = [...officerPermissions, 'see_notifications', 'update_employees', 'see_menu_ppes']

test('an officer finds what is to be done first, each one press away, and what expires', async (t) => {
  const world = await openShopWithEquipment(t)
  const { admin, ayelen, bruno, gloves, apron, officer: client } = world
  await client.post('/ppe_deliveries', {
    ...{ employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: '2024-01-01' },
    next_delivery_date: computeDayFromToday(-4),
  })
  const { body: round } = await client.post('/ppe_deliveries/round', {
    ...{ title: 'Depósito', date: computeDayFromToday(0) },
    deliveries: [gloves, apron].map(({ id }) => ({ employee_id: bruno.id, ppe_id: id })),
  })
  const { body: item } = await admin.post('/training_items', { name: 'Altura' })
  await admin.post(`/employees/${ayelen.id}/trainings`, {
    ...{ training_item_id: item.id, date: '2024-01-01', expiration_date: computeDayFromToday(-1) },
  })
  const { page } = await openSignedInPage(t, world, { userPermissions: officer })
  await page.goto('/admin')
  const deeds = page.locator('.deeds-card').getByRole('listitem')
  await deeds.filter({ hasText: 'Entregar EPP a una persona' }).waitFor()
  await page.getByText('una entrega vencida · una nunca hecha · 2 ya en rondas').waitFor()
  await page.getByText('Hace 4 días').waitFor()
  await assertAccessible(page)
  await deeds.filter({ hasText: 'Entregar EPP' }).getByRole('link').click()
  await page.getByText(/^2 personas y 4 elementos/).waitFor()
  await page.getByText(/^Hasta el [\d/]+, por talle/).waitFor()
  await page.goBack()
  await deeds.filter({ hasText: 'Firmar la ronda Depósito' }).getByRole('link', { name: 'Seguir' }).click()
  await page.waitForURL(`**/admin/ppe_rounds/${round.id}`)
  await page.goBack()
  await deeds.filter({ hasText: 'Capacitar a una persona' }).getByRole('link', { name: 'Ver tablero' }).click()
  await page.getByText('Quiroga, Ayelén', { exact: true }).waitFor()
  assert.equal(await page.getByText('Santillán, Bruno', { exact: true }).count(), 0)
  await page.goBack()
  await page.getByRole('link', { name: /Guantes antiestáticos/ }).click()
  await page.waitForURL(/notifications\/ppe_delivery-\d+$/)
})

test('an expired medical check comes before an expired license, each of which opens its people', async (t) => {
  const world = await openShopWithEquipment(t)
  await world.make.employee({ surname: 'Sol', medical_check_expiration: computeDayFromToday(-1) })
  for (const surname of ['Luz', 'Mar'])
    await world.make.employee({ surname, driver_expiration_date: computeDayFromToday(-1), driver_license_class: 'B.1' })
  const { page } = await openSignedInPage(t, world, { userPermissions: ['see_employees', 'see_notifications'] })
  await page.goto('/admin')
  const deeds = page.locator('.deeds-card').getByRole('listitem')
  await deeds.filter({ hasText: 'Renovar un examen médico' }).getByText('ya venció').waitFor()
  assert.match((await deeds.allTextContents()).join(), /examen médico.*2 licencias de conducir.*ya vencieron/)
  await deeds.filter({ hasText: 'Renovar 2 licencias' }).getByRole('link', { name: 'Ver lista' }).click()
  await page.getByText('Luz', { exact: false }).first().waitFor()
  assert.equal(await page.getByRole('row', { name: 'Sol' }).count(), 0)
})

for (const { permissions, shown, hidden } of [
  {
    permissions: ['see_employees', 'see_notifications'],
    shown: 'Qué vence en 30 días',
    hidden: 'Por vencer y vencido',
  },
  { permissions: ['see_notifications'], shown: 'Qué vence en 30 días', hidden: 'Personal por sector' },
  { permissions: ['see_employees'], shown: 'Por vencer y vencido', hidden: 'Qué vence en 30 días' },
])
  test(`with ${permissions.join(' and ')} one card says what expires: '${shown}'`, async (t) => {
    const world = await openShopWithEquipment(t)
    await world.make.employee({ surname: 'Paz', medical_check_expiration: computeDayFromToday(3) })
    const { page } = await openSignedInPage(t, world, { userPermissions: permissions })
    await page.goto('/admin')
    const card = page.locator('section.card').filter({ has: page.getByRole('heading', { name: shown }) })
    await card
      .getByRole('link', { name: /ex[aá]men(es)? médicos?|por vencer/i })
      .first()
      .waitFor()
    assert.equal(await page.getByRole('heading', { name: hidden }).count(), 0)
    const sectorCount = await page.getByRole('heading', { name: 'Personal por sector' }).count()
    assert.equal(sectorCount, permissions.includes('see_employees') ? 1 : 0)
    await assertAccessible(page)
  })

for (const [language, dark, width] of [
  ['es', true, 360],
  ['en', false, 360],
  ['pt', true, 1440],
] as const)
  test(`the cards about staff are accessible and fit the screen in ${language}, also with nothing to do`, async (t) => {
    const world = await openShopWithEquipment(t)
    await world.make.employee({ surname: 'Paz', medical_check_expiration: computeDayFromToday(3) })
    const options = { language, dark, viewport: { width, height: 800 } }
    const { page } = await openSignedInPage(t, world, { userPermissions: officer, ...options })
    await page.goto('/admin')
    await page.getByRole('link', { name: /Paz/ }).waitFor()
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    const company = await world.make.company({ name: 'Otra' })
    const idle = await openSignedInPage(t, world, { userPermissions: officer, company_id: company.id, ...options })
    await idle.page.goto('/admin')
    await idle.page.locator('.deeds-card p').waitFor()
    await assertAccessible(idle.page)
  })
