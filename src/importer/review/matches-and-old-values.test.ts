import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { previewRows } from '#test/import-workers.ts'
import { runImport } from '#test/imports.ts'

const headings = ['Legajo', 'Apellido', 'Nombre', 'DNI', 'Nacimiento', 'Sector', 'Ciudad']
const listChanges = ({ rows }: { rows: { status: string; matched_by: string | null; before: object }[] }) =>
  rows.map(({ status, matched_by, before: valuesBefore }) => [status, matched_by, valuesBefore])

test('of a row that changes a record the review tells what stands there, and by what it was found', async (t) => {
  const { admin, make, as } = await checkAgainstDocument(await shop(t))
  const { body: sector } = await admin.post('/job_sectors', { name: 'Depósito' })
  await admin.post('/job_sectors', { name: 'Taller' })
  const ana = { surname: 'Uno', name: 'Ana', birth_date: '1990-01-02', job_sector_id: sector.id }
  await make.employee({ ...ana, employee_file_number: '1', dni: '30111001', city: 'Paraná' })
  await make.employee({ ...ana, employee_file_number: '2', dni: '30111002' })
  const rows = [
    headings,
    ['1', 'Uno', 'Ana', '', '03/08/1991', 'Taller', ''],
    ['', 'Dos', 'Ana', '30.111.002', '02/01/1990', 'Nuevo', 'Colón'],
    ['3', 'Tres', 'Ana', '', '', '', ''],
    ['1', 'Uno', 'Ana', '', '', '', ''],
  ]
  const resolve = { job_sector_id: { Nuevo: 'create' } }
  for (const [on_duplicate, status] of [
    ['skip', 'skipped'],
    ['update', 'updated'],
  ]) {
    const review = await previewRows(admin, rows, { resource: 'employees', on_duplicate, resolve })
    assert.deepEqual(listChanges(review), [
      [status, 'employee_file_number', { birth_date: '02/01/1990', job_sector_id: 'Depósito' }],
      [status, 'dni', { surname: 'Uno', city: '', job_sector_id: 'Depósito' }],
      ['created', null, {}],
      ['wrong', null, {}],
    ])
    const page = await admin.get(`/imports/${review.id}/rows?status=${status}`)
    assert.deepEqual(listChanges({ rows: page.body }), listChanges(review).slice(0, 2))
    const correction = await admin.patch(`/imports/${review.id}/rows/2`, {
      birth_date: '',
      job_sector_id: '',
      city: 'Colón',
    })
    assert.deepEqual(listChanges(correction.body)[0], [status, 'employee_file_number', { city: 'Paraná' }])
    if (on_duplicate === 'skip') continue
    await runImport(admin, review.id, review.asked)
    const reviewedAfter = await admin.get(`/imports/${review.id}/rows?status=updated`)
    assert.deepEqual(
      listChanges({ rows: reviewedAfter.body }).map(([, , valuesBefore]) => valuesBefore),
      [{}, {}],
      'what was written is no change',
    )
  }
  const blind = as('load_database', 'create_employees', 'create_employee_general_data')
  const unseen = await previewRows(blind, [headings, ['1', 'X', 'Ana', '', '', '', '']], { resource: 'employees' })
  assert.deepEqual(listChanges(unseen), [['skipped', null, {}]], 'not to who may not read records')
})
