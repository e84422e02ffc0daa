import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { signInOfficer } from '#test/employment.ts'
import { shop } from '#test/harness.ts'

test('the preview of many terminations names who is switched off while the period runs, and terminates them too', async (t) => {
  const world = await checkAgainstDocument(await shop(t))
  const officer = signInOfficer(world)
  const working = await world.make.employee({ surname: 'Paz', admission_date: '2020-02-03' })
  const switchedOff = await world.make.employee({ surname: 'Sosa', admission_date: '2020-02-03', active: false })
  const beginning = await world.make.employee({ surname: 'Ríos', admission_date: computeDayFromToday(20) })
  const request = {
    ids: [working.id, switchedOff.id, beginning.id],
    termination_date: computeDayFromToday(30),
    termination_reason: 'Fin de temporada',
  }
  const preview = await officer.post('/employees/terminate', { ...request, preview: true })
  const message = 'Figura inactivo, pero su período sigue abierto: esta baja lo cierra'
  assert.deepEqual([preview.body.changed, preview.body.warnings], [3, [{ id: switchedOff.id, message }]])
  const { status, body } = await officer.post('/employees/terminate', request)
  assert.deepEqual([status, body], [200, { changed: 3 }])
})
