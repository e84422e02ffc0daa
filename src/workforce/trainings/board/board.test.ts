import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'

/** The shop's day, so many days from today. */
function dayAhead(days: number): string {
  const day = new Date(`${readShopDay()}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

const stateOf = (row: any, itemId: number) => row.cells[itemId]?.state ?? null

async function openBoard(t: TestContext) {
  const world = await checkAgainstDocument(await shop(t))
  const { admin, make } = world
  const title = await make.job_title({ name: 'Técnica' })
  const makeItem = async (values: object) => (await admin.post('/training_items', values)).body
  const needed = await makeItem({ name: 'Riesgo eléctrico', job_title_ids: [title.id] })
  const other = await makeItem({ name: 'Uso de matafuegos' })
  const technician = await make.employee({ surname: 'Alonso', name: 'Ana', job_title_id: title.id })
  const clerk = await make.employee({ surname: 'Bravo', name: 'Luis' })
  const hold = (employee: { id: number }, values: object) => admin.post(`/employees/${employee.id}/trainings`, values)
  const readBoard = async (query = '') => (await admin.get(`/trainings/board${query}`)).body
  return { ...world, title, needed, other, technician, clerk, hold, readBoard }
}

test('the newest of an item counts, what a title needs is missing, and what is neither has no cell', async (t) => {
  const { readBoard, hold, needed, other, technician, clerk } = await openBoard(t)
  await hold(clerk, { training_item_id: other.id, date: '2020-01-01', expiration_date: dayAhead(400) })
  const { body: newest } = await hold(clerk, {
    training_item_id: other.id,
    date: '2021-01-01',
    expiration_date: dayAhead(-1),
  })
  const { items, rows } = await readBoard()
  assert.deepEqual(items, [
    { id: needed.id, name: 'Riesgo eléctrico' },
    { id: other.id, name: 'Uso de matafuegos' },
  ])
  assert.deepEqual(
    rows.map(({ employee_name, job_title, cells }: any) => ({ employee_name, job_title, cells })),
    [
      {
        employee_name: 'Alonso, Ana',
        job_title: 'Técnica',
        cells: { [needed.id]: { id: null, state: 'missing', date: null, expiration_date: null } },
      },
      {
        employee_name: 'Bravo, Luis',
        job_title: null,
        cells: {
          [other.id]: { id: newest.id, state: 'expired', date: '2021-01-01', expiration_date: dayAhead(-1) },
        },
      },
    ],
  )
  assert.equal(rows[0].employee_id, technician.id)
})

test('cells follow every change: of what is held, of titles, of what they need, deleted and brought back', async (t) => {
  const { admin, readBoard, hold, title, needed, other, technician, clerk } = await openBoard(t)
  const states = async () => {
    const { rows } = await readBoard()
    return rows.map((row: any) => [stateOf(row, needed.id), stateOf(row, other.id)])
  }
  const { body: training } = await hold(technician, { training_item_id: needed.id, date: '2026-01-01' })
  assert.deepEqual(await states(), [
    ['valid', null],
    [null, null],
  ])
  await admin.patch(`/trainings/${training.id}`, { expiration_date: dayAhead(5) })
  await admin.patch(`/employees/${clerk.id}`, { job_title_id: title.id })
  assert.deepEqual(await states(), [
    ['soon', null],
    ['missing', null],
  ])
  await admin.patch(`/training_items/${other.id}`, { job_title_ids: [title.id] })
  await admin.patch(`/training_items/${needed.id}`, { job_title_ids: [] })
  assert.deepEqual(await states(), [
    ['soon', 'missing'],
    [null, 'missing'],
  ])
  const removal = await admin.delete(`/trainings/${training.id}`)
  assert.deepEqual(await states(), [
    [null, 'missing'],
    [null, 'missing'],
  ])
  await admin.post('/audit/restore', { undo: removal.headers.get('x-undo') })
  assert.deepEqual(await states(), [
    ['soon', 'missing'],
    [null, 'missing'],
  ])
  const departure = await admin.delete(`/employees/${technician.id}`)
  assert.deepEqual(await states(), [[null, 'missing']])
  await admin.post('/audit/restore', { undo: departure.headers.get('x-undo') })
  assert.deepEqual(await states(), [
    ['soon', 'missing'],
    [null, 'missing'],
  ])
})

test('the people of a state are the same, looked up by id or on a walk along the list', async (t) => {
  const { sql, make, readBoard, hold, title, needed, other } = await openBoard(t)
  for (let index = 0; index < 14; index++) {
    const employee = await make.employee({ surname: `Técnico ${index}`, name: 'Juan', job_title_id: title.id })
    await hold(employee, {
      training_item_id: other.id,
      date: '2021-01-01',
      expiration_date: dayAhead(index < 3 ? 3 : -3),
    })
  }
  const readPeople = async () => {
    const queries = ['missing', `missing&item_id_in=${needed.id}`, 'soon', 'expired', 'valid'].map(
      (state) => `?state=${state}`,
    )
    const boards = await Promise.all([...queries, '?training_state=expired'].map((query) => readBoard(query)))
    return boards.map(({ rows }: any) => rows.map(({ employee_id }: any) => employee_id))
  }
  const peopleByIds = await readPeople()
  assert.deepEqual(
    peopleByIds.map((ids) => ids.length),
    [15, 15, 3, 11, 0, 11],
  )
  // With the table's size, a walk along fifteen people is known to be shorter than their ids are sorted.
  await sql.query('analyze employees')
  assert.deepEqual(await readPeople(), peopleByIds)
})

test('filters of employees, of items and of states leave the people that they say', async (t) => {
  const { admin, readBoard, hold, needed, other, technician, clerk, title } = await openBoard(t)
  await hold(clerk, { training_item_id: other.id, date: '2021-01-01', expiration_date: dayAhead(3) })
  const people = async (query: string) => (await readBoard(query)).rows.map(({ employee_id }: any) => employee_id)
  assert.deepEqual(await people(`?job_title_id=${title.id}`), [technician.id])
  assert.deepEqual(await people('?q=bravo'), [clerk.id])
  assert.deepEqual(await people('?state=missing'), [technician.id])
  assert.deepEqual(await people('?state=soon'), [clerk.id])
  assert.deepEqual(await people('?state=expired'), [])
  assert.deepEqual(await people(`?state=soon&item_id_in=${needed.id}`), [])
  const { items, rows } = await readBoard(`?item_id_in=${other.id}`)
  assert.deepEqual([items.length, rows.length, Object.keys(rows[0].cells)], [1, 2, []])
  const listed = async (state: string) =>
    (await admin.get(`/employees?training_state=${state}`)).body.map(({ id }: any) => id)
  assert.deepEqual(
    [await listed('missing'), await listed('soon'), await listed('valid')],
    [[technician.id], [clerk.id], []],
  )
  const wrong = await admin.get('/trainings/board?state=gone&item_id_in=x&sort=name')
  assert.deepEqual(Object.keys(wrong.body.fields).sort(), ['item_id_in', 'sort', 'state'])
  const many = Array.from({ length: 61 }, (_, index) => index + 1).join()
  assert.equal((await admin.get(`/trainings/board?item_id_in=${many}`)).status, 400)
})

test('the list by a state stays the same people beside very many cells, and its count stops above 10,000', async (t) => {
  const { admin, sql, hold, other, technician, clerk } = await openBoard(t)
  await hold(clerk, { training_item_id: other.id, date: '2021-01-01', expiration_date: dayAhead(3) })
  await hold(technician, { training_item_id: other.id, date: '2021-01-01', expiration_date: dayAhead(-3) })
  const states = { soon: dayAhead(3), expired: dayAhead(-3), valid: dayAhead(90), missing: null }
  const list = async (state: string, filter = '&active=1') => {
    const { body, headers } = await admin.get(`/employees?training_state=${state}${filter}&page=1&per_page=50`)
    return { ids: body.map(({ id }: any) => id), total: headers.get('x-total-count') }
  }
  const readLists = async () => Promise.all(Object.keys(states).map((state) => list(state)))
  const listsOfFew = await readLists()
  assert.deepEqual(listsOfFew, [
    { ids: [clerk.id], total: '1' },
    { ids: [technician.id], total: '1' },
    { ids: [], total: '0' },
    { ids: [technician.id], total: '1' },
  ])
  await sql`insert into employees (id, name, surname, employee_file_number, active) overriding system value
    select 1000000 + place, 'Ana', 'Zárate', 'Z' || place, false from generate_series(1, 10001) place`
  for (const [state, expiration] of Object.entries(states))
    await sql.query(
      `insert into training_cells (employee_id, item_id, certification_id, expiration_date)
      select 1000000 + place, $1, $2, $3 from generate_series(1, 10001) place`,
      [Object.keys(states).indexOf(state), state === 'missing' ? null : 1, expiration],
    )
  assert.deepEqual(await readLists(), listsOfFew)
  for (const state of Object.keys(states)) assert.equal((await list(state, '')).total, '10000', state)
  await sql`update employees set active = true where surname = 'Zárate'`
  for (const state of Object.keys(states)) assert.equal((await list(state)).total, '10000', state)
})

test('a page has fifty people, counts all, and takes at most four statements', async (t) => {
  const { admin, sql } = await openBoard(t)
  await sql`
    insert into employees (name, surname, employee_file_number)
    select 'Ana', 'Miles ' || n, 'M' || n from generate_series(1, 60) n`
  await admin.get('/trainings/board')
  const texts: string[] = []
  const collectText = (message: unknown) => {
    const { text } = message as Statement
    if (!/sessions|permissions/.test(text)) texts.push(text)
  }
  statementChannel.subscribe(collectText)
  const first = await admin.get('/trainings/board?q=ana&state=missing&page=1')
  statementChannel.unsubscribe(collectText)
  assert.equal(first.status, 200)
  assert.ok(texts.length >= 3 && texts.length <= 4, texts.join('\n---\n'))
  const { body, headers } = await admin.get('/trainings/board')
  assert.deepEqual([body.rows.length, headers.get('x-total-count')], [50, '62'])
  assert.equal((await admin.get('/trainings/board?page=2')).body.rows.length, 12)
})

test('whoever sees employees sees the board of their own company, and nobody else', async (t) => {
  const { as, asUser, make, anonymous, readBoard } = await openBoard(t)
  const company = await make.company()
  const ownEmployee = await make.employee({ surname: 'Casal', company_id: company.id })
  const clerk = asUser({ company_id: company.id, permissions: ['see_employees'] })
  const { body } = await clerk.get('/trainings/board')
  assert.deepEqual(
    body.rows.map(({ employee_id }: any) => employee_id),
    [ownEmployee.id],
  )
  assert.equal((await readBoard()).rows.length, 3)
  assert.equal((await as('update_products').get('/trainings/board')).status, 403)
  assert.equal((await anonymous.get('/qualities/board')).status, 401)
})

test('its sheet has all people, with words and dates', async (t) => {
  const { admin, hold, other, clerk, url } = await openBoard(t)
  await hold(clerk, { training_item_id: other.id, date: '2021-01-01', expiration_date: '2099-12-31' })
  const headers = { authorization: `Bearer ${await admin.token()}`, 'accept-language': 'es' }
  const answer = await fetch(`${url}/api/trainings/board.xlsx`, { headers })
  assert.equal(answer.status, 200)
  const { sheets } = await readXlsx(Buffer.from(await answer.arrayBuffer()))
  assert.deepEqual(
    (sheets[0]?.rows ?? []).map((row: readonly unknown[]) => row.filter((_, index) => index !== 1)),
    [
      ['Persona', 'Puesto', 'Riesgo eléctrico', 'Uso de matafuegos'],
      ['Alonso, Ana', 'Técnica', 'Falta', null],
      ['Bravo, Luis', null, null, 'Vigente · 31/12/2099'],
    ],
  )
})
