import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'
import { over, run, uploaded } from '#test/imports.ts'

test('a sheet of employees becomes employees, and the same sheet a second time changes nothing', async (t) => {
  const { admin, make } = await shop(t)
  await make.job_title({ name: 'Técnica' })
  const rows = [
    ['Legajo', 'Apellido y Nombre', 'DNI', 'F. Ingreso', 'Puesto'],
    ['0171', 'Arrieta, Luciana', '38.114.207', '03/08/2026', 'Técnica'],
    ['0172', 'Basualdo, Melina', '40551938', '3/8/26', 'TÉCNICA'],
  ]
  const sheet = await uploaded(admin, rows)
  assert.equal(sheet.rows, 2)
  const mapping = sheet.suggested.employees
  const preview = await admin.post(`/imports/${sheet.id}/preview`, { resource: 'employees', mapping })
  assert.equal(preview.status, 200, JSON.stringify(preview.body))
  assert.equal(preview.body.created, 2)
  const done = await run(admin, sheet.id, { resource: 'employees', mapping })
  assert.deepEqual([done.status, done.created, done.wrong], ['done', 2, 0])
  const { body: employees } = await admin.get('/employees?sort=employee_file_number&dir=asc')
  assert.deepEqual(
    employees.map((one: Record<string, unknown>) => [
      one.surname,
      one.name,
      one.dni,
      one.admission_date,
      one.job_title,
    ]),
    [
      ['Arrieta', 'Luciana', '38114207', '2026-08-03', 'Técnica'],
      ['Basualdo', 'Melina', '40551938', '2026-08-03', 'Técnica'],
    ],
  )
  const again = await uploaded(admin, rows)
  const second = await run(admin, again.id, { resource: 'employees', mapping, on_duplicate: 'update' })
  assert.deepEqual([second.created, second.updated, second.same], [0, 0, 2])
  const undone = await admin.post(`/imports/${sheet.id}/undo`)
  assert.equal(undone.status, 200, JSON.stringify(undone.body))
  assert.equal((await over(admin, sheet.id)).status, 'undone')
  assert.equal((await admin.get('/employees')).body.length, 0)
})
