import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ReviewedRow, RowCounts, UnknownName } from '#src/importer/import-types.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'
import { colorsRequest, holdLock, listOutcomes, previewRows, uploadColors } from '#test/import-workers.ts'
import { runImport, uploadRows, waitUntilOver } from '#test/imports.ts'

const mapping = { employee_file_number: 'A', surname: 'B', name: 'C', dni: 'D', cuil: 'E', children: 'F' }
const request = { resource: 'employees', mapping, on_duplicate: 'update' }
const headings = ['Legajo', 'Apellido', 'Nombre', 'DNI', 'CUIL', 'Hijos']

/** The outcomes that the review shows. */
const readReview = async (client: Client, id: number) =>
  (await client.get(`/imports/${id}/rows`)).body.map(({ row, status, errors, values, id: record }: ReviewedRow) => ({
    row,
    status,
    errors,
    values,
    record,
  }))

const selectCounts = ({ total, created, updated, same, skipped, wrong }: RowCounts) => [
  total,
  ...[created, updated, same, skipped, wrong],
]

test('whatever is mended, rows and counts are those of a check of the mended sheet', async (t) => {
  const { admin, make } = await checkAgainstDocument(await shop(t))
  await make.employee({ employee_file_number: '1', surname: 'Uno', name: 'Ana', dni: '30000001' })
  await make.employee({ employee_file_number: '2', surname: 'Dos', name: 'Eva', cuil: '27300000024' })
  const values: Record<string, readonly string[]> = {
    employee_file_number: ['', '1', '2', '3', '4'],
    surname: ['', 'Uno', 'Dos'],
    name: ['Ana', 'Eva'],
    dni: ['', '30000001', '30000002', '30000003', 'x'],
    cuil: ['', '27300000016', '27-30000002-4'],
    children: ['', '1', '100'],
  }
  const cell = (name: string) => fc.constantFrom(...(values[name] ?? []))
  const row = fc.tuple(...Object.keys(mapping).map(cell))
  const correctRow = fc.record({
    row: fc.integer({ min: 2, max: 7 }),
    field: fc.constantFrom(...Object.keys(mapping)).chain((name) => fc.tuple(fc.constant(name), cell(name))),
  })
  const sheets = fc.array(row, { minLength: 6, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(sheets, fc.array(correctRow, { minLength: 1, maxLength: 8 }), async (rows, corrections) => {
      // A blank row is not a row, so each row has a dot.
      const sheet = await uploadRows(admin, [headings, ...rows.map((firstAnswer) => [...firstAnswer, '.'])])
      await admin.post(`/imports/${sheet.id}/preview`, request)
      for (const { row, field } of corrections) {
        const answer = await admin.patch(`/imports/${sheet.id}/rows/${row}`, Object.fromEntries([field]))
        assert.equal(answer.status, 200, JSON.stringify(answer.body))
        assert.ok(answer.body.rows.some((firstAnswer: ReviewedRow) => firstAnswer.row === row))
      }
      const correction = (await admin.get(`/imports/${sheet.id}`)).body
      const rowsMended = await readReview(admin, sheet.id)
      const fresh = await admin.post(`/imports/${sheet.id}/preview`, request)
      assert.deepEqual(rowsMended, await readReview(admin, sheet.id))
      assert.deepEqual(selectCounts(correction), selectCounts(fresh.body))
    }),
    { numRuns: 25 },
  )
})

test('a cell is not mended while something runs, nor after the end', async (t) => {
  const testShop = await checkAgainstDocument(await shop(t))
  const { admin } = testShop
  const sheet = await uploadColors(admin, 3)
  const correctRow = () => admin.patch(`/imports/${sheet.id}/rows/2`, { name: 'Rojo' })
  assert.deepEqual([(await correctRow()).status, (await correctRow()).body.code], [409, 'NOT_CHECKED'])
  await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
  const lock = await holdLock(t, testShop, `insert into colors (name, color_code) values ('Color 3', '#000000')`)
  await admin.post(`/imports/${sheet.id}/run`, colorsRequest)
  await lock.waitUntilBlocking()
  assert.deepEqual([(await correctRow()).status, (await correctRow()).body.code], [409, 'BUSY'])
  await lock.release()
  assert.equal((await waitUntilOver(admin, sheet.id)).created, 3)
  assert.deepEqual([(await correctRow()).status, (await correctRow()).body.code], [409, 'OVER'])
})

test('a mended row is written as it was mended; a field without a column and a row that is not there are refused', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const sheet = await uploadRows(admin, [
    ['Nombre', 'Código'],
    ['Rojo', 'rojo'],
  ])
  await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
  const correct = (row: number, fields: object) => admin.patch(`/imports/${sheet.id}/rows/${row}`, fields)
  assert.equal((await correct(9, { name: 'Azul' })).status, 404)
  const unknown = await correct(2, { image: 'x', name: 'a\0b' })
  assert.deepEqual([unknown.status, Object.keys(unknown.body.fields)], [400, ['image', 'name']])
  const { body } = await correct(2, { color_code: '#AA0000' })
  assert.deepEqual([body.created, body.wrong, body.rows[0].values.color_code], [1, 0, '#AA0000'])
  await runImport(admin, sheet.id, colorsRequest)
  assert.equal((await admin.get('/colors')).body[0].color_code.toLowerCase(), '#aa0000')
})

