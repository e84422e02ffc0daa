import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeDayFromToday, employeePermissions } from '#test/employees.ts'
import { employmentPermissions, insertPeriods, readStoredPeriods } from '#test/employment.ts'
import { type Shop, shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport, uploadFile, uploadRows, waitUntilOver } from '#test/imports.ts'

const headings = ['Legajo', 'Ingreso', 'Egreso', 'Motivo', 'Se puede reincorporar']
const resource = 'periods'
const updating = { resource, on_duplicate: 'update' }

const signInLoader = (world: Shop, ...permissions: readonly string[]) =>
  world.as('load_database', ...employeePermissions, ...permissions)

const undoImport = async (client: ReturnType<typeof signInLoader>, id: number) => {
  await client.post(`/imports/${id}/undo`)
  return (await waitUntilOver(client, id)).status
}

test('a firm’s past comes in from its sheet, by file number, dni or cuil, and goes with an undo', async (t) => {
  const world = await shop(t)
  const officer = signInLoader(world, ...employmentPermissions)
  const ana = await world.make.employee({ employee_file_number: '1', admission_date: '2018-05-02' })
  const eva = await world.make.employee({ employee_file_number: '2', dni: '30111222', admission_date: '2015-01-05' })
  const leo = await world.make.employee({ employee_file_number: '3', cuil: '20-12345678-6' })
  const rows = [
    headings,
    ['1', '03/02/2010', '30/06/2012', 'Renuncia', ''],
    ['1', '01/03/2014', '30/11/2016', '', 'Sí'],
    ['30111222', '05/01/2015', '31/12/2019', 'Fin de obra', ''],
    ['30.111.222', '01/02/2021', '', '', ''],
    ['20-12345678-6', '01/02/2021', '31/12/2021', '', 'No'],
  ]
  const review = await previewRows(officer, rows, updating)
  assert.deepEqual(Object.keys(review.asked.mapping).sort(), [
    ...['admission_date', 'employable', 'employee_id', 'termination_date', 'termination_reason'],
  ])
  assert.deepEqual(listOutcomes(review), [
    [2, 'created'],
    [3, 'created'],
    [4, 'updated'],
    [5, 'created'],
    [6, 'created'],
  ])
  assert.deepEqual(
    [review.rows[2].matched_by, review.rows[2].before],
    ['admission_date', { termination_date: '', termination_reason: '' }],
  )
  assert.deepEqual(await readStoredPeriods(world, leo.id), [])
  const result = await runImport(officer, review.id, review.asked)
  assert.deepEqual([result.created, result.updated, result.wrong], [4, 1, 0])
  assert.deepEqual(await readStoredPeriods(world, ana.id), [
    ['2010-02-03', '2012-06-30'],
    ['2014-03-01', '2016-11-30'],
    ['2018-05-02', null],
  ])
  assert.deepEqual(await readStoredPeriods(world, eva.id), [
    ['2015-01-05', '2019-12-31'],
    ['2021-02-01', null],
  ])
  const { body } = await officer.get('/employees?sort=employee_file_number&dir=asc')
  assert.deepEqual(
    body.map((employee: any) => [employee.admission_date, employee.termination_date, employee.active]),
    [
      ['2018-05-02', null, true],
      ['2021-02-01', null, true],
      ['2021-02-01', '2021-12-31', false],
    ],
  )
  const repeated = await previewRows(officer, rows, updating)
  assert.deepEqual([repeated.same, repeated.total], [5, 5])

  assert.equal(await undoImport(officer, review.id), 'undone')
  assert.deepEqual(await readStoredPeriods(world, ana.id), [['2018-05-02', null]])
  assert.deepEqual(await readStoredPeriods(world, eva.id), [['2015-01-05', null]])
  assert.deepEqual(await readStoredPeriods(world, leo.id), [])
})

