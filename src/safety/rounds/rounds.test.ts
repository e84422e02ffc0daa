import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officerPermissions, openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'

async function openShopWithPairs(t: test.TestContext) {
  const world = await openShopWithEquipment(t)
  const pairs = [world.ayelen, world.bruno].flatMap((person) =>
    [world.gloves, world.apron].map((ppe) => ({ employee_id: person.id, ppe_id: ppe.id })),
  )
  const createRound = (values: object = {}) =>
    world.officer.post('/ppe_deliveries/round', {
      title: 'Laboratorio',
      date: '2026-03-02',
      signature: 'row',
      deliveries: pairs,
      ...values,
    })
  return { ...world, pairs, createRound }
}

test('a round is created with its deliveries filled in, and read with its people', async (t) => {
  const { officer, company, createRound } = await openShopWithPairs(t)
  const answer = await createRound()
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const { id, company_id: companyId, deliveries } = answer.body
  assert.deepEqual([companyId, deliveries.length], [company.id, 4])
  assert.ok(deliveries.every((delivery: any) => delivery.round_id === id && delivery.delivery_date === '2026-03-02'))
  assert.deepEqual([answer.body.people_count, answer.body.open], [2, 4])
  const round = (await officer.get(`/ppe_rounds/${id}`)).body
  assert.deepEqual(
    round.people.map(({ name, deliveries: own }: any) => [
      name,
      ...own.flatMap(({ ppe_name, size, missing_size }: any) => [ppe_name, size, missing_size]),
    ]),
    [
      ['Quiroga, Ayelén', 'Delantal ESD', null, false, 'Guantes antiestáticos', '8', false],
      ['Santillán, Bruno', 'Delantal ESD', null, false, 'Guantes antiestáticos', null, true],
    ],
  )
  const [listed] = (await officer.get('/ppe_rounds')).body
  assert.deepEqual(
    [listed.people_count, listed.open, listed.signed, listed.absent, listed.annulled, listed.status],
    [2, 4, 0, 0, 0, 'open'],
  )
})

test('a preview names who lacks a size and what was already given, and writes nothing', async (t) => {
  const { officer, ayelen, apron, createRound } = await openShopWithPairs(t)
  await officer.post('/ppe_deliveries', { employee_id: ayelen.id, ppe_id: apron.id, delivery_date: '2026-03-02' })
  const { body } = await createRound({ preview: true })
  assert.deepEqual(
    body.deliveries.map(({ size, missing_size, already_given }: any) => [size, missing_size, already_given]),
    [
      ['8', false, false],
      [null, false, true],
      [null, true, false],
      [null, false, false],
    ],
  )
  assert.deepEqual((await officer.get('/ppe_rounds')).body, [])
  const refused = await createRound()
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.refused],
    [409, 'ALREADY_GIVEN', [{ index: 1, employee_id: ayelen.id, ppe_id: apron.id }]],
  )
})

test('wrong deliveries are refused each at its place, all or none', async (t) => {
  const { officer, pairs, createRound } = await openShopWithPairs(t)
  const wrong = await createRound({
    title: '',
    deliveries: [pairs[0], { ...pairs[1], quantity: 0 }, { ppe_id: 1 }, { ...pairs[2], colour: 'x' }, 7, { id: 'x' }],
  })
  assert.deepEqual(Object.keys(wrong.body.fields).sort(), [
    ...['deliveries.1.quantity', 'deliveries.2.employee_id', 'deliveries.3.colour', 'deliveries.4', 'deliveries.5.id'],
    'title',
  ])
  const unknown = await createRound({ deliveries: [pairs[0], { employee_id: 99_999, ppe_id: pairs[0]?.ppe_id }] })
  assert.deepEqual(unknown.body.fields, { 'deliveries.1.employee_id': 'resource.fields.ref' })
  assert.deepEqual((await createRound({ deliveries: [] })).body.fields, { deliveries: 'safety.ppe_rounds.empty' })
  assert.deepEqual((await officer.get('/ppe_rounds')).body, [])
})

test("a round's open deliveries follow its date and go with it; with a signed one it stays", async (t) => {
  const { officer, createRound } = await openShopWithPairs(t)
  const { id, deliveries } = (await createRound()).body
  const moved = await officer.put(`/ppe_rounds/${id}`, { date: '2026-03-09' })
  assert.equal(moved.status, 200, JSON.stringify(moved.body))
  const ofRound = async () => (await officer.get(`/ppe_deliveries?round_id=${id}`)).body
  const gloves = (await ofRound()).find(({ brand }: any) => brand === 'Lince')
  assert.deepEqual([gloves.delivery_date, gloves.next_delivery_date], ['2026-03-09', '2026-09-09'])
  const [current] = await ofRound()
  await signOnGlass(officer, [current])
  assert.equal((await officer.delete(`/ppe_rounds/${id}`)).status, 403)
  const other = (await createRound({ date: '2026-04-01' })).body
  const gone = await officer.delete(`/ppe_rounds/${other.id}`)
  assert.equal(gone.status, 200, JSON.stringify(gone.body))
  assert.equal((await officer.get(`/ppe_deliveries?round_id=${other.id}`)).body.length, 0)
  assert.equal(deliveries.length, 4)
})

