import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UnknownName } from '#src/importer/import-types.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport, waitUntilOver } from '#test/imports.ts'

const headings = ['Legajo', 'Apellido', 'Nombre', 'Sector', 'Puesto']
const permissions = ['load_database', 'see_employees', 'create_employees', 'update_employees']

test('names of no row are told once, with how often they occur and what looks alike', async (t) => {
  const { admin, as, sql } = await checkAgainstDocument(await shop(t))
  const { body: store } = await admin.post('/job_sectors', { name: 'Depósito' })
  await admin.post('/job_titles', { name: 'Técnica' })
  const rows = [
    headings,
    ['1', 'Uno', 'Ana', 'Deposito', 'técnica'],
    ['2', 'Dos', 'Ana', 'Deposito', 'TÉCNICA '],
    ['3', 'Tres', 'Ana', 'DEPOSITO', ''],
    ['4', 'Cuatro', 'Ana', 'depósito', 'Chofer'],
  ]
  const review = await previewRows(admin, rows, { resource: 'employees' })
  const like = { id: store.id, label: 'Depósito' }
  assert.deepEqual(review.unknown, [
    { field: 'job_sector_id', value: 'Deposito', count: 3, like, may_create: true },
    { field: 'job_title_id', value: 'Chofer', count: 1, like: null, may_create: true },
  ])
  assert.deepEqual(review.rows[0].errors, { job_sector_id: '"Deposito" no existe' })
  assert.deepEqual([review.created, review.wrong], [0, 4])

  const resolve = { job_sector_id: { Deposito: store.id }, job_title_id: { Chofer: 'create' } }
  const result = await runImport(admin, review.id, { ...review.asked, resolve })
  assert.equal(result.created, 4)
  const { body } = await admin.get('/employees?sort=employee_file_number&dir=asc')
  assert.deepEqual(
    body.map((item: Entity) => [item.job_sector, item.job_title]),
    [
      ['Depósito', 'Técnica'],
      ['Depósito', 'Técnica'],
      ['Depósito', null],
      ['Depósito', 'Chofer'],
    ],
  )
  const trails = await sql`select user_id from audit where resource = 'job_titles' and after->>'name' = 'Chofer'`
  assert.equal(trails.length, 1)
  await admin.post(`/imports/${review.id}/undo`)
  assert.equal((await waitUntilOver(admin, review.id)).status, 'undone')
  assert.deepEqual(
    (await admin.get('/job_titles')).body.map(({ name }: { name: string }) => name),
    ['Técnica'],
  )

  const clerk = as(...permissions)
  const clerkReview = await previewRows(clerk, rows, { resource: 'employees' })
  assert.ok(clerkReview.unknown.every(({ may_create }: UnknownName) => may_create === false))
  const refusal = await clerk.post(`/imports/${clerkReview.id}/preview`, { ...clerkReview.asked, resolve })
  assert.equal(refusal.status, 403)
})

test('one name in several spellings is created once', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const rows = [
    headings,
    ['1', 'Uno', 'Ana', 'Taller', ''],
    ['2', 'Dos', 'Ana', 'TALLER', ''],
    ['3', 'T', 'A', 'taller', ''],
  ]
  const review = await previewRows(admin, rows, { resource: 'employees' })
  const resolve = { job_sector_id: { Taller: 'create', TALLER: 'create' } }
  const result = await runImport(admin, review.id, { ...review.asked, resolve })
  assert.deepEqual([result.status, result.created], ['done', 3])
  assert.deepEqual(
    (await admin.get('/job_sectors')).body.map(({ name }: { name: string }) => name),
    ['Taller'],
  )
})

test('a row that is the same but for a name that is to be created is a changed one', async (t) => {
  const { admin, make } = await checkAgainstDocument(await shop(t))
  const { id } = await make.employee({ employee_file_number: '1', surname: 'Uno', name: 'Ana' })
  const request = { resource: 'employees', on_duplicate: 'update', resolve: { job_sector_id: { Taller: 'create' } } }
  const review = await previewRows(admin, [headings, ['1', 'Uno', 'Ana', 'Taller', '']], request)
  assert.deepEqual(listOutcomes(review), [[2, 'updated']])
  await runImport(admin, review.id, review.asked)
  assert.equal((await admin.get(`/employees/${id}`)).body.job_sector, 'Taller')
})

test('a company or a client is never created in passing', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Empresa', 'Cliente', 'Sector'],
    ['0171', 'Uno', 'Ana', 'Nrote', 'Sur', 'Taller'],
  ]
  const review = await previewRows(admin, rows, { resource: 'employees' })
  assert.deepEqual(
    Object.fromEntries(review.unknown.map(({ field, may_create }: UnknownName) => [field, may_create])),
    {
      company_id: false,
      client_id: false,
      job_sector_id: true,
    },
  )
  for (const field of ['company_id', 'client_id']) {
    const resolve = { [field]: { Nrote: 'create' } }
    const { status } = await admin.post(`/imports/${review.id}/preview`, { ...review.asked, resolve })
    assert.equal(status, 403, field)
  }
})

