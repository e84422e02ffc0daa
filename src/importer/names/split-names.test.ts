import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport, uploadRows } from '#test/imports.ts'

const names = ['de la Cruz María José', 'Pérez Gómez Juan Carlos', 'Sosa, Eva', 'Ronaldinho', '']
const rows = [['Legajo', 'Empleado'], ...names.map((name, index) => [String(index + 1), name])]
const mapName = (order: string) => ({
  employee_file_number: 'A',
  surname: { column: 'B', part: 'surname', order },
  name: { column: 'B', part: 'given_name', order },
})

test('names without commas are split in the chosen order, and a row of one word says so', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const sheet = await uploadRows(admin, rows)
  assert.deepEqual(sheet.undecided.employees, [{ fields: ['surname', 'name'], columns: ['B'] }])
  const request = { resource: 'employees', mapping: mapName('surname_first') }
  const review = await previewRows(admin, rows, request)
  const problem = 'No se puede separar en apellido y nombre: escribilos con una coma'
  const required = 'Este dato es obligatorio'
  assert.deepEqual(listOutcomes(review), [
    [2, 'created'],
    [3, 'created'],
    [4, 'created'],
    [5, 'wrong', { surname: problem, name: problem }],
    [6, 'wrong', { surname: required, name: required }],
  ])
  const correction = await admin.patch(`/imports/${review.id}/rows/5`, { name: 'Assis Moreira' })
  assert.deepEqual(correction.body.rows[0].values, {
    employee_file_number: '4',
    surname: 'Ronaldinho',
    name: 'Assis Moreira',
  })
  const changed = await admin.patch(`/imports/${review.id}/rows/2`, { surname: 'Cruz' })
  assert.deepEqual(changed.body.rows[0].values, { employee_file_number: '1', surname: 'Cruz', name: 'María José' })
  await runImport(admin, review.id, review.asked)
  const { body } = await admin.get('/employees?sort=employee_file_number&dir=asc')
  assert.deepEqual(
    body.map((employee: Record<string, string>) => `${employee.surname}|${employee.name}`),
    ['Cruz|María José', 'Pérez Gómez|Juan Carlos', 'Sosa|Eva', 'Ronaldinho|Assis Moreira'],
  )
  const next = await uploadRows(admin, [
    ['Empleado', 'Legajo'],
    ['Ríos Ana', '9'],
    ['Di Pietro Luz', '10'],
  ])
  assert.deepEqual(next.suggested.employees, {
    surname: { column: 'A', part: 'surname', order: 'surname_first' },
    name: { column: 'A', part: 'given_name', order: 'surname_first' },
    employee_file_number: 'B',
  })
})

test('a part of a name without a known order is refused at the mapping', async (t) => {
  const { admin } = await shop(t)
  const { id } = await uploadRows(admin, rows)
  for (const source of [{ part: 'surname' }, { part: 'surname', order: 'by_age' }, { order: 'name_first' }]) {
    const mapping = { surname: { column: 'B', ...source } }
    const { status, body } = await admin.post(`/imports/${id}/preview`, { resource: 'employees', mapping })
    assert.deepEqual([status, Object.keys(body.fields)], [400, ['mapping']], JSON.stringify(source))
  }
})
