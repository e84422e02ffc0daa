import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UnknownName } from '#src/importer/import-types.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport } from '#test/imports.ts'

const headings = ['Legajo', 'Apellido', 'Nombre', 'Empresa', 'Cliente', 'Ciudad']
const permissions = ['load_database', 'see_employees', 'create_employees', 'update_employees']

test('a file number is one of its company, in two companies two employees', async (t) => {
  const { admin, make } = await shop(t)
  const [north, south] = [await make.company({ name: 'Norte' }), await make.company({ name: 'Sur' })]
  await make.employee({ employee_file_number: '0171', surname: 'Uno', name: 'Ana', company_id: north.id })
  const rows = [
    headings,
    ['0171', 'Uno', 'Ana', 'norte', '', 'Paraná'],
    ['0171', 'Dos', 'Eva', 'Sur', '', ''],
    ['0172', 'Tres', 'Luz', '', '', ''],
    ['0171', 'Cuatro', 'Sol', 'SUR', '', ''],
  ]
  const review = await previewRows(admin, rows, { resource: 'employees', on_duplicate: 'update' })
  assert.deepEqual(listOutcomes(review), [
    [2, 'updated'],
    [3, 'created'],
    [4, 'created'],
    [5, 'wrong', { employee_file_number: 'Ya está en la fila 3 de esta planilla' }],
  ])
  await runImport(admin, review.id, review.asked)
  const { body } = await admin.get('/employees')
  assert.deepEqual(
    body
      .map((item: { surname: string; company_id: number; city: string }) => [item.surname, item.company_id, item.city])
      .sort(),
    [
      ['Dos', south.id, null],
      ['Tres', null, null],
      ['Uno', north.id, 'Paraná'],
    ],
  )
})

test('a row that names no company is the one record that has its keys, of whichever company', async (t) => {
  const { admin, make } = await shop(t)
  const [north, south] = [await make.company({ name: 'Norte' }), await make.company({ name: 'Sur' })]
  const people = [
    { employee_file_number: '1', dni: '30111001', surname: 'Uno', company_id: north.id },
    { employee_file_number: '1', dni: '30111002', surname: 'Dos', company_id: south.id },
    { employee_file_number: '3', dni: '30111003', surname: 'Tres', company_id: south.id },
    { employee_file_number: '3', dni: '30111004', surname: 'Suelto' },
    { employee_file_number: '5', dni: '30111005', surname: 'Cinco', company_id: north.id },
    { employee_file_number: '5', dni: '30111005', surname: 'Cinco', company_id: south.id },
  ]
  for (const item of people) await make.employee({ name: 'Ana', ...item })
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'DNI', 'Ciudad'],
    ['', 'Uno', 'Ana', '30.111.001', 'Paraná'],
    ['1', 'Dos', 'Ana', '30111002', ''],
    ['3', 'Suelto', 'Ana', '', 'Colón'],
    ['1', 'Cualquiera', 'Ana', '', ''],
    ['5', 'Cinco', 'Ana', '30111005', ''],
    ['3', 'Tres', 'Ana', '30111001', ''],
    ['9', 'Nueve', 'Ana', '30111009', ''],
  ]
  const message = { company_id: 'Hay varios registros con este valor: indicá la empresa' }
  const expected = [
    [2, 'updated'],
    [3, 'same'],
    [4, 'updated'],
    [5, 'wrong', message],
    [6, 'wrong', message],
    [7, 'wrong', { employee_file_number: 'Ya está en la fila 4 de esta planilla' }],
    [8, 'created'],
  ]
  const review = await previewRows(admin, rows, { resource: 'employees', on_duplicate: 'update' })
  assert.deepEqual(listOutcomes(review), expected)
  const blank = rows.map((row, index) => [...row, index === 0 ? 'Empresa' : ''])
  const secondTry = await previewRows(admin, blank, { resource: 'employees', on_duplicate: 'update' })
  assert.deepEqual(listOutcomes(secondTry), expected, 'a blank company is none')
  const result = await runImport(admin, secondTry.id, secondTry.asked)
  assert.deepEqual([result.created, result.updated, result.wrong], [1, 2, 3])
  const { body } = await admin.get('/employees')
  const city = (surname: string) => body.find((item: Entity) => item.surname === surname)
  assert.deepEqual([city('Uno').company_id, city('Uno').city], [north.id, 'Paraná'])
  assert.equal(body.length, people.length + 1)
})