test('all or nothing creates no names where it loads nothing', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const rows = [headings, ['1', 'Uno', 'Ana', 'Taller', ''], ['2', '', 'Ana', 'Taller', '']]
  const request = { resource: 'employees', all_or_nothing: true, resolve: { job_sector_id: { Taller: 'create' } } }
  const review = await previewRows(admin, rows, request)
  const result = await runImport(admin, review.id, review.asked)
  assert.deepEqual([result.status, result.wrong], ['pending', 1])
  assert.equal((await admin.get('/job_sectors')).body.length, 0)
  assert.equal((await admin.get('/employees')).body.length, 0)
})

test('a row that is chosen for a name or for every row must be one that may be chosen', async (t) => {
  const { as, asUser, make } = await checkAgainstDocument(await shop(t))
  const [ownCompany, otherCompany] = [await make.company({}), await make.company({})]
  const rows = [headings, ['1', 'Uno', 'Ana', 'Taller', '']]
  for (const wrong of [{ resolve: { job_sector_id: { Taller: 999 } } }, { constants: { job_sector_id: 999 } }]) {
    const sheet = await previewRows(as(...permissions), rows, { resource: 'employees' })
    assert.equal(sheet.wrong, 1)
    const client = as(...permissions)
    const fresh = await previewRows(client, rows, { resource: 'employees' })
    const refusal = await client.post(`/imports/${fresh.id}/preview`, {
      ...fresh.asked,
      mapping: { surname: 'B' },
      ...wrong,
    })
    assert.deepEqual([refusal.status, Object.keys(refusal.body.fields ?? {})], [400, ['job_sector_id']])
  }
  const bound = asUser({ company_id: ownCompany.id, permissions })
  const sheet = await previewRows(bound, rows, { resource: 'employees' })
  const refusal = await bound.post(`/imports/${sheet.id}/preview`, {
    ...sheet.asked,
    constants: { company_id: otherCompany.id },
  })
  assert.deepEqual([refusal.status, Object.keys(refusal.body.fields ?? {})], [400, ['company_id']])
})

test('a name that no row has any more is not created, though that was asked for', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const rows = [
    headings,
    ['1', 'Uno', 'Ana', 'Tallr', 'Chofer'],
    ['2', 'Dos', 'Ana', 'taller', ''],
    ['', '', '', 'Patio', ''],
  ]
  const resolve = {
    job_sector_id: { Tallr: 'create', Taller: 'create', Patio: 'create' },
    job_title_id: { Chofer: 'create' },
  }
  const review = await previewRows(admin, rows, { resource: 'employees', resolve })
  assert.deepEqual([review.created, review.wrong], [2, 1])
  await admin.patch(`/imports/${review.id}/rows/2`, { job_sector_id: 'Taller' })
  const result = await runImport(admin, review.id, review.asked)
  assert.deepEqual([result.created, result.wrong], [2, 1])
  const names = async (list: string) => (await admin.get(`/${list}`)).body.map(({ name }: { name: string }) => name)
  assert.deepEqual([await names('job_sectors'), await names('job_titles')], [['Taller'], ['Chofer']])
})

test('names that a slash parts are several where each is a row, and one where a row has it all', async (t) => {
  const { admin, make } = await checkAgainstDocument(await shop(t))
  await make.category({ name: 'Teléfonos' })
  for (const name of ['Azul', 'Blanco', 'Rojo', 'Rojo/Azul']) await make.color({ name })
  const texts = ['Azul / blanco', 'Rojo/azul', 'AZUL/azul', 'Azul/Verde', 'Rojo/Azul, Blanco']
  const rows = texts.map((text, n) => [`P${n}`, 'iPhone', 'En caja', '10', 'Teléfonos', text])
  const captions = ['Código', 'Nombre', 'Descripción', 'Precio', 'Categoría', 'Colores']
  const review = await previewRows(admin, [captions, ...rows], { resource: 'products' })
  assert.deepEqual(listOutcomes(review), [
    [2, 'created'],
    [3, 'created'],
    [4, 'created'],
    [5, 'wrong', { colorIds: '"Azul/Verde" no existe' }],
    [6, 'created'],
  ])
  await runImport(admin, review.id, review.asked)
  const { products } = (await admin.get('/products?sort=code&dir=asc')).body
  assert.deepEqual(
    products.map(({ colors }: { colors: { name: string }[] }) =>
      colors.map(({ name }: { name: string }) => name).sort(),
    ),
    [['Azul', 'Blanco'], ['Rojo/Azul'], ['Azul'], ['Blanco', 'Rojo/Azul']],
  )
})