test('what cannot be is told at its cell, and the other rows come in', async (t) => {
  const world = await shop(t)
  const officer = signInLoader(world, ...employmentPermissions)
  const { id } = await world.make.employee({
    ...{ employee_file_number: '1', birth_date: '1990-05-03', admission_date: '2018-05-02' },
  })
  await world.make.employee({ employee_file_number: '2' })
  const review = await previewRows(
    officer,
    [
      headings,
      ['1', '04/02/2010', '03/02/2010', '', ''],
      ['1', '03/05/1990', '30/06/2012', '', ''],
      ['1', '03/02/2017', '02/05/2018', '', ''],
      ['1', '01/01/2020', '', '', ''],
      ['1', '03/02/2010', '30/06/2012', 'Renuncia', ''],
      ['1', '30/06/2012', '31/12/2012', '', ''],
      ['1', '03/02/2010', '31/12/2010', '', ''],
      ['1', '', '31/12/2010', '', ''],
      ['2', '01/01/2020', '', 'Renuncia', ''],
      ['2', '01/01/2020', '', '', 'No'],
      ['9', '01/01/2020', '', '', ''],
      ['1', '31/02/2010', '', '', ''],
    ],
    updating,
  )
  const overlaps = 'El período se superpone con otro de esta persona'
  assert.deepEqual(
    review.rows.map(({ status, errors }: any) => (status === 'wrong' ? errors : status)),
    [
      { termination_date: 'La baja no puede ser anterior al ingreso' },
      { admission_date: 'El ingreso tiene que ser posterior al nacimiento' },
      { admission_date: overlaps },
      { admission_date: 'El último período sigue abierto: primero dalo de baja' },
      'created',
      { admission_date: overlaps },
      { admission_date: 'Ya está en la fila 6 de esta planilla' },
      { admission_date: 'Este dato es obligatorio' },
      { termination_reason: 'Va solo con una fecha de baja' },
      { admission_date: 'Ya está en la fila 10 de esta planilla' },
      { employee_id: '"9" no existe' },
      { admission_date: 'Ingresá una fecha que exista' },
    ],
  )
  await runImport(officer, review.id, review.asked)
  assert.deepEqual(await readStoredPeriods(world, id), [
    ['2010-02-03', '2012-06-30'],
    ['2018-05-02', null],
  ])
})

test('only the last period is corrected, and nobody who is not employable is admitted', async (t) => {
  const world = await shop(t)
  const officer = signInLoader(world, ...employmentPermissions)
  const ana = await world.make.employee({ employee_file_number: '1', admission_date: '2018-05-02' })
  await insertPeriods(world, ana.id, ['2010-01-01', '2012-01-01'])
  const eva = await world.make.employee({ employee_file_number: '2', admission_date: '2018-05-02' })
  const end = { termination_date: '2019-12-31', termination_reason: 'Despido con causa', employable: false }
  await officer.put(`/employees/${eva.id}/periods/last`, end)
  const rows = [
    headings,
    ['1', '01/01/2010', '01/01/2012', '', ''],
    ['1', '01/01/2010', '31/12/2013', '', ''],
    ['2', '01/01/2021', '', '', ''],
    ['2', '01/01/2016', '31/12/2016', '', ''],
  ]
  const [first, same, ...others] = rows as [string[], string[], ...string[][]]
  assert.deepEqual(listOutcomes(await previewRows(officer, [first, same], updating)), [[2, 'same']])
  const review = await previewRows(officer, [first, ...others], updating)
  assert.deepEqual(listOutcomes(review), [
    [2, 'wrong', { termination_date: 'Solo se corrige el último período' }],
    [
      3,
      'wrong',
      { admission_date: 'Está marcado como no reincorporable. Motivo de la última baja: Despido con causa' },
    ],
    [4, 'created'],
  ])
  assert.deepEqual(listOutcomes(await previewRows(officer, [first, ...others], { resource })).at(0), [2, 'skipped'])
})

test('one text for two people is unknown: a file number in two companies, or somebody else’s dni', async (t) => {
  const world = await shop(t)
  const officer = signInLoader(world, ...employmentPermissions)
  const companies = [await world.make.company(), await world.make.company()]
  const [ana, eva] = [
    await world.make.employee({ employee_file_number: '7', company_id: companies[0]?.id }),
    await world.make.employee({ employee_file_number: '7', company_id: companies[1]?.id }),
  ]
  await world.make.employee({ employee_file_number: '30111222', surname: 'Sosa' })
  await world.make.employee({ employee_file_number: '8', dni: '30111222', surname: 'Gil' })
  await world.make.employee({ employee_file_number: '9', surname: 'Ruiz' })
  await world.make.employee({ employee_file_number: '9', company_id: companies[0]?.id })
  const rows = [headings, ...['7', '30111222', '9'].map((text) => [text, '01/01/2020', '', '', ''])]
  const review = await previewRows(officer, rows, { resource })
  assert.deepEqual(
    review.unknown.map(({ field, value }: any) => [field, value]),
    [
      ['employee_id', '7'],
      ['employee_id', '30111222'],
      ['employee_id', '9'],
    ],
  )
  const bound = world.asUser({
    company_id: Number(companies[0]?.id),
    permissions: ['load_database', ...employeePermissions, ...employmentPermissions],
  })
  const ownReview = await previewRows(bound, rows.slice(0, 2), { resource })
  await runImport(bound, ownReview.id, ownReview.asked)
  assert.deepEqual(await readStoredPeriods(world, ana.id), [['2020-01-01', null]])
  assert.deepEqual(await readStoredPeriods(world, eva.id), [])
  const strangers = await previewRows(bound, [headings, ['8', '01/01/2020', '', '', '']], { resource })
  assert.deepEqual(Object.keys(strangers.rows[0].errors), ['employee_id'])
})

