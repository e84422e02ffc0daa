import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'
import { addDays } from '#src/platform/days/add-days.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { officerPermissions, openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'

/** The shop's day, so many days from today. */
const dayAhead = (days: number): string => addDays(readShopDay(), days)

async function openShopWithDue(t: TestContext) {
  const equipment = await openShopWithEquipment(t)
  const checkedShop = await checkAgainstDocument(equipment)
  const officer = checkedShop.as(...officerPermissions)
  const giveRound = async (deliveries: object[]) => {
    const answer = await equipment.officer.post('/ppe_deliveries/round', {
      ...{ title: 'Lunes', date: dayAhead(0), deliveries },
    })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body
  }
  const world = { ...equipment, ...checkedShop, officer, giveRound }
  const give = async (employee: { id: number }, ppe: { id: number }, values: object = {}) => {
    const answer = await officer.post('/ppe_deliveries', {
      employee_id: employee.id,
      ppe_id: ppe.id,
      delivery_date: dayAhead(-30),
      next_delivery_date: null,
      ...values,
    })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body
  }
  const readDue = async (query = '') => {
    const answer = await officer.get(`/ppe_deliveries/due${query}`)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body.map((row: any) => [row.employee_name.split(',')[0], row.ppe_name, row.due])
  }
  const readSummary = async (query = '') => (await officer.get(`/ppe_deliveries/due/summary${query}`)).body
  const readNeeds = async (query = '') =>
    (await officer.get(`/ppe_deliveries/due/needs${query}`)).body.map((need: any) => [
      ...[need.ppe_name, need.size, need.quantity],
    ])
  return { ...world, give, readDue, readSummary, readNeeds }
}

const [gloves, apron] = ['Guantes antiestáticos', 'Delantal ESD']

test('what a title needs and was never given comes first, then what is due by day, person and item', async (t) => {
  const world = await openShopWithDue(t)
  const { give, readDue, readSummary, ayelen, bruno } = world
  assert.deepEqual(await readDue(), [
    ['Quiroga', apron, null],
    ['Quiroga', gloves, null],
    ['Santillán', apron, null],
    ['Santillán', gloves, null],
  ])
  await give(bruno, world.gloves, { next_delivery_date: dayAhead(-2) })
  await give(ayelen, world.gloves, { next_delivery_date: dayAhead(0) })
  await give(ayelen, world.apron, { next_delivery_date: dayAhead(20) })
  const expectedRows = [
    ['Santillán', apron, null],
    ['Santillán', gloves, dayAhead(-2)],
    ['Quiroga', gloves, dayAhead(0)],
  ]
  assert.deepEqual(await readDue(), expectedRows)
  assert.deepEqual(await readDue(`?until=${dayAhead(20)}`), [...expectedRows, ['Quiroga', apron, dayAhead(20)]])
  assert.deepEqual(await readDue(`?until=${dayAhead(-1)}`), expectedRows.slice(0, 2))
  assert.deepEqual(await readSummary(`?until=${dayAhead(20)}`), { people: 2, rows: 4, never: 1, overdue: 1 })
  const [row] = (await world.officer.get('/ppe_deliveries/due?per_page=1&page=2')).body
  const { employee_file_number: fileNumber, job_title: title, size, missing_size: isMissing, pending } = row
  assert.deepEqual(
    [fileNumber, title, size, isMissing, pending],
    [bruno.employee_file_number, 'Técnica de laboratorio', null, true, null],
  )
})

test('the list follows every delivery: given, signed, annulled, deleted, and a title that needs something else', async (t) => {
  const { admin, officer, give, readDue, ayelen, bruno, ...world } = await openShopWithDue(t)
  await admin.put(`/employees/${bruno.id}`, { job_title_id: null })
  assert.deepEqual(await readDue(), [
    ['Quiroga', apron, null],
    ['Quiroga', gloves, null],
  ])
  const first = await give(ayelen, world.gloves, { next_delivery_date: dayAhead(-3) })
  await signOnGlass(officer, [first])
  const second = await give(ayelen, world.gloves, { delivery_date: dayAhead(-1), next_delivery_date: dayAhead(60) })
  await give(ayelen, world.apron)
  assert.deepEqual(await readDue(), [])
  await officer.delete(`/ppe_deliveries/${second.id}`)
  assert.deepEqual(await readDue(), [['Quiroga', gloves, dayAhead(-3)]])
  await officer.post(`/ppe_deliveries/${first.id}/annul`, { reason: 'Talle' })
  assert.deepEqual(await readDue(), [['Quiroga', gloves, null]])
})