test('a round in which everything is signed keeps its date and its way of signing, and takes another title', async (t) => {
  const { officer, pairs, createRound } = await openShopWithPairs(t)
  const { id, deliveries } = (await createRound({ deliveries: pairs.slice(0, 1) })).body
  await signOnGlass(officer, deliveries)
  const terms = await officer.put(`/ppe_rounds/${id}`, { date: '2026-03-09', signature: 'person' })
  const refusal = 'safety.ppe_rounds.all_signed'
  assert.deepEqual([terms.status, terms.body.fields], [400, { date: refusal, signature: refusal }])
  const titled = await officer.put(`/ppe_rounds/${id}`, { title: 'Depósito, mañana', date: '2026-03-02' })
  assert.deepEqual([titled.status, titled.body.title], [200, 'Depósito, mañana'], JSON.stringify(titled.body))
})

test('a clash on the new date of a round refuses the change', async (t) => {
  const { officer, ayelen, apron, createRound } = await openShopWithPairs(t)
  await officer.post('/ppe_deliveries', { employee_id: ayelen.id, ppe_id: apron.id, delivery_date: '2026-03-09' })
  const { id } = (await createRound()).body
  const moved = await officer.put(`/ppe_rounds/${id}`, { date: '2026-03-09' })
  assert.deepEqual([moved.status, moved.body.code], [409, 'ALREADY_GIVEN'])
})

test('a round whose delivery is due again before the new date is refused, alone, among many and in a preview', async (t) => {
  const { officer, createRound, pairs } = await openShopWithPairs(t)
  const { id, deliveries } = (await createRound({ deliveries: pairs.slice(1) })).body
  const other = (await createRound({ date: '2026-04-01', deliveries: pairs.slice(0, 1) })).body
  const last = deliveries.at(-1)
  const typed = await officer.put(`/ppe_deliveries/${last.id}`, { next_delivery_date: '2026-03-05' })
  assert.equal(typed.status, 200, JSON.stringify(typed.body))
  const moved = await officer.put(`/ppe_rounds/${id}`, { date: '2026-05-04' })
  assert.deepEqual([moved.status, moved.body.fields], [400, { date: 'safety.ppe_rounds.next_before' }])
  for (const preview of [true, false]) {
    const many = await officer.patch('/ppe_rounds', { ids: [other.id, id], set: { date: '2026-05-04' }, preview })
    const refusedIds = many.body.refused.map((row: any) => row.id)
    assert.deepEqual([many.status, refusedIds], [preview ? 200 : 409, [id]], JSON.stringify(many.body))
  }
  assert.equal((await officer.get(`/ppe_rounds/${id}`)).body.date, '2026-03-02')
})

test('who is absent is marked and taken back while the round is open, and signing clears it', async (t) => {
  const { officer, ayelen, bruno, createRound, sql } = await openShopWithPairs(t)
  const { id, deliveries } = (await createRound()).body
  const mark = (person: { id: number }, absent: boolean) =>
    officer.post(`/ppe_rounds/${id}/absent`, { employee_id: person.id, absent })
  const marked = await mark(ayelen, true)
  assert.equal(marked.status, 200, JSON.stringify(marked.body))
  assert.deepEqual([marked.body.absent, marked.body.open], [2, 2])
  const entries = await sql`select input from audit where resource = 'ppe_rounds' and action = 'absent'`
  assert.deepEqual(entries, [{ input: { employee_id: ayelen.id, absent: true } }])
  const absentRows = (await officer.get(`/ppe_deliveries?absent=1`)).body
  assert.deepEqual(
    absentRows.map((row: any) => [row.employee_id, row.status, row.updated_at > deliveries[0].updated_at]),
    [
      [ayelen.id, 'open', true],
      [ayelen.id, 'open', true],
    ],
  )
  const signed = await signOnGlass(officer, [absentRows[0]])
  assert.equal(signed.body.deliveries[0].absent, false)
  assert.equal((await mark(ayelen, false)).body.absent, 0)
  assert.equal((await mark(bruno, true)).body.absent, 2)
  const closed = await officer.post(`/ppe_rounds/${id}/close`, {})
  assert.equal(closed.body.status, 'closed')
  assert.equal((await mark(bruno, false)).status, 403)
  assert.equal((await officer.post(`/ppe_rounds/${id}/deliveries`, { deliveries: [{ id: 1 }] })).status !== 200, true)
})

