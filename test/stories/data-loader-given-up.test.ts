import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { isAlive, onLinux } from '#test/exports.ts'
import { holdLock, listWorkerPids } from '#test/import-workers.ts'
import { until } from '#test/lifecycle/until.ts'
import {
  buildColorRows,
  importerPermissions,
  reviewRows,
  uploadSheet,
  waitForHeading,
} from '#test/stories/import-steps.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

test('a load whose process died three times tells so on its screen, in each language', onLinux, async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Colores', [['Nombre', 'Código'], ...buildColorRows(5)])
  await reviewRows(page)
  await holdLock(t, world, `insert into colors (name, color_code) values ('Color 1', '#000000')`)
  await page.getByRole('button', { name: 'Cargar 5' }).click()
  for (const attempts of [1, 2, 3]) {
    await until(`attempt ${attempts}`, async () => {
      const [load] = await world.sql`
        select 1 from imports where task = 'write' and attempts = ${attempts} and lease_until > now()`
      return load && listWorkerPids().length > 0
    })
    const killed = listWorkerPids()
    for (const pid of killed) process.kill(pid, 'SIGKILL')
    await until('the process is gone', () => !killed.some(isAlive))
  }
  await waitForHeading(page, 'No se cargó nada')
  await page.getByRole('alert').getByText('se cortó 3 veces').waitFor()
  const steps = page.getByRole('list', { name: 'Pasos de la carga' })
  const lastStep = steps.getByRole('listitem').last()
  assert.equal(await lastStep.getAttribute('aria-current'), 'step', 'what was not loaded is no step that is done')
  await assertAccessible(page)
  assert.equal(await page.getByRole('button', { name: 'Deshacer' }).count(), 0)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const [language, says] of Object.entries({ en: 'broke off 3 times', pt: 'caiu 3 vezes' })) {
    await page.evaluate((value) => localStorage.setItem('language', value), language)
    await page.reload()
    await page.getByRole('alert').getByText(says).waitFor()
    await assertNoSidewaysScroll(page)
  }
})
