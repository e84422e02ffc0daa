import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { addDays } from '#src/platform/days/add-days.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { drawStrokes, officerPermissions, openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'
import { createOnePagePdf } from '#test/one-page-pdf.ts'
import { createPhoto } from '#test/pictures.ts'

async function openShopWithRound(t: test.TestContext, signature: 'row' | 'person', date = '2026-03-02') {
  const world = await openShopWithEquipment(t)
  const { officer, ayelen, bruno, gloves, apron } = world
  const answer = await officer.post('/ppe_deliveries/round', {
    title: 'Laboratorio',
    date,
    signature,
    deliveries: [ayelen, bruno].flatMap(({ id }) =>
      [gloves, apron].map((ppe) => ({ employee_id: id, ppe_id: ppe.id })),
    ),
  })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const deliveriesOf = ({ id }: { id: number }) =>
    answer.body.deliveries.filter((delivery: any) => delivery.employee_id === id)
  return { ...world, round: answer.body, deliveriesOf }
}

test('a signature is kept with its hashes, which anybody recomputes from the row', async (t) => {
  const { sql, officer, ayelen, deliveriesOf } = await openShopWithRound(t, 'row')
  const [delivery] = deliveriesOf(ayelen)
  const strokes = drawStrokes()
  const answer = await signOnGlass(officer, [delivery], strokes)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const [signed] = answer.body.deliveries
  assert.deepEqual([signed.status, signed.signature], ['signed', 'glass'])
  const names = [
    ...['brand', 'certification', 'comments', 'company_address', 'company_cuit', 'company_name', 'delivery_date'],
    ...['employee_dni', 'employee_name', 'job_title', 'model', 'ppe_name', 'quantity', 'size'],
  ]
  const record = { ...Object.fromEntries(names.map((name) => [name, signed[name]])), v: 1 }
  const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
  assert.equal(signed.record_hash, hash(record))
  const [row] = await sql`select * from ppe_deliveries where id = ${signed.id}`
  assert.deepEqual(row?.strokes, strokes)
  assert.equal(row?.strokes_hash, hash(strokes))
  const content = {
    address: row?.address,
    device: row?.device,
    operator: row?.operator,
    record_hash: signed.record_hash,
    sentence: row?.sentence,
    signed_at: new Date(signed.signed_at).toISOString(),
    signed_by: signed.signed_by,
    signed_by_name: signed.signed_by_name,
    strokes_hash: hash(strokes),
    v: 1,
  }
  assert.equal(signed.signature_hash, hash(content))
})

test('what was signed, annulled, changed or deleted since it was shown is refused, and told', async (t) => {
  const { officer, ayelen, bruno, deliveriesOf } = await openShopWithRound(t, 'row')
  const [signed, changed] = deliveriesOf(ayelen)
  const [deleted] = deliveriesOf(bruno)
  await signOnGlass(officer, [signed])
  const again = await signOnGlass(officer, [signed])
  assert.deepEqual(
    again.body.refused.map(({ message: _, ...refusal }: any) => refusal),
    [{ id: signed.id, code: 'SIGNED', same: true }],
  )
  const repeatedSigning = await signOnGlass(officer, [signed], drawStrokes(2))
  assert.deepEqual([repeatedSigning.status, repeatedSigning.body.refused[0].same], [409, false])
  await officer.put(`/ppe_deliveries/${changed.id}`, { size: '9' })
  assert.equal((await signOnGlass(officer, [changed])).body.refused[0].code, 'CHANGED')
  await officer.delete(`/ppe_deliveries/${deleted.id}`)
  assert.equal((await signOnGlass(officer, [deleted])).body.refused[0].code, 'GONE')
  await officer.post(`/ppe_deliveries/${signed.id}/annul`, { reason: 'Error' })
  assert.equal((await signOnGlass(officer, [signed])).body.refused[0].code, 'ANNULLED')
})

test('a delivery is signed from its day on, and one day before, because the clock of a tablet may be ahead', async (t) => {
  for (const [days, status] of [
    [2, 409],
    [1, 200],
    [0, 200],
  ] as const) {
    const world = await openShopWithRound(t, 'row', addDays(readShopDay(), days))
    const [onGlass, onPaper] = world.deliveriesOf(world.ayelen)
    const answers = [
      await signOnGlass(world.officer, [onGlass]),
      await world.officer.post('/ppe_deliveries/sign', buildScanForm([onPaper.id], createOnePagePdf())),
    ]
    const codes = answers.map(({ status, body }) => [status, body.refused?.[0].code])
    const code = status === 409 ? 'NOT_YET' : undefined
    assert.deepEqual(codes, [
      [status, code],
      [status, code],
    ])
  }
})