test('a delivery that is put back after its round was closed comes back without the round, another one into it', async (t) => {
  const { officer, createRound } = await openShopWithPairs(t)
  const { id, deliveries } = (await createRound()).body
  const [first, second] = deliveries
  const removal = await officer.delete(`/ppe_deliveries/${first.id}`)
  assert.equal((await officer.post(`/ppe_rounds/${id}/close`, {})).status, 200)
  const laterRemoval = await officer.delete(`/ppe_deliveries/${second.id}`)
  for (const { headers } of [removal, laterRemoval])
    assert.equal((await officer.post('/audit/restore', { undo: headers.get('x-undo') })).status, 200)
  const roundOf = async (deliveryId: number) => (await officer.get(`/ppe_deliveries/${deliveryId}`)).body.round_id
  assert.deepEqual([await roundOf(first.id), await roundOf(second.id)], [null, id])
})

test('what a closed round left open makes the next round, and nothing is in two open rounds', async (t) => {
  const { officer, ayelen, gloves, pairs, createRound } = await openShopWithPairs(t)
  const { id, deliveries } = (await createRound({ deliveries: pairs.slice(0, 2) })).body
  const left = deliveries.map((delivery: any) => ({ id: delivery.id }))
  const early = await createRound({ deliveries: left })
  assert.deepEqual(early.body.fields, { 'deliveries.0.id': 'safety.ppe_rounds.in_open_round' })
  await officer.post(`/ppe_rounds/${id}/absent`, { employee_id: ayelen.id, absent: true })
  await officer.post(`/ppe_rounds/${id}/close`, {})
  const next = await createRound({ title: 'Lo que falta', date: '2026-03-10', deliveries: left })
  assert.equal(next.status, 200, JSON.stringify(next.body))
  assert.deepEqual(
    next.body.deliveries.map((row: any) => [row.round_id, row.delivery_date, row.absent]),
    left.map(() => [next.body.id, '2026-03-10', false]),
  )
  const added = await officer.post(`/ppe_rounds/${next.body.id}/deliveries`, {
    deliveries: [{ employee_id: ayelen.id, ppe_id: gloves.id, again: true }],
  })
  assert.equal(added.status, 200, JSON.stringify(added.body))
  assert.equal(added.body.people[0].deliveries.length, 3)
  const stored = (await officer.get(`/ppe_rounds/${next.body.id}`)).body
  assert.deepEqual([added.body.open, added.body.people_count], [stored.open, stored.people_count])
})

test('a round with its rows is taken back by undo', async (t) => {
  const { admin, createRound, officer } = await openShopWithPairs(t)
  const answer = await createRound()
  const undone = await officer.post('/audit/restore', { undo: answer.headers.get('x-undo') })
  assert.equal(undone.status, 200, JSON.stringify(undone.body))
  assert.deepEqual([(await admin.get('/ppe_rounds')).body, (await admin.get('/ppe_deliveries')).body], [[], []])
})

test("a round is seen by its company, and shows no other company's people", async (t) => {
  const { admin, asUser, company, make, ayelen, createRound, gloves } = await openShopWithPairs(t)
  const { id } = (await createRound()).body
  const own = asUser({ company_id: company.id, permissions: officerPermissions })
  const stranger = asUser({ company_id: (await make.company()).id, permissions: officerPermissions })
  assert.equal((await own.get(`/ppe_rounds/${id}`)).body.people.length, 2)
  assert.equal((await stranger.get(`/ppe_rounds/${id}`)).status, 404)
  const foreign = await stranger.post('/ppe_deliveries/round', {
    title: 'Ajena',
    date: '2026-03-02',
    deliveries: [{ employee_id: ayelen.id, ppe_id: gloves.id }],
    preview: true,
  })
  assert.deepEqual(foreign.body.fields, { 'deliveries.0.employee_id': 'resource.fields.ref' })
  await admin.put(`/employees/${ayelen.id}`, { company_id: null })
  assert.equal((await own.get(`/ppe_rounds/${id}`)).body.people.length, 1)
})

test('the preview of a termination tells what stays unsigned, and the rounds that wait for the person', async (t) => {
  const { admin, ayelen, createRound, officer } = await openShopWithPairs(t)
  await admin.post(`/employees/${ayelen.id}/periods`, { admission_date: '2020-02-03' })
  const { deliveries } = (await createRound()).body
  const [first] = deliveries.filter((delivery: any) => delivery.employee_id === ayelen.id)
  await signOnGlass(officer, [first])
  const end = { termination_date: '2026-05-31', termination_reason: 'Renuncia', preview: true }
  const preview = await admin.post(`/employees/${ayelen.id}/terminate`, end)
  assert.deepEqual(preview.body.follows, [
    { what: 'open_deliveries', count: 1 },
    { what: 'rounds', count: 1 },
  ])
})