test('many who mend at once do not wait for each other', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const sheets = await Promise.all(Array.from({ length: 12 }, () => uploadColors(admin, 2)))
  for (const { id } of sheets) await admin.post(`/imports/${id}/preview`, colorsRequest)
  const correction = await Promise.all(
    sheets.map(({ id }) => admin.patch(`/imports/${id}/rows/2`, { name: `Rojo ${id}` })),
  )
  assert.deepEqual(
    correction.map(({ status }) => status),
    sheets.map(() => 200),
  )
})

const readUnknownNames = async (client: Client, id: number) =>
  (await client.get(`/imports/${id}`)).body.unknown
    .map(({ field, value, count }: UnknownName) => `${field} ${value} ${count}`)
    .sort()

test('names that a mended cell no longer has are told less often, or no longer, and those that it has are told', async (t) => {
  const { admin, make } = await checkAgainstDocument(await shop(t))
  await admin.post('/job_sectors', { name: 'Taller' })
  await make.company({ name: 'Norte' })
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Sector', 'Empresa'],
    ['1', 'Uno', 'Ana', 'Deposito', 'Norte'],
    ['2', 'Dos', 'Ana', 'DEPOSITO', 'Sur'],
    ['3', 'Tres', 'Ana', 'Talles', ''],
  ]
  const { id } = await previewRows(admin, rows, { resource: 'employees' })
  const correctRow = async (row: number, fields: object) =>
    (await admin.patch(`/imports/${id}/rows/${row}`, fields)).body
  const sortedNames = (...names: string[]) => names.toSorted()
  assert.deepEqual(
    await readUnknownNames(admin, id),
    sortedNames('job_sector_id Deposito 2', 'job_sector_id Talles 1', 'company_id Sur 1'),
  )
  const firstAnswer = await correctRow(2, { job_sector_id: 'taller' })
  assert.deepEqual(firstAnswer.unknown[0], {
    field: 'job_sector_id',
    value: 'Deposito',
    count: 1,
    like: null,
    may_create: true,
  })
  const secondAnswer = await correctRow(3, { job_sector_id: 'Tallar', company_id: 'norte' })
  assert.deepEqual(await readUnknownNames(admin, id), sortedNames('job_sector_id Tallar 1', 'job_sector_id Talles 1'))
  assert.deepEqual(secondAnswer.unknown.find(({ value }: UnknownName) => value === 'Tallar').like?.label, 'Taller')
  await correctRow(4, { job_sector_id: 'TALLAR' })
  assert.deepEqual(await readUnknownNames(admin, id), sortedNames('job_sector_id Tallar 2'))
  await correctRow(4, { surname: 'Otro' })
  assert.deepEqual(await readUnknownNames(admin, id), sortedNames('job_sector_id Tallar 2'))
  await correctRow(3, { job_sector_id: 'Taller' })
  const thirdAnswer = await correctRow(4, { job_sector_id: '' })
  assert.deepEqual([thirdAnswer.unknown, thirdAnswer.wrong], [[], 0])
})

