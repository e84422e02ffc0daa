import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'
import { drawStrokes, officerPermissions, openShopWithEquipment, printRecordAndReadCode } from '#test/deliveries.ts'

/** Statements that begin and end the transaction, and those of workers that look for their tasks meanwhile. */
const othersPattern = /from (imports|public_readers)|pg_notify|^\s*(begin|commit)/

/** Runs `send`, and returns the statements that the server sent meanwhile. */
async function recordStatements(send: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = []
  const collectText = (message: unknown) => texts.push((message as Statement).text)
  statementChannel.subscribe(collectText)
  try {
    await send()
  } finally {
    statementChannel.unsubscribe(collectText)
  }
  return texts.filter((text) => !othersPattern.test(text))
}

test('a round takes ten statements at most, and signing one of its rows eight, their keys included', async (t) => {
  const { asUser, company, ayelen, bruno, gloves, apron } = await openShopWithEquipment(t)
  const readers = [
    { owner: {}, most: 10 },
    // The people that a company's user refers to are checked.
    { owner: { company_id: company.id }, most: 11 },
  ]
  for (const { owner, most } of readers) {
    const officer = asUser({ ...owner, permissions: officerPermissions })
    const key = (name: string) => ({
      'idempotency-key': `${name}-${most}`,
    })
    await officer.get('/ppe_rounds')
    let round: any
    const roundTexts = await recordStatements(async () => {
      const deliveries = [ayelen, bruno].flatMap(({ id }) =>
        [gloves, apron].map((ppe) => ({ employee_id: id, ppe_id: ppe.id, again: true })),
      )
      const body = { title: 'Taller', date: '2026-03-02', signature: 'row', deliveries }
      round = await officer.post('/ppe_deliveries/round', body, key('round'))
    })
    assert.equal(round.status, 200, JSON.stringify(round.body))
    const [{ id, updated_at: stamp }] = round.body.deliveries
    let signed: any
    const signTexts = await recordStatements(async () => {
      signed = await officer.post(
        '/ppe_deliveries/sign',
        { ids: [id], seen: { [id]: stamp }, strokes: drawStrokes() },
        key('sign'),
      )
    })
    assert.equal(signed.status, 200, JSON.stringify(signed.body))
    assert.ok(roundTexts.length <= most, `${roundTexts.length}:\n${roundTexts.join('\n---\n')}`)
    assert.ok(signTexts.length <= 8, `${signTexts.length}:\n${signTexts.join('\n---\n')}`)
    assert.ok(signTexts.length >= 5, 'the count sees statements at all')
  }
})

test('a verification takes two statements at most, also for a wrong code and beyond its limit', async (t) => {
  const world = await openShopWithEquipment(t)
  const { admin, anonymous, ayelen, gloves } = world
  for (const day of ['2026-01-02', '2026-02-03']) {
    const values = { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: day }
    assert.equal((await admin.post('/ppe_deliveries', values)).status, 200)
  }
  const code = await printRecordAndReadCode(world, ayelen.id)
  const verify = async (typedCode: string) => {
    let status = 0
    const texts = await recordStatements(async () => {
      status = (await anonymous.get(`/verify/${typedCode}`)).status
    })
    assert.ok(texts.length >= 1 && texts.length <= 2, `${typedCode}: ${texts.length}\n${texts.join('\n---\n')}`)
    return status
  }
  assert.equal(await verify(code), 200)
  for (let tries = 0; tries < 30; tries++) assert.equal(await verify('2222'), 404)
  assert.equal(await verify('2222'), 429)
  assert.equal(await verify(code), 200)
})
