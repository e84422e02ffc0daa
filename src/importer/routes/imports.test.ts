import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { runImport, uploadFile, uploadRows, waitUntilOver } from '#test/imports.ts'

test('a sheet of employees becomes employees, and the same sheet a second time changes nothing', async (t) => {
  const { admin, make } = await shop(t)
  await make.job_title({ name: 'Técnica' })
  const rows = [
    ['Legajo', 'Apellido y Nombre', 'DNI', 'F. Ingreso', 'Puesto'],
    ['0171', 'Arrieta, Luciana', '38.114.207', '03/08/2026', 'Técnica'],
    ['0172', 'Basualdo, Melina', '40551938', '3/8/26', 'TÉCNICA'],
  ]
  const sheet = await uploadRows(admin, rows)
  assert.equal(sheet.rows, 2)
  const mapping = sheet.suggested.employees
  const preview = await admin.post(`/imports/${sheet.id}/preview`, { resource: 'employees', mapping })
  assert.equal(preview.status, 200, JSON.stringify(preview.body))
  assert.equal(preview.body.created, 2)
  const result = await runImport(admin, sheet.id, { resource: 'employees', mapping })
  assert.deepEqual([result.status, result.created, result.wrong], ['done', 2, 0])
  const { body: employees } = await admin.get('/employees?sort=employee_file_number&dir=asc')
  assert.deepEqual(
    employees.map((item: Record<string, unknown>) => [
      item.surname,
      item.name,
      item.dni,
      item.admission_date,
      item.job_title,
    ]),
    [
      ['Arrieta', 'Luciana', '38114207', '2026-08-03', 'Técnica'],
      ['Basualdo', 'Melina', '40551938', '2026-08-03', 'Técnica'],
    ],
  )
  const secondSheet = await uploadRows(admin, rows)
  const secondResult = await runImport(admin, secondSheet.id, {
    resource: 'employees',
    mapping,
    on_duplicate: 'update',
  })
  assert.deepEqual([secondResult.created, secondResult.updated, secondResult.same], [0, 0, 2])
  const undone = await admin.post(`/imports/${sheet.id}/undo`)
  assert.equal(undone.status, 200, JSON.stringify(undone.body))
  assert.equal((await waitUntilOver(admin, sheet.id)).status, 'undone')
  assert.equal((await admin.get('/employees')).body.length, 0)
})

test('of a sheet without rows below its headings neither a review nor a run is begun', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const request = { resource: 'colors', mapping: { name: 'A', color_code: 'B' } }
  for (const text of ['Nombre;Código\r\n', `Nombre;Código\r\n${';\r\n'.repeat(2000)}`]) {
    const { body: sheet } = await uploadFile(admin, text)
    assert.deepEqual([sheet.rows, sheet.header_row], [0, 1])
    for (const verb of ['preview', 'run']) {
      const { status, body } = await admin.post(`/imports/${sheet.id}/${verb}`, request)
      const message = 'La planilla no tiene filas debajo de los encabezados'
      assert.deepEqual([status, body.code, body.message], [409, 'NO_ROWS', message], verb)
    }
  }
})

test('the list of imports is paged as other lists are', async (t) => {
  const { admin, as } = await checkAgainstDocument(await shop(t))
  const rows = [
    ['Nombre', 'Código'],
    ['Rojo', '#ff0000'],
  ]
  await uploadRows(as('load_database', 'create_colors'), rows)
  const ids = []
  for (let n = 0; n < 3; n++) ids.unshift((await uploadRows(admin, rows)).id)
  const listIds = async (query: string) => {
    const { body, headers } = await admin.get(`/imports${query}`)
    return [body.map(({ id }: { id: number }) => id), headers.get('x-total-count')]
  }
  assert.deepEqual(await listIds(''), [ids, '3'])
  assert.deepEqual(await listIds('?page=1&per_page=2'), [ids.slice(0, 2), '3'])
  assert.deepEqual(await listIds('?page=2&per_page=2'), [ids.slice(2), '3'])
  assert.deepEqual(await listIds('?per_page=1'), [ids.slice(0, 1), '3'])
  for (const [query, field] of [
    ['?page=0', 'page'],
    ['?per_page=x', 'per_page'],
    ['?sort=name', 'sort'],
    ['?other=1', 'other'],
  ]) {
    const { status, body } = await admin.get(`/imports${query}`)
    assert.deepEqual([status, Object.keys(body.fields)], [400, [field]], query)
  }
})