test('a past leaves the flag of who works alone; an admission without an end sets it, until it is undone', async (t) => {
  const world = await shop(t)
  const officer = signInLoader(world, ...employmentPermissions)
  const [ana, eva] = [
    await world.make.employee({ employee_file_number: '1', active: false }),
    await world.make.employee({ employee_file_number: '2', active: false }),
  ]
  const readActive = async () =>
    Promise.all([ana, eva].map(async ({ id }) => (await officer.get(`/employees/${id}`)).body.active))
  const rows = [headings, ['1', '01/01/2020', computeDayFromToday(9), '', ''], ['2', '01/01/2020', '', '', '']]
  const review = await previewRows(officer, rows, { resource })
  await runImport(officer, review.id, review.asked)
  assert.deepEqual(await readActive(), [false, true])
  assert.equal(await undoImport(officer, review.id), 'undone')
  assert.deepEqual(await readActive(), [false, false])
})

test('a load is undone only while nothing came after', async (t) => {
  const world = await shop(t)
  const officer = signInLoader(world, ...employmentPermissions)
  const { id } = await world.make.employee({ employee_file_number: '1' })
  const review = await previewRows(officer, [headings, ['1', '01/01/2020', '', '', '']], { resource })
  await runImport(officer, review.id, review.asked)
  await officer.post('/employees/terminate', { ids: [id], termination_date: '2021-01-01' })
  assert.equal(await undoImport(officer, review.id), 'done')
  assert.deepEqual(await readStoredPeriods(world, id), [['2020-01-01', '2021-01-01']])
})

test('the target is offered to who sees and writes terminations, and every load stands in the audit', async (t) => {
  const world = await shop(t)
  const { id } = await world.make.employee({ employee_file_number: '1', admission_date: '2018-05-02' })
  const rows = [headings, ['1', '03/02/2010', '30/06/2012', 'Motivo reservado', '']]
  for (const permissions of [[], ['create_employee_termination'], ['see_employee_termination']]) {
    const clerk = signInLoader(world, ...permissions)
    const sheet = await uploadRows(clerk, rows)
    assert.ok(!('periods' in sheet.suggested) && !('periods' in sheet.fields))
    const request = { resource, mapping: { employee_id: 'A', admission_date: 'B' } }
    assert.equal((await clerk.post(`/imports/${sheet.id}/preview`, request)).status, 403)
    assert.equal((await clerk.get('/imports/template/periods.xlsx')).status, 404)
  }
  const creator = signInLoader(world, 'see_employee_termination', 'create_employee_termination', 'see_audit')
  assert.equal((await creator.get('/imports/template/periods.xlsx')).status, 200)
  await assert.rejects(previewRows(creator, rows, updating), /update_employee_termination|403|permiso/i)
  const review = await previewRows(creator, rows, { resource })
  await runImport(creator, review.id, review.asked)
  const { body: entries } = await creator.get('/audit?resource=periods')
  assert.deepEqual(
    entries.map(({ action }: any) => action),
    ['loaded', 'created'],
  )
  assert.match(JSON.stringify(entries), /Motivo reservado/)
  const auditor = world.as('see_employees', 'see_audit')
  for (const path of ['/audit?resource=periods', `/employees/${id}/history`, `/employees/${id}`])
    assert.doesNotMatch(JSON.stringify((await auditor.get(path)).body), /reservado|2012-06-30|30\/06\/2012/)
  assert.equal(await undoImport(creator, review.id), 'undone')
})

test('columns are known by the words of payroll programs, in three languages', async (t) => {
  const world = await shop(t)
  const officer = signInLoader(world, ...employmentPermissions)
  for (const columns of [
    ['Legajo', 'Alta', 'Baja', 'Motivo'],
    ['DNI', 'Fecha de ingreso', 'Fecha de egreso', 'Motivo de baja'],
    ['Employee', 'Admission', 'Termination', 'Reason'],
    ['Funcionário', 'Admissão', 'Desligamento', 'Motivo'],
  ]) {
    const { body } = await uploadFile(officer, [columns.join(';'), '1;01/01/2010;31/12/2010;Renuncia'].join('\r\n'))
    assert.deepEqual(
      body.suggested.periods,
      { employee_id: 'A', admission_date: 'B', termination_date: 'C', termination_reason: 'D' },
      columns.join(),
    )
  }
})
