import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildEmployeeValues, computeDayFromToday, employeePermissions, endEmployment, idsOf } from '#test/employees.ts'
import { toForm } from '#test/folders.ts'
import { shop } from '#test/harness.ts'
import { createPhoto } from '#test/pictures.ts'

test('a name, a surname and a file number are enough, and each of them is asked for', async (t) => {
  const clerk = (await shop(t)).as(...employeePermissions)
  const emptyAnswer = await clerk.post('/employees', {}, { 'accept-language': 'en' })
  assert.deepEqual(emptyAnswer.body.fields, {
    name: 'resource.fields.required',
    surname: 'resource.fields.required',
    employee_file_number: 'resource.fields.required',
  })
  const { status, body } = await clerk.post('/employees', buildEmployeeValues())
  assert.equal(status, 200)
  assert.deepEqual([body.active, body.admission_date, body.cuil, 'employable' in body], [true, null, null, false])
})

test('what is wrong by itself is told at its field', async (t) => {
  const clerk = (await shop(t)).as(...employeePermissions)
  const problemsByField: Record<string, [unknown, string]> = {
    employee_file_number: ['x'.repeat(21), 'resource.fields.too_long'],
    dni: ['123', 'workforce.employees.dni_invalid'],
    cuil: ['20-12345678-5', 'workforce.cuil.check_digit'],
    birth_date: [computeDayFromToday(2), 'workforce.dates.birth'],
    admission_date: ['0202-05-03', 'workforce.dates.of_our_time'],
    driver_expiration_date: ['2101-01-01', 'workforce.dates.of_our_time'],
    medical_check_expiration: ['2026-02-30', 'resource.fields.date'],
    gender: ['unknown', 'resource.fields.choice'],
    nationality: ['argentina', 'resource.fields.choice'],
    marital_status: ['divorced', 'resource.fields.choice'],
    driver_license_class: ['B.1,Z.9', 'resource.fields.choices'],
    children: [-1, 'resource.fields.at_least'],
    personal_email: ['ana@', 'resource.fields.email'],
    salary_cbu: ['0110001300000000001233', 'workforce.cbu.second_block'],
    fund_cbu: ['123', 'workforce.cbu.twenty_two_digits'],
  }
  const fields = Object.fromEntries(Object.entries(problemsByField).map(([field, [value]]) => [field, value]))
  const { status, body } = await clerk.post('/employees', buildEmployeeValues(fields))
  assert.equal(status, 400)
  assert.deepEqual(
    body.fields,
    Object.fromEntries(Object.entries(problemsByField).map(([field, [, problem]]) => [field, problem])),
  )
})

test('ids, accounts and licence classes are stored in one spelling, as typed with dots, hyphens and blanks', async (t) => {
  const clerk = (await shop(t)).as(...employeePermissions)
  const { body } = await clerk.post(
    '/employees',
    buildEmployeeValues({
      dni: '12.345.678',
      cuil: '20-12345678-6',
      salary_cbu: '01100013 00000000001232',
      driver_license_class: ['C.1', 'A.3'],
    }),
  )
  assert.deepEqual(
    [body.dni, body.cuil, body.salary_cbu, body.driver_license_class],
    ['12345678', '20123456786', '0110001300000000001232', 'A.3,C.1'],
  )
  const findIds = async (query: string) => idsOf((await clerk.get(`/employees?${query}`)).body)
  assert.deepEqual(await findIds('driver_license_class=C.1'), [body.id])
  assert.deepEqual(await findIds('driver_license_class=C.1,A.3'), [body.id])
  assert.deepEqual(await findIds('driver_license_class=B.1'), [])
})

test('a cuil of another dni is refused, whichever of the two is written', async (t) => {
  const clerk = (await shop(t)).as(...employeePermissions)
  const answer = await clerk.post('/employees', buildEmployeeValues({ dni: '12345679', cuil: '20123456786' }))
  assert.deepEqual([answer.status, answer.body.fields], [400, { cuil: 'workforce.cuil.other_dni' }])
  const { body } = await clerk.post('/employees', buildEmployeeValues({ cuil: '20123456786' }))
  const patchAnswer = await clerk.patch(`/employees/${body.id}`, { dni: '12345679' })
  assert.deepEqual([patchAnswer.status, patchAnswer.body.fields], [400, { dni: 'workforce.cuil.other_dni' }])
  assert.equal((await clerk.patch(`/employees/${body.id}`, { dni: '12345678' })).status, 200)
})