test('what an open round will bring is said to be pending, and is not needed until the round is closed', async (t) => {
  const { officer, ayelen, readNeeds, ...world } = await openShopWithDue(t)
  const readPending = async () =>
    (await officer.get('/ppe_deliveries/due')).body.map((row: any) => [row.employee_id, row.ppe_id, row.pending])
  const round = await world.giveRound([{ employee_id: ayelen.id, ppe_id: world.gloves.id }])
  const pendingPairs = (await readPending()).filter(([, , pending]: any) => pending !== null)
  assert.deepEqual(pendingPairs, [[ayelen.id, world.gloves.id, round.id]])
  assert.deepEqual(await readNeeds(), [
    [apron, null, 2],
    [gloves, null, 1],
  ])
  await officer.post(`/ppe_rounds/${round.id}/close`, {})
  assert.deepEqual(await readNeeds(), [
    [apron, null, 2],
    [gloves, '8', 1],
    [gloves, null, 1],
  ])
})

test('only active people are listed, under the name, the size and the place that they have now', async (t) => {
  const { admin, officer, readDue, readNeeds, ayelen, bruno, ...world } = await openShopWithDue(t)
  await admin.put(`/employees/${ayelen.id}`, { surname: 'Zárate', ppe_sizes: [] })
  await admin.put(`/employees/${bruno.id}`, { ppe_sizes: [{ ppe_id: world.gloves.id, size: '7' }] })
  assert.deepEqual(
    (await readDue()).map(([surname]: string[]) => surname),
    ['Santillán', 'Santillán', 'Zárate', 'Zárate'],
  )
  assert.deepEqual(await readNeeds(), [
    [apron, null, 2],
    [gloves, '7', 1],
    [gloves, null, 1],
  ])
  await admin.put(`/employees/${bruno.id}`, { active: false })
  assert.deepEqual(await readDue(), [
    ['Zárate', apron, null],
    ['Zárate', gloves, null],
  ])
  await admin.put(`/employees/${bruno.id}`, { active: true })
  await admin.post(`/employees/${bruno.id}/periods`, { admission_date: dayAhead(5) })
  assert.equal((await readDue()).length, 2, 'who begins later does not work yet')
  const { length } = (await officer.get(`/ppe_deliveries/due?q=Santillán`)).body
  assert.equal(length, 0)
})

test('filters by sector, title, client and item, and a search by name, number or item leave what they say', async (t) => {
  const { admin, make, readDue, readSummary, readNeeds, ayelen, bruno, ...world } = await openShopWithDue(t)
  const sector = (await admin.post('/job_sectors', { name: 'Laboratorio' })).body
  const client = await make.client({ name: 'Ferretería' })
  await admin.put(`/employees/${ayelen.id}`, { job_sector_id: sector.id })
  await admin.put(`/employees/${bruno.id}`, { client_id: client.id })
  const ofAyelen = [
    ['Quiroga', apron, null],
    ['Quiroga', gloves, null],
  ]
  const ofBruno = ofAyelen.map(([, ...row]) => ['Santillán', ...row])
  assert.deepEqual(await readDue(`?job_sector_id=${sector.id}`), ofAyelen)
  assert.deepEqual(await readDue(`?client_id=${client.id}`), ofBruno)
  assert.equal((await readDue(`?job_title_id=${world.title.id}`)).length, 4)
  assert.deepEqual(await readDue(`?job_title_id=${world.title.id + 1}`), [])
  assert.equal((await readDue(`?ppe_id_in=${world.gloves.id},${world.apron.id}`)).length, 4)
  assert.deepEqual(await readDue('?q=ayelen'), ofAyelen)
  assert.deepEqual(await readDue(`?q=${bruno.employee_file_number}`), ofBruno)
  assert.deepEqual(await readDue('?q=delantal'), [ofAyelen[0], ofBruno[0]])
  assert.deepEqual(await readDue(`?ppe_id=${world.gloves.id}&q=Santillán, Bruno`), [ofBruno[1]])
  assert.deepEqual(await readSummary('?q=ayelen'), { people: 1, rows: 2, never: 2, overdue: 0 })
  assert.deepEqual(await readNeeds(`?ppe_id=${world.gloves.id}&q=ayelen`), [[gloves, '8', 1]])
})

