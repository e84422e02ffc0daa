import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { openShopWithEquipment, printRecordAndReadCode, signOnGlass, tamper } from '#test/deliveries.ts'
import { createOnePagePdf } from '#test/one-page-pdf.ts'

/** A shop with three printed deliveries: two are signed, the last is open. `check` verifies the printed record. */
async function openShopWithRecord(t: TestContext) {
  const world = await openShopWithEquipment(t)
  const { admin, anonymous, gloves, ayelen } = world
  const give = async (day: string) => {
    const values = { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: day }
    return (await admin.post('/ppe_deliveries', values)).body
  }
  const deliveries = [await give('2026-01-02'), await give('2026-02-03'), await give('2026-03-04')]
  const { body } = await signOnGlass(admin, deliveries.slice(0, 2))
  const code = await printRecordAndReadCode(world, ayelen.id)
  const check = async () => {
    const answer = await anonymous.get(`/verify/${code}`)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body
  }
  return { ...world, code, check, signed: body.deliveries, open: deliveries[2] }
}

const counts = (verification: Record<string, unknown>) =>
  ['rows', 'intact', 'signed', 'annulled', 'changed'].map((name) => verification[name])

test('a printed record is verified by its code, with counts and initials and nothing else of the person', async (t) => {
  const { anonymous, code, check, signed, open, sql } = await openShopWithRecord(t)
  const verification = await check()
  assert.deepEqual(Object.keys(verification).sort(), [
    ...['annulled', 'changed', 'date', 'initials', 'intact', 'rows', 'sheet_hash', 'signed'],
  ])
  assert.deepEqual([...counts(verification), verification.initials], [3, true, 2, 0, 0, 'A. Q.'])
  const [{ day }] = (await sql`select (now() at time zone 'America/Argentina/Buenos_Aires')::date as day`) as [
    { day: string },
  ]
  assert.equal(verification.date, day)
  const [{ rows }] = (await sql`select rows from ppe_printed_records`) as [{ rows: [number, string, string | null][] }]
  assert.deepEqual(
    rows.map(([id, , signatureHash]) => [id, signatureHash]),
    [
      ...signed.map(({ id, signature_hash: hash }: { id: number; signature_hash: string }) => [id, hash]),
      [open.id, null],
    ],
  )
  assert.equal(
    verification.sheet_hash,
    createHash('sha256')
      .update(rows.map(([, recordHash]) => recordHash).join('\n'))
      .digest('hex'),
  )
  const typed = code.replaceAll('-', '').toLowerCase()
  assert.deepEqual((await anonymous.get(`/verify/${typed}`)).body, verification)
  const answer = await anonymous.get(`/verify/${code}`)
  assert.deepEqual([answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')], ['noindex', 'no-store'])
})

test('a delivery that is signed after printing is not changed, and an annulled one is told as annulled alone', async (t) => {
  const { admin, check, signed, open } = await openShopWithRecord(t)
  assert.equal((await signOnGlass(admin, [open])).status, 200)
  assert.deepEqual(counts(await check()), [3, true, 3, 0, 0])
  const annulling = await admin.post(`/ppe_deliveries/${signed[0].id}/annul`, { reason: 'Talle equivocado' })
  assert.equal(annulling.status, 200)
  assert.deepEqual(counts(await check()), [3, true, 2, 1, 0])
})

test('an open delivery that is changed or deleted after printing is told as changed', async (t) => {
  const { admin, check, open } = await openShopWithRecord(t)
  const change = (values: object) => admin.patch(`/ppe_deliveries/${open.id}`, values)
  assert.equal((await change({ quantity: 2 })).status, 200)
  assert.deepEqual(counts(await check()), [3, false, 2, 0, 1])
  assert.equal((await change({ quantity: 1 })).status, 200)
  assert.deepEqual(counts(await check()), [3, true, 2, 0, 0])
  assert.equal((await admin.delete(`/ppe_deliveries/${open.id}`)).status, 200)
  assert.deepEqual(counts(await check()), [3, false, 2, 0, 1])
})

/** Columns that no hash covers: references, marks of the program, and what annulling writes. */
const uncoveredColumns = new Set([
  ...['id', 'employee_id', 'ppe_id', 'round_id', 'next_delivery_date', 'images', 'again', 'absent'],
  ...['signature', 'device_signed_at', 'scan', 'scan_hash', 'annulled_at', 'annulled_by', 'annulled_by_name'],
  ...['annul_reason', 'created_at', 'updated_at', 'search'],
])

const falsifiers: Readonly<Record<string, readonly string[]>> = {
  text: ["coalesce({c}, '') || ' '", "'x' || coalesce({c}, '')", "'otro'"],
  integer: ['{c} + 1', '-{c} * -2'],
  date: ['{c} + 1'],
  'timestamp with time zone': ["{c} + interval '1 millisecond'", "{c} - interval '1 year'"],
  jsonb: ["jsonb_set({c}, '{0,3,1}', '1')", "{c} || '[[[1,1,1]]]'", "'[]'"],
}

const isHash = (column: string) => column.endsWith('_hash')

test('each value of a signed delivery that somebody changes in the database is told, whatever its column', async (t) => {
  const { sql, check, signed } = await openShopWithRecord(t)
  const columns = (await sql`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = 'ppe_deliveries'`) as { name: string; type: string }[]
  const coveredColumns = columns.filter(({ name }) => !uncoveredColumns.has(name))
  assert.ok(coveredColumns.length > 25)
  await sql`create table untouched as select * from ppe_deliveries`
  for (const { name, type } of coveredColumns) {
    const falsified = isHash(name) ? [`repeat('a', 64)`, `md5({c}) || md5({c})`] : (falsifiers[type] ?? [])
    assert.ok(falsified.length > 0, `${name} of type ${type}`)
    for (const expression of falsified) {
      await tamper(
        { sql },
        `update ppe_deliveries set ${name} = ${expression.replaceAll('{c}', name)} where id = ${signed[0].id}`,
      )
      assert.deepEqual(counts(await check()), [3, false, 1, 0, 1], `${name} = ${expression}`)
      await tamper({ sql }, `update ppe_deliveries d set ${name} = u.${name} from untouched u where u.id = d.id`)
    }
  }
  assert.deepEqual(counts(await check()), [3, true, 2, 0, 0])
})

test('a signature that somebody makes up with fitting hashes is told, and so is a deleted delivery', async (t) => {
  const { sql, check, signed } = await openShopWithRecord(t)
  const [first, second] = signed
  const swapped = ['strokes', 'strokes_hash', 'record_hash', 'signature_hash'].map((name) => `${name} = o.${name}`)
  await sql`insert into ppe_deliveries (employee_id, ppe_id, delivery_date, ppe_name, employee_name)
    select employee_id, ppe_id, '2026-09-09', ppe_name, employee_name from ppe_deliveries where id = ${first.id}`
  await tamper(
    { sql },
    `update ppe_deliveries d set ${swapped.join(', ')} from ppe_deliveries o where d.id = ${first.id} and o.id = ${second.id}`,
  )
  assert.deepEqual(counts(await check()), [3, false, 1, 0, 1])
  await tamper({ sql }, `delete from ppe_deliveries where id = ${second.id}`)
  assert.deepEqual(counts(await check()), [3, false, 0, 0, 2])
})

test('thirty wrong codes of one address are answered, then it has to wait, and a right code is answered meanwhile', async (t) => {
  const { anonymous, sql, code, check } = await openShopWithRecord(t)
  await check()
  const wrongCodes = ['no-code', '2222-2222-2222-2222', `${code}2`, '%00', "'; drop table x", 'Ñ'.repeat(20)]
  for (let index = 0; index < 30; index++) {
    const answer = await anonymous.get(`/verify/${encodeURIComponent(wrongCodes[index % wrongCodes.length] ?? '')}`)
    assert.equal(answer.status, 404, `${index}: ${JSON.stringify(answer.body)}`)
  }
  const refused = await anonymous.get('/verify/2222-2222-2222-2222')
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) > 500)
  assert.equal((await check()).rows, 3)
  assert.deepEqual(await sql`select count(*) from rate_hits where scope = 'verify'`, [{ count: 30 }])
  await sql`update rate_hits set at = at - interval '11 minutes' where scope = 'verify'`
  assert.equal((await anonymous.get('/verify/2222-2222-2222-2222')).status, 404)
})

test('the codes of two people differ, and a scanned paper verifies too', async (t) => {
  const world = await openShopWithRecord(t)
  const { admin, anonymous, sql, bruno, apron, code } = world
  const values = { employee_id: bruno.id, ppe_id: apron.id, delivery_date: '2026-01-02' }
  const { body: delivery } = await admin.post('/ppe_deliveries', values)
  const form = new FormData()
  form.append('ids', JSON.stringify([delivery.id]))
  form.append('scan', new File([new Uint8Array(createOnePagePdf())], 'papel.pdf'))
  const signing = await admin.post('/ppe_deliveries/sign', form)
  assert.equal(signing.status, 200, JSON.stringify(signing.body))
  const otherCode = await printRecordAndReadCode(world, bruno.id)
  assert.notEqual(otherCode, code)
  const verify = async () => (await anonymous.get(`/verify/${otherCode}`)).body
  assert.deepEqual(counts(await verify()), [1, true, 1, 0, 0])
  await sql`update files set sha256 = decode(repeat('00', 32), 'hex')`
  assert.deepEqual(counts(await verify()), [1, false, 0, 0, 1])
})
