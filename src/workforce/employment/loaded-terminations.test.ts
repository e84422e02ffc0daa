import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import { buildEmployeeValues, employeePermissions } from '#test/employees.ts'
import { employmentPermissions, readStoredPeriods } from '#test/employment.ts'
import { type Shop, shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport, uploadFile, waitUntilOver } from '#test/imports.ts'

const headings = ['Legajo', 'Apellido', 'Nombre', 'Ingreso', 'Egreso', 'Motivo', 'Se puede reincorporar']
const resource = 'employees'

const signInLoader = (world: Shop, ...more: readonly string[]) =>
  world.as('load_database', ...employeePermissions, ...more)

test('a sheet creates employees with the end of their first period, which an undo takes back', async (t) => {
  const world = await shop(t)
  const officer = signInLoader(world, ...employmentPermissions)
  const rows = [
    headings,
    ['1', 'Paz', 'Ana', '03/02/2020', '30/06/2022', 'Renuncia', 'No'],
    ['2', 'Gil', 'Eva', '03/02/2020', '', '', ''],
    ['3', 'Sosa', 'Leo', '', '', '', 'Sí'],
  ]
  const review = await previewRows(officer, rows, { resource })
  assert.deepEqual(listOutcomes(review), [
    [2, 'created'],
    [3, 'created'],
    [4, 'created'],
  ])
  const { asked } = review
  await runImport(officer, review.id, asked)
  const { body: employees } = await officer.get('/employees?sort=employee_file_number&dir=asc')
  assert.deepEqual(
    employees.map((employee: any) => [employee.active, employee.termination_date, employee.termination_reason]),
    [
      [false, '2022-06-30', 'Renuncia'],
      [true, null, null],
      [true, null, null],
    ],
  )
  assert.deepEqual(
    employees.map(({ employable }: any) => employable),
    [false, true, true],
  )
  assert.deepEqual(await readStoredPeriods(world, employees[0].id), [['2020-02-03', '2022-06-30']])
  assert.deepEqual(await readStoredPeriods(world, employees[2].id), [])
  const repeated = await previewRows(officer, rows, { resource, on_duplicate: 'update' })
  assert.deepEqual([repeated.same, repeated.total], [3, 3])
  await officer.post(`/imports/${review.id}/undo`)
  assert.equal((await waitUntilOver(officer, review.id)).status, 'undone')
  assert.equal((await world.sql`select 1 from employment_periods`).length, 0)
})

test('a workbook with dates as numbers is read as well', async (t) => {
  const world = await shop(t)
  const officer = signInLoader(world, ...employmentPermissions)
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Personal',
        rows: [
          ['Legajo', 'Apellido', 'Nombre', 'Fecha de ingreso', 'Fecha de baja'],
          ['1', 'Paz', 'Ana', new Date(Date.UTC(2020, 1, 3)), new Date(Date.UTC(2022, 5, 30))],
        ],
      },
    ],
  })
  const { body: sheet } = await uploadFile(officer, file, 'planilla.xlsx')
  await runImport(officer, sheet.id, { resource, mapping: sheet.suggested.employees })
  const { body } = await officer.get('/employees')
  assert.deepEqual([body[0].admission_date, body[0].termination_date], ['2020-02-03', '2022-06-30'])
})

test('an end that cannot be is told at its cell', async (t) => {
  const world = await shop(t)
  const officer = signInLoader(world, ...employmentPermissions)
  const review = await previewRows(
    officer,
    [
      headings,
      ['1', 'Paz', 'Ana', '03/02/2020', '02/02/2020', '', ''],
      ['2', 'Gil', 'Eva', '', '30/06/2022', '', ''],
      ['3', 'Sosa', 'Leo', '03/02/2020', '', 'Renuncia', ''],
      ['4', 'Ruiz', 'Noé', '03/02/2020', '', '', 'No'],
      ['5', 'Vera', 'Luz', '03/02/2020', '30/02/2022', '', ''],
    ],
    { resource },
  )
  assert.deepEqual(
    review.rows.map(({ status, errors }: any) => [status, Object.keys(errors)]),
    [
      ['wrong', ['termination_date']],
      ['wrong', ['termination_date']],
      ['wrong', ['termination_reason']],
      ['wrong', ['employable']],
      ['wrong', ['termination_date']],
    ],
  )
  assert.equal(review.rows[0].errors.termination_date, 'La baja no puede ser anterior al ingreso')
  assert.equal(review.rows[1].errors.termination_date, 'No tiene ningún ingreso')
})

test('whoever is on record is not terminated by a sheet of employees, and the cell says where', async (t) => {
  const world = await shop(t)
  const officer = signInLoader(world, ...employmentPermissions)
  const { id } = await world.make.employee({ employee_file_number: '1', surname: 'Paz', admission_date: '2020-02-03' })
  const review = await previewRows(
    officer,
    [headings, ['1', 'Paz', 'Ana María', '03/02/2020', '30/06/2022', 'Renuncia', '']],
    { resource, on_duplicate: 'update' },
  )
  assert.deepEqual(Object.keys(review.rows[0].errors).sort(), ['termination_date', 'termination_reason'])
  assert.match(review.rows[0].errors.termination_date, /planilla de períodos/)
  assert.deepEqual(await readStoredPeriods(world, id), [['2020-02-03', null]])
})

test('only who may record terminations and see them is offered these columns; no form sends them', async (t) => {
  const world = await shop(t)
  const { make } = world
  await make.company()
  for (const permissions of [[], ['see_employee_termination'], ['create_employee_termination']]) {
    const clerk = signInLoader(world, ...permissions)
    const { body: sheet } = await uploadFile(
      clerk,
      `${headings.join(';')}\r\n1;Paz;Ana;03/02/2020;30/06/2022;Renuncia;No`,
    )
    assert.ok(
      !sheet.fields.employees.some((field: string) => field.startsWith('termination') || field === 'employable'),
    )
    assert.ok(!('termination_date' in sheet.suggested.employees))
    const mapping = { ...sheet.suggested.employees, termination_date: 'E' }
    const refusal = await clerk.post(`/imports/${sheet.id}/preview`, { resource, mapping })
    assert.deepEqual([refusal.status, refusal.body.fields], [400, { termination_date: 'resource.fields.unknown' }])
  }
  const officer = signInLoader(world, ...employmentPermissions)
  for (const name of ['termination_date', 'termination_reason', 'termination_comments', 'employable']) {
    const value = { termination_date: '2022-06-30', employable: '0' }[name] ?? 'Renuncia'
    const refusal = await officer.post(
      '/employees',
      buildEmployeeValues({ admission_date: '2020-02-03', [name]: value }),
    )
    assert.equal(refusal.status, 400, name)
    assert.deepEqual(refusal.body.fields, { [name]: 'resource.fields.unknown' })
  }
})