test('dni, cuil and file number are one person’s within a company or without any, and may be another’s elsewhere', async (t) => {
  const { as, make } = await shop(t)
  const clerk = as(...employeePermissions)
  const [north, south] = [await make.company(), await make.company()]
  const firstFields = buildEmployeeValues({ dni: '12345678', cuil: '20123456786', company_id: north.id })
  assert.equal((await clerk.post('/employees', firstFields)).status, 200)
  const postAgain = async (fields: object) => {
    const { status, body } = await clerk.post('/employees', {
      ...buildEmployeeValues({ employee_file_number: '0200' }),
      company_id: north.id,
      ...fields,
    })
    return [status, body.code, body.message, body.fields]
  }
  const duplicateKey = 'workforce.employees.duplicated'
  const message = 'Ya existe un empleado con el mismo DNI o CUIL'
  assert.deepEqual(await postAgain({ dni: '12345678' }), [500, 'ER_DUP_ENTRY', message, { dni: duplicateKey }])
  assert.deepEqual(await postAgain({ cuil: '20123456786' }), [500, 'ER_DUP_ENTRY', message, { cuil: duplicateKey }])
  assert.deepEqual(await postAgain({ employee_file_number: '0147' }), [
    500,
    'ER_DUP_ENTRY',
    'Ya existe un empleado con ese legajo',
    { employee_file_number: 'workforce.employees.file_number_taken' },
  ])
  assert.equal((await clerk.post('/employees', { ...firstFields, company_id: south.id })).status, 200)
  assert.equal((await clerk.post('/employees', { ...firstFields, company_id: null })).status, 200)
  for (const [field, value] of Object.entries({ dni: '12345678', cuil: '20123456786', employee_file_number: '0147' })) {
    const [status, , , fields] = await postAgain({ company_id: null, [field]: value })
    assert.deepEqual([status, Object.keys(fields)], [500, [field]], 'those of no company are one circle too')
  }
})

test('a user of a company employs for it without naming it', async (t) => {
  const { asUser, make } = await shop(t)
  const [north, south] = [await make.company({ name: 'Norte' }), await make.company()]
  const clerk = asUser({ company_id: north.id, permissions: employeePermissions })
  const { body } = await clerk.post('/employees', buildEmployeeValues())
  assert.deepEqual([body.company_id, body.company], [north.id, 'Norte'])
  assert.equal((await clerk.post('/employees', buildEmployeeValues({ company_id: south.id }))).status, 403)
  const otherClerk = asUser({ company_id: south.id, permissions: employeePermissions })
  assert.deepEqual((await otherClerk.get('/employees')).body, [])
  assert.equal((await otherClerk.get(`/employees/${body.id}`)).status, 404)
})

test('a search finds people by name, file number, ids, phone, mail and address; by bank, insurance and termination nobody', async (t) => {
  const server = await shop(t)
  const { admin } = server
  const fields = {
    dni: '12345678',
    cuil: '20123456786',
    phone_number: '343 15 555-0187',
    personal_email: 'aye@correo.example',
    address: 'Bv. Racedo 1184',
    health_insurance: 'Sanidad Ceibo',
    salary_bank_name: 'Banco Lapacho',
    salary_cbu: '0110001300000000001232',
    admission_date: '2020-01-01',
  }
  const { body } = await admin.post('/employees', buildEmployeeValues(fields))
  await endEmployment(server, body.id, '2021-01-01')
  const countFound = async (text: string) => (await admin.get(`/employees?q=${encodeURIComponent(text)}`)).body.length
  for (const text of ['ayelen quiroga', 'QUIROGA AYELÉN', '0147', '12345678', '20123', '0187', 'aye@', 'racedo'])
    assert.equal(await countFound(text), 1, text)
  for (const text of ['ceibo', 'lapacho', '01100013', 'renuncia']) assert.equal(await countFound(text), 0, text)
})

test('many change their sector at once, but not their admission', async (t) => {
  const { admin, make } = await shop(t)
  const sector = (await admin.post('/job_sectors', { name: 'Taller' })).body
  const employees = [await make.employee({ admission_date: '2020-01-01' }), await make.employee()]
  const ids = idsOf(employees)
  const sectorAnswer = await admin.patch('/employees', { ids, set: { job_sector_id: sector.id } })
  assert.deepEqual([sectorAnswer.status, sectorAnswer.body], [200, { changed: 2 }])
  const admissionAnswer = await admin.patch('/employees', { ids, set: { admission_date: '2021-01-01' } })
  assert.deepEqual([admissionAnswer.status, Object.keys(admissionAnswer.body.fields)], [400, ['admission_date']])
})

test('a photo is private: an answer carries a link to it, and its name alone opens nothing', async (t) => {
  const { admin, url } = await shop(t)
  const form = toForm(buildEmployeeValues(), {
    image: [{ bytes: await (await createPhoto(600, 600)).jpeg().toBuffer(), name: 'cara.jpg' }],
  })
  const { status, body } = await admin.post('/employees', form)
  assert.equal(status, 200, JSON.stringify(body))
  assert.match(body.image_url, /^\/api\/files\//)
  assert.equal((await fetch(url + body.image_url)).status, 200)
  assert.equal((await fetch(`${url}/uploads/images/${body.image}`)).status, 404)
  const [listedRow] = (await admin.get('/employees?fields=surname')).body
  assert.deepEqual(Object.keys(listedRow), ['id', 'surname'], 'no link for a photo that was not asked for')
})