test('however many rows have a key, each names the row that first has it after a cell is mended', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const qty = 1500
  const rows = Array.from({ length: qty }, (_, n) => [n % 2 ? 'Rojo' : 'Azul', '#112233'])
  const sheet = await uploadRows(admin, [['Nombre', 'Código'], ...rows])
  await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
  const readFirstRows = async () => {
    const pages = await Promise.all(
      Array.from({ length: 8 }, (_, n) => admin.get(`/imports/${sheet.id}/rows?page=${n + 1}`)),
    )
    return pages.flatMap(({ body }) => body.map(({ status, errors }: ReviewedRow) => `${status} ${errors.name ?? ''}`))
  }
  const secondTry = async () => {
    const correction = await readFirstRows()
    const { created, wrong } = (await admin.get(`/imports/${sheet.id}`)).body
    const fresh = await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
    assert.deepEqual([created, wrong], [fresh.body.created, fresh.body.wrong])
    assert.deepEqual(correction, await readFirstRows())
    return correction
  }
  const { body } = await admin.patch(`/imports/${sheet.id}/rows/2`, { name: 'Verde' })
  assert.deepEqual(listOutcomes(body).slice(0, 3), [
    [2, 'created'],
    [4, 'created'],
    [6, 'wrong', { name: 'Ya está en la fila 4 de esta planilla' }],
  ])
  assert.equal(body.rows.length, 200)
  assert.equal((await secondTry()).at(-2), 'wrong Ya está en la fila 4 de esta planilla')
  await admin.patch(`/imports/${sheet.id}/rows/2`, { name: 'ROJO' })
  assert.equal((await secondTry()).at(-1), 'wrong Ya está en la fila 2 de esta planilla')
  const late = await admin.patch(`/imports/${sheet.id}/rows/900`, { name: 'Ocre' })
  assert.deepEqual(listOutcomes(late.body), [[900, 'created']], 'no other hangs on it')
  await secondTry()
})

test('in a column of whole names a comma typed into a half is that of the whole name', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const rows = [
    ['Legajo', 'Apellido y Nombre'],
    ['1', 'Gómez, Ana'],
    ['2', 'Sin coma'],
  ]
  const { id } = await previewRows(admin, rows, { resource: 'employees' })
  const { body } = await admin.patch(`/imports/${id}/rows/3`, { surname: 'Pérez, Luis' })
  const [{ status, values }] = body.rows
  assert.deepEqual([status, values.surname, values.name], ['created', 'Pérez', 'Luis'])
})

test('a blank half is a blank cell: of a record that exists it changes nothing, a new one lacks it', async (t) => {
  const { admin, make } = await checkAgainstDocument(await shop(t))
  await make.employee({ employee_file_number: '1', surname: 'Uno', name: 'Ana', dni: '30000001' })
  const rows = [
    ['Legajo', 'Apellido y Nombre'],
    ['1', 'Núñez, '],
    ['2', 'Núñez, '],
    ['3', 'Dos, Eva'],
  ]
  const { id, asked: request } = await previewRows(admin, rows, { resource: 'employees', on_duplicate: 'update' })
  assert.deepEqual(listOutcomes({ rows: (await admin.get(`/imports/${id}/rows`)).body }), [
    [2, 'updated'],
    [3, 'wrong', { name: 'Este dato es obligatorio' }],
    [4, 'created'],
  ])
  await runImport(admin, id, request)
  const { body } = await admin.get('/employees?sort=employee_file_number&dir=asc')
  assert.deepEqual(
    body.map(({ surname, name }: { surname: string; name: string }) => `${surname} ${name}`),
    ['Núñez Ana', 'Dos Eva'],
  )
})
