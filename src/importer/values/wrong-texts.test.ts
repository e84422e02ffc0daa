import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReviewedRow } from '#src/importer/import-types.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport } from '#test/imports.ts'

const mapping = {
  employee_file_number: 'A',
  surname: 'B',
  name: 'C',
  marital_status: 'D',
  birth_date: 'E',
  active: 'F',
}
const rows = [
  ['Legajo', 'Apellido', 'Nombre', 'Estado civil', 'Nacimiento', 'Activo'],
  ['1', 'Arrieta', 'Ana', 'Casadx', '31/09/1980', 'sí'],
  ['2', 'Basualdo', 'Eva', 'CASADX ', '31/09/1980', 'vigente'],
  ['3', 'Cáceres', 'Iván', 'En pareja', '30/02/1981', 'vigente'],
  ['4', 'Domínguez', 'Sol', 'Soltera', '1/2/1982', 'no'],
]
const request = { resource: 'employees', mapping }

test('a wrong choice names the choices, in the language of its reader', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const review = await previewRows(admin, rows, request)
  const [first] = review.rows as ReviewedRow[]
  assert.equal(first?.errors.marital_status, 'No es una de las opciones: Soltero/a, Casado/a, Concubinato, Convivencia')
  const second = review.rows[1]
  assert.match(second.errors.active, /^No es una de las opciones: /)
  const detail = await admin.get(`/imports/${review.id}`)
  assert.ok(detail.body.errors.some(({ message }: { message: string }) => message.includes('Casado/a')))
  for (const [language, text] of [
    ['en', /^None of the options: Single, /],
    ['pt', /^Não é uma das opções: Solteiro/],
  ] as const) {
    const { body } = await admin.get(`/imports/${review.id}/rows`, { 'accept-language': language })
    assert.match(body[0].errors.marital_status, text)
  }
})

test('one answer mends a wrong choice, day or yes and no in all rows that have it', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const review = await previewRows(admin, rows, request)
  assert.deepEqual(
    review.unknown.map(({ field, value, count }: Record<string, unknown>) => `${field} ${value} ${count}`).sort(),
    ['active vigente 2', 'birth_date 31/09/1980 2', 'marital_status Casadx 2', 'marital_status En pareja 1'],
  )
  const resolve = {
    marital_status: { Casadx: 'married', 'En pareja': '' },
    birth_date: { '31/09/1980': '1980-09-30' },
    active: { vigente: true },
  }
  const { body } = await admin.post(`/imports/${review.id}/preview`, { ...request, resolve })
  assert.deepEqual(
    listOutcomes(body).map(([row, status]: unknown[]) => [row, status]),
    [
      [2, 'created'],
      [3, 'created'],
      [4, 'wrong'],
      [5, 'created'],
    ],
  )
  assert.deepEqual(Object.keys(body.rows[2].errors), ['birth_date'], 'a day of one row is mended in its cell')
  assert.deepEqual(body.unknown, [])
  const correction = await admin.patch(`/imports/${review.id}/rows/4`, { birth_date: '28/02/1981' })
  assert.equal(correction.body.rows[0].status, 'created')
  await runImport(admin, review.id, { ...request, resolve })
  const { body: people } = await admin.get('/employees?sort=employee_file_number&dir=asc')
  assert.deepEqual(
    people.map((person: Record<string, unknown>) => [person.marital_status, person.birth_date, person.active]),
    [
      ['married', '1980-09-30', true],
      ['married', '1980-09-30', true],
      [null, '1981-02-28', true],
      ['single', '1982-02-01', false],
    ],
  )
})

test('a corrected cell counts its wrong text anew', async (t) => {
  const { admin } = await shop(t)
  const review = await previewRows(admin, rows, request)
  const { body } = await admin.patch(`/imports/${review.id}/rows/2`, { marital_status: 'En pareja' })
  const counts = body.unknown.map(({ value, count }: Record<string, unknown>) => `${value} ${count}`)
  assert.ok(counts.includes('En pareja 2') && counts.includes('Casadx 1'), counts.join())
})

test('a meaning that its field does not accept is refused at the field', async (t) => {
  const { admin } = await shop(t)
  const { id } = await previewRows(admin, rows, request)
  for (const [field, meaning] of [
    ['marital_status', 'divorced'],
    ['marital_status', 7],
    ['birth_date', '1980-09-31'],
    ['active', 'maybe'],
  ] as const) {
    const resolve = { [field]: { Casadx: meaning } }
    const answer = await admin.post(`/imports/${id}/preview`, { ...request, resolve })
    assert.deepEqual([answer.status, Object.keys(answer.body.fields)], [400, [field]], `${field} ${meaning}`)
  }
  for (const resolve of [{ marital_status: { Casadx: null } }, { marital_status: { Casadx: 'x'.repeat(201) } }]) {
    const answer = await admin.post(`/imports/${id}/preview`, { ...request, resolve })
    assert.deepEqual([answer.status, Object.keys(answer.body.fields)], [400, ['resolve']])
  }
})