test('by rows one signature covers one delivery, by person all that the person receives', async (t) => {
  const { officer, ayelen, deliveriesOf } = await openShopWithRound(t, 'row')
  assert.equal((await signOnGlass(officer, deliveriesOf(ayelen))).status, 400)
  const world = await openShopWithRound(t, 'person')
  const [first, second] = world.deliveriesOf(world.ayelen)
  const partialSigning = await signOnGlass(world.officer, [first])
  assert.deepEqual(
    [partialSigning.status, partialSigning.body.code, partialSigning.body.missing],
    [409, 'NOT_ALL', [second.id]],
  )
  const [brunos] = world.deliveriesOf(world.bruno)
  assert.equal((await signOnGlass(world.officer, [first, second, brunos])).status, 400)
  assert.equal((await signOnGlass(world.officer, [first, second])).body.deliveries.length, 2)
})

test('strokes that are no signature are refused at their field, and so is a signature without what was shown', async (t) => {
  const { officer, ayelen, deliveriesOf } = await openShopWithRound(t, 'row')
  const [delivery] = deliveriesOf(ayelen)
  const flat = [Array.from({ length: 12 }, () => [10, 10, 0])]
  const hostile: unknown[] = [null, 'firma', [], [[]], flat, [[[1, 2]]], [drawStrokes()[0]?.slice(0, 11)]]
  const spoil = (point: unknown[]) => [[...(drawStrokes()[0] ?? []), point]]
  hostile.push(spoil([4001, 1, 1]), spoil([1.5, 1, 1]), spoil([-1, 1, 1]), spoil(['1', 1, 1]), spoil([1, 1, 1, 1]))
  const wave = drawStrokes()[0] ?? []
  // Times that run back, within a stroke and from one stroke to the next.
  hostile.push([[...wave].reverse()], spoil([300, 300, 0]), [wave, wave])
  for (const strokes of hostile) {
    const answer = await signOnGlass(officer, [delivery], strokes as any)
    assert.deepEqual(
      answer.body.fields,
      { strokes: 'safety.signing.no_signature' },
      JSON.stringify(strokes)?.slice(0, 80),
    )
  }
  const longStroke = Array.from({ length: 5001 }, (_, index) => [index % 4000, index % 3000, index])
  const tooLong = await signOnGlass(officer, [delivery], [longStroke, longStroke] as any)
  assert.deepEqual(tooLong.body.fields, { strokes: 'safety.signing.too_long' })
  const unseen = await officer.post('/ppe_deliveries/sign', { ids: [delivery.id], strokes: drawStrokes() })
  assert.deepEqual(unseen.body.fields, { seen: 'safety.signing.seen_required' })
})

test('a signed paper is scanned for several deliveries of one person, and kept byte for byte', async (t) => {
  const { url, officer, ayelen, deliveriesOf, sql } = await openShopWithRound(t, 'row')
  const ids = deliveriesOf(ayelen).map(({ id }: any) => id)
  const scanned = await officer.post('/ppe_deliveries/sign', buildScanForm(ids, createOnePagePdf()))
  assert.equal(scanned.status, 200, JSON.stringify(scanned.body))
  const [first, second] = scanned.body.deliveries
  assert.deepEqual([first.signature, second.signature], ['paper', 'paper'])
  const stored = await fetch(url + first.scan_url)
  assert.deepEqual(Buffer.from(await stored.arrayBuffer()), createOnePagePdf())
  const [row] = await sql`select scan_hash from ppe_deliveries where id = ${first.id}`
  assert.equal(row?.scan_hash, createHash('sha256').update(createOnePagePdf()).digest('hex'))
})

test('a scan that nobody can open signs nothing, and the answer says so at its field', async (t) => {
  const { officer, ayelen, deliveriesOf, sql } = await openShopWithRound(t, 'row')
  const ids = deliveriesOf(ayelen).map(({ id }: any) => id)
  const photo = await (await createPhoto(300, 400)).png().toBuffer()
  const refused: [string, string | Buffer][] = [
    ['scan_type', 'hola'],
    ['scan_broken', photo.subarray(0, 16)],
    ['scan_broken', photo.subarray(0, photo.length / 2)],
    ['scan_broken', '%PDF'],
    ['scan_broken', createOnePagePdf().subarray(0, -30)],
  ]
  for (const [key, bytes] of refused) {
    const answer = await officer.post('/ppe_deliveries/sign', buildScanForm(ids, bytes))
    assert.deepEqual([answer.status, answer.body.fields], [415, { scan: `safety.signing.${key}` }])
  }
  assert.deepEqual(await sql`select count(*) from files`, [{ count: 0 }])
  assert.equal((await officer.post('/ppe_deliveries/sign', buildScanForm(ids, photo))).status, 200)
})

function buildScanForm(ids: number[], bytes: string | Buffer): FormData {
  const form = new FormData()
  form.set('ids', JSON.stringify(ids))
  form.set('scan', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), 'planilla.pdf')
  return form
}

test("nobody signs a delivery of another company's person", async (t) => {
  const { asUser, make, ayelen, deliveriesOf } = await openShopWithRound(t, 'row')
  const stranger = asUser({ company_id: (await make.company()).id, permissions: officerPermissions })
  const [delivery] = deliveriesOf(ayelen)
  assert.equal((await signOnGlass(stranger, [delivery])).body.refused[0].code, 'GONE')
})