test('pages run through what was never given into what is due', async (t) => {
  const { officer, give, readDue, ayelen, ...world } = await openShopWithDue(t)
  await give(ayelen, world.gloves, { next_delivery_date: dayAhead(-1) })
  await give(ayelen, world.apron, { next_delivery_date: dayAhead(-5) })
  const whole = await readDue()
  assert.equal(whole.length, 4)
  const pages = await Promise.all([1, 2, 3].map((page) => readDue(`?per_page=1&page=${page}`)))
  assert.deepEqual(pages.flat(), whole.slice(0, 3))
  assert.deepEqual(await readDue('?per_page=3&page=2'), whole.slice(3))
  const { headers } = await officer.get('/ppe_deliveries/due?per_page=3&page=2')
  assert.equal(headers.get('x-total-count'), '4')
})

test('wrong parameters are refused each at its name', async (t) => {
  const { officer } = await openShopWithDue(t)
  const wrong = await officer.get('/ppe_deliveries/due?until=2026-02-30&ppe_id=x&sort=due&page=0')
  assert.equal(wrong.status, 400)
  assert.deepEqual(Object.keys(wrong.body.fields).sort(), ['page', 'ppe_id', 'sort', 'until'])
  assert.equal((await officer.get('/ppe_deliveries/due/summary?page=1')).status, 400)
  assert.equal((await officer.get('/ppe_deliveries/due/needs?until=1899-12-31')).status, 400)
})

test("each company's users see their own people alone, and nobody without the permission sees any", async (t) => {
  const { asUser, as, make, company, readDue } = await openShopWithDue(t)
  assert.equal((await readDue()).length, 4)
  const countRows = async (companyId: number) => {
    const user = asUser({ company_id: companyId, permissions: officerPermissions })
    const [list, summary, needs] = await Promise.all(
      ['', '/summary', '/needs'].map((part) => user.get(`/ppe_deliveries/due${part}`)),
    )
    return [list?.body.length, summary?.body.rows, needs?.body.length]
  }
  assert.deepEqual(await countRows(company.id), [4, 4, 3])
  assert.deepEqual(await countRows((await make.company()).id), [0, 0, 0])
  for (const part of ['', '/summary', '/needs', '/export.xlsx', '/export.csv', '/needs/export.xlsx'])
    assert.equal((await as('see_employees').get(`/ppe_deliveries/due${part}`)).status, 403, part)
})

test('the list and what is needed are sheets', async (t) => {
  const { url, officer, give, ayelen, bruno, ...world } = await openShopWithDue(t)
  await give(bruno, world.gloves, { next_delivery_date: dayAhead(-2) })
  await world.giveRound([{ employee_id: ayelen.id, ppe_id: world.gloves.id }])
  const download = async (path: string) => {
    const headers = { authorization: `Bearer ${await officer.token()}`, 'accept-language': 'es' }
    const answer = await fetch(`${url}/api/ppe_deliveries/due/${path}`, { headers })
    assert.equal(answer.status, 200, await answer.clone().text())
    return Buffer.from(await answer.arrayBuffer())
  }
  const readSheet = async (path: string) => {
    const { sheets } = await readXlsx(await download(path))
    return sheets[0]?.rows
  }
  const rows = await readSheet('export.xlsx')
  assert.deepEqual(rows?.[0], ['Empleado', 'Legajo', 'Puesto', 'Elemento', 'Talle', 'Vence', 'Estado'])
  assert.deepEqual(
    rows?.slice(1).map((row) => [row[0], row[3], row[4], row[6]]),
    [
      ['Quiroga, Ayelén', apron, null, 'Nunca entregado'],
      ['Quiroga, Ayelén', gloves, '8', 'Nunca entregado · En ronda'],
      ['Santillán, Bruno', apron, null, 'Nunca entregado'],
      ['Santillán, Bruno', gloves, null, null],
    ],
  )
  assert.deepEqual((await readSheet('needs/export.xlsx'))?.slice(0, 3), [
    ['Elemento', 'Talle', 'Cantidad'],
    [apron, null, 2],
    [gloves, null, 1],
  ])
  assert.match((await download('export.csv?q=bruno')).toString(), /Santillán, Bruno/)
})

test('the list, its sums and a search take at most four statements', async (t) => {
  const { officer } = await openShopWithDue(t)
  const countStatements = async (path: string) => {
    const texts: string[] = []
    const onStatement = (message: unknown) => texts.push((message as Statement).text)
    statementChannel.subscribe(onStatement)
    await officer.get(path)
    statementChannel.unsubscribe(onStatement)
    return texts.filter((text) => !/sessions|permissions/.test(text)).length
  }
  await officer.get('/ppe_deliveries/due')
  for (const path of ['?q=guantes&page=1', '/summary?q=guantes', '/needs?q=guantes'])
    assert.ok((await countStatements(`/ppe_deliveries/due${path}`)) <= 4, path)
})
