import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReviewedRow } from '#src/importer/import-types.ts'
import { shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport } from '#test/imports.ts'

const headings = ['Legajo', 'Apellido', 'Nombre', 'DNI', 'Hijos']

test('of each row the review says whether it is new, the same, changed, skipped or refused', async (t) => {
  const { admin, make } = await shop(t)
  const sameEmployee = await make.employee({ employee_file_number: '1', surname: 'Uno', name: 'Ana', children: 2 })
  const otherEmployee = await make.employee({ employee_file_number: '2', surname: 'Dos', name: 'Eva', children: 1 })
  const rows = [headings, ['1', 'Uno', 'Ana', '', '2'], ['2', 'Dos', 'Eva', '', '3'], ['3', 'Tres', 'Luz', '', '']]
  const expectedByPolicy = { skip: [3, 'skipped'], update: [3, 'updated'], refuse: [3, 'wrong'] }
  for (const [on_duplicate, expected] of Object.entries(expectedByPolicy)) {
    const review = await previewRows(admin, rows, { resource: 'employees', on_duplicate })
    assert.deepEqual(
      review.rows.map(({ row, status, id }: ReviewedRow) => [row, status, id]),
      [
        [2, 'same', sameEmployee.id],
        [...expected, on_duplicate === 'refuse' ? review.rows[1].id : otherEmployee.id],
        [4, 'created', null],
      ],
    )
    if (on_duplicate === 'refuse')
      assert.deepEqual(review.rows[1].errors, { employee_file_number: 'Ya existe un empleado con ese legajo' })
    const { total, created, updated, same: equal, skipped, wrong } = review
    assert.equal(total, created + updated + equal + skipped + wrong)
  }
})

test('a later row of the same key names the earlier, and a row that is of two records says so', async (t) => {
  const { admin, make } = await shop(t)
  await make.employee({ employee_file_number: '1', dni: '30000001' })
  await make.employee({ employee_file_number: '2', dni: '30000002' })
  const rows = [
    headings,
    ['7', 'Siete', 'Ana', '', ''],
    ['8', 'Ocho', 'Ana', '31000000', ''],
    ['7', 'Otra', 'Eva', '31.000.000', ''],
    ['1', 'Uno', 'Ana', '30000002', ''],
  ]
  const review = await previewRows(admin, rows, { resource: 'employees', on_duplicate: 'update' })
  assert.deepEqual(listOutcomes(review), [
    [2, 'created'],
    [3, 'created'],
    [
      4,
      'wrong',
      { employee_file_number: 'Ya está en la fila 2 de esta planilla', dni: 'Ya está en la fila 3 de esta planilla' },
    ],
    [5, 'wrong', { dni: 'Los datos de esta fila son de dos registros distintos' }],
  ])
})

test('what is required, what a rule and what a hook refuse stand at their fields', async (t) => {
  const { admin, make } = await shop(t)
  await make.employee({ employee_file_number: '9', admission_date: '2020-01-02' })
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'DNI', 'CUIL', 'Ingreso'],
    ['', 'Uno', 'Ana', '', '', ''],
    ['2', 'Dos', 'Ana', '30000009', '27300000024', ''],
    ['3', 'Tres', 'Ana', '', '27300000011', ''],
    ['9', 'Nueve', 'Ana', '', '', '03/01/2020'],
    ['5', 'Cinco', 'Ana', '', '', '31/02/2020'],
    ['6', 'Seis', 'Ana', '30000001', '27-30000001-6', '01/02/2020'],
  ]
  const review = await previewRows(admin, rows, { resource: 'employees', on_duplicate: 'update' })
  assert.deepEqual(listOutcomes(review), [
    [2, 'wrong', { employee_file_number: 'Este dato es obligatorio' }],
    [3, 'wrong', { cuil: 'El CUIL y el DNI no coinciden' }],
    [4, 'wrong', { cuil: review.rows[2].errors.cuil }],
    [5, 'wrong', { admission_date: 'El ingreso ya abrió un período: se cambia desde altas y bajas' }],
    [6, 'wrong', { admission_date: review.rows[4].errors.admission_date }],
    [7, 'created'],
  ])
  const missing = await previewRows(admin, [['Legajo'], ['10']], { resource: 'employees' })
  assert.deepEqual(Object.keys(missing.rows[0].errors), ['name', 'surname'])
})

test('a blank cell changes nothing of a row that exists, and a constant is a value of every row', async (t) => {
  const { admin, make } = await shop(t)
  const employee = await make.employee({ employee_file_number: '1', surname: 'Uno', name: 'Ana', city: 'Paraná' })
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Localidad', 'Ciudad'],
    ['1', 'Uno', '', 'Centro', ''],
    ['2', 'Dos', 'Eva', '', ''],
  ]
  const request = { resource: 'employees', on_duplicate: 'update', constants: { country: 'Argentina' } }
  const review = await previewRows(admin, rows, request)
  assert.deepEqual(listOutcomes(review), [
    [2, 'updated'],
    [3, 'created'],
  ])
  await runImport(admin, review.id, review.asked)
  const employeeAfter = (await admin.get(`/employees/${employee.id}`)).body
  assert.deepEqual(
    [employeeAfter.name, employeeAfter.city, employeeAfter.locality, employeeAfter.country],
    ['Ana', 'Paraná', 'Centro', 'Argentina'],
  )
  const bad = await admin.post(`/imports/${review.id}/preview`, {
    ...review.asked,
    constants: { children: 'x', no: 1 },
  })
  assert.deepEqual([bad.status, bad.body.code], [409, 'OVER'])
  const secondReview = await previewRows(admin, rows, request)
  const refusal = await admin.post(`/imports/${secondReview.id}/preview`, {
    ...request,
    mapping: {},
    constants: { no: 1 },
  })
  assert.deepEqual([refusal.status, Object.keys(refusal.body.fields)], [400, ['no']])
})

test('names are split at the first comma, and a name without one says so', async (t) => {
  const { admin } = await shop(t)
  const mapping = {
    surname: { column: 'B', part: 'before_comma' },
    name: { column: 'B', part: 'after_comma' },
    employee_file_number: 'A',
  }
  const rows = [
    ['Legajo', 'Empleado'],
    ['1', 'Pérez, Ana, María'],
    ['2', 'Pérez Ana'],
    ['3', 'Pérez,'],
  ]
  const review = await previewRows(admin, rows, { resource: 'employees', mapping })
  const noComma = 'Falta la coma entre apellido y nombre'
  assert.deepEqual(listOutcomes(review), [
    [2, 'created'],
    [3, 'wrong', { surname: noComma, name: noComma }],
    [4, 'wrong', { name: 'Este dato es obligatorio' }],
  ])
  const correction = await admin.patch(`/imports/${review.id}/rows/3`, { name: 'Ana' })
  assert.deepEqual(correction.body.rows[0].values, { surname: 'Pérez', name: 'Ana', employee_file_number: '2' })
  await runImport(admin, review.id, review.asked)
  const { body } = await admin.get('/employees?sort=employee_file_number&dir=asc')
  assert.deepEqual([body[0].surname, body[0].name], ['Pérez', 'Ana, María'])
})