test('a row that names its company is the record without one that has all its keys, and gives it the company', async (t) => {
  const { admin, make } = await shop(t)
  const [north, south] = [await make.company({ name: 'Norte' }), await make.company({ name: 'Sur' })]
  const people = [
    { employee_file_number: '1', dni: '30111001', surname: 'Uno' },
    { employee_file_number: '2', dni: '30111002', surname: 'Dos' },
    { employee_file_number: '3', dni: '30111003', surname: 'Tres' },
    { employee_file_number: '3', dni: '30111004', surname: 'Ajeno', company_id: south.id },
  ]
  for (const item of people) await make.employee({ name: 'Ana', ...item })
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'DNI', 'Empresa'],
    ['1', 'Uno', 'Ana', '30111001', 'Norte'],
    // Another employee with that file number.
    ['2', 'Otro', 'Ana', '30111009', 'Norte'],
    // Two records match. The one of the row's own company is meant.
    ['3', 'Ajeno', 'Ana', '30111004', 'Sur'],
  ]
  const review = await previewRows(admin, rows, { resource: 'employees', on_duplicate: 'update' })
  assert.deepEqual(listOutcomes(review), [
    [2, 'updated'],
    [3, 'created'],
    [4, 'same'],
  ])
  await runImport(admin, review.id, review.asked)
  const secondTry = await previewRows(admin, rows, { resource: 'employees', on_duplicate: 'update' })
  assert.deepEqual(
    listOutcomes(secondTry).map(([, status]) => status),
    ['same', 'same', 'same'],
  )
  const { body } = await admin.get('/employees')
  const listSurnamesOf = (company: number | null) =>
    body.flatMap((item: { surname: string; company_id: number | null }) =>
      item.company_id === company ? [item.surname] : [],
    )
  assert.deepEqual(
    [listSurnamesOf(north.id).sort(), listSurnamesOf(south.id), listSurnamesOf(null).sort()],
    [['Otro', 'Uno'], ['Ajeno'], ['Dos', 'Tres']],
  )
})

test('a row that names no company is looked for again as it is written', async (t) => {
  const { admin, make } = await shop(t)
  const company = await make.company({ name: 'Norte' })
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'DNI'],
    ['1', 'Uno', 'Ana', '30111001'],
  ]
  const review = await previewRows(admin, rows, { resource: 'employees' })
  assert.deepEqual(listOutcomes(review), [[2, 'created']])
  await make.employee({
    employee_file_number: '1',
    dni: '30111001',
    surname: 'Uno',
    name: 'Ana',
    company_id: company.id,
  })
  const result = await runImport(admin, review.id, review.asked)
  assert.deepEqual([result.created, result.same], [0, 1])
  assert.equal((await admin.get('/employees')).body.length, 1)
})

test('a company’s user loads into their own company and is told of no other', async (t) => {
  const { asUser, admin, make } = await shop(t)
  const [ownCompany, otherCompany] = [await make.company({ name: 'Norte' }), await make.company({ name: 'Sur' })]
  await make.employee({ employee_file_number: '1', surname: 'Ajeno', name: 'Ana', company_id: otherCompany.id })
  const clerk = asUser({ company_id: ownCompany.id, permissions })
  const rows = [
    headings,
    ['1', 'Propio', 'Eva', '', '', ''],
    ['2', 'Dos', 'Eva', 'Norte', '', ''],
    ['3', 'Tres', 'Eva', 'Sur', '', ''],
    ['4', 'Cuatro', 'Eva', 'Nadie', '', ''],
  ]
  const review = await previewRows(clerk, rows, { resource: 'employees', on_duplicate: 'update' })
  assert.deepEqual(listOutcomes(review), [
    [2, 'created'],
    [3, 'created'],
    [4, 'wrong', { company_id: '"Sur" no existe' }],
    [5, 'wrong', { company_id: '"Nadie" no existe' }],
  ])
  assert.deepEqual(
    review.unknown.map(({ value, like, may_create }: UnknownName) => [value, like, may_create]),
    [
      ['Sur', null, false],
      ['Nadie', null, false],
    ],
  )
  assert.ok(!JSON.stringify(review).includes('Ajeno'))
  const result = await runImport(clerk, review.id, review.asked)
  assert.deepEqual([result.created, result.wrong], [2, 2])
  const { body } = await admin.get('/employees')
  const importedEmployees = body.filter((item: Entity) => item.surname !== 'Ajeno')
  assert.deepEqual(
    importedEmployees.map((item: Entity) => item.company_id),
    [ownCompany.id, ownCompany.id],
  )
})

test('a client’s user learns of a row of another client no more than a form would say', async (t) => {
  const { asUser, make, admin } = await shop(t)
  const company = await make.company({ name: 'Norte' })
  const [mine, theirs] = [await make.client({ name: 'Mío' }), await make.client({ name: 'Ajeno' })]
  const hidden = { employee_file_number: '1', surname: 'Secreto', company_id: company.id, client_id: theirs.id }
  const { id } = await make.employee(hidden)
  const clerk = asUser({ company_id: company.id, client_id: mine.id, permissions })
  const rows = [headings, ['1', 'Uno', 'Eva', '', '', 'Paraná'], ['2', 'Dos', 'Eva', '', 'Ajeno', '']]
  const savedEmployee = await clerk.post('/employees', { employee_file_number: '1', surname: 'Uno', name: 'Eva' })
  const review = await previewRows(clerk, rows, { resource: 'employees', on_duplicate: 'update' })
  assert.deepEqual(listOutcomes(review), [
    [2, 'wrong', { employee_file_number: 'Ya existe un empleado con ese legajo' }],
    [3, 'wrong', { client_id: '"Ajeno" no existe' }],
  ])
  assert.deepEqual(Object.keys(savedEmployee.body.fields), ['employee_file_number'])
  assert.ok(!JSON.stringify(review).includes('Secreto'))
  assert.equal(review.rows[0].id, null)
  await runImport(clerk, review.id, review.asked)
  assert.equal((await admin.get(`/employees/${id}`)).body.city, null)
})
