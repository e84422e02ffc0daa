import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officerPermissions, openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'

/** A round of two people and two items, of which the first person has signed both. */
async function openHalfSignedRound(t: test.TestContext) {
  const world = await openShopWithEquipment(t)
  const { ayelen, bruno, gloves, apron } = world
  const officer = world.as(...officerPermissions)
  const { body: round } = await officer.post('/ppe_deliveries/round', {
    ...{ title: 'Laboratorio', date: '2026-03-02' },
    deliveries: [ayelen, bruno].flatMap((person) =>
      [gloves, apron].map((ppe) => ({ employee_id: person.id, ppe_id: ppe.id, quantity: 2 })),
    ),
  })
  const ofAyelen = round.deliveries.filter((delivery: any) => delivery.employee_id === ayelen.id)
  for (const delivery of ofAyelen) assert.equal((await signOnGlass(officer, [delivery])).status, 200)
  const [signedGloves, signedApron] = ofAyelen
  const annul = async ({ id }: { id: number }) => {
    const answer = await officer.post(`/ppe_deliveries/${id}/annul`, { reason: 'Otro talle' })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
  }
  const readRound = async () => (await officer.get(`/ppe_rounds/${round.id}`)).body
  const readCounts = async () => {
    const { people_count, open, signed, absent, annulled, missing } = (await officer.get('/ppe_rounds')).body.at(-1)
    return { people_count, open, signed, absent, annulled, missing }
  }
  const readGivenAgain = async (): Promise<number[]> =>
    (await readRound()).people.flatMap(({ deliveries }: any) =>
      deliveries.flatMap(({ id, give_again: isGivenAgain }: any) => (isGivenAgain ? [id] : [])),
    )
  return { ...world, officer, round, signedGloves, signedApron, annul, readCounts, readGivenAgain }
}

test('an annulled delivery is neither signed nor open, and a person of whom all is annulled is not counted', async (t) => {
  const { signedGloves, signedApron, annul, readCounts } = await openHalfSignedRound(t)
  const none = { open: 2, absent: 0 }
  assert.deepEqual(await readCounts(), { ...none, people_count: 2, signed: 2, annulled: 0, missing: 2 })
  await annul(signedGloves)
  assert.deepEqual(await readCounts(), { ...none, people_count: 2, signed: 1, annulled: 1, missing: 3 })
  await annul(signedApron)
  assert.deepEqual(await readCounts(), { ...none, people_count: 1, signed: 0, annulled: 2, missing: 4 })
})

test('the item of an annulled delivery is missing until it is given again, on the same day too', async (t) => {
  const { officer, ayelen, gloves, apron, signedGloves, signedApron, annul, readCounts, readGivenAgain } =
    await openHalfSignedRound(t)
  await annul(signedGloves)
  await annul(signedApron)
  assert.deepEqual((await readGivenAgain()).sort(), [signedGloves.id, signedApron.id].sort())
  const give = async (values: object) =>
    (await officer.post('/ppe_deliveries', { employee_id: ayelen.id, ...values })).body
  const second = await give({ ppe_id: gloves.id, delivery_date: '2026-03-02' })
  assert.deepEqual(await readGivenAgain(), [signedApron.id], 'an open one given since counts')
  await give({ ppe_id: apron.id, delivery_date: '2026-03-05' })
  assert.deepEqual([(await readCounts()).missing, await readGivenAgain()], [2, []])
  await signOnGlass(officer, [second])
  await annul(second)
  assert.deepEqual(await readGivenAgain(), [signedGloves.id], 'the one given since was annulled too')
})

test('an item that was annulled twice in one round is missing once', async (t) => {
  const { officer, round, ayelen, gloves, signedGloves, annul, readGivenAgain } = await openHalfSignedRound(t)
  await annul(signedGloves)
  const added = await officer.post(`/ppe_rounds/${round.id}/deliveries`, {
    deliveries: [{ employee_id: ayelen.id, ppe_id: gloves.id }],
  })
  const [second] = added.body.deliveries
  assert.deepEqual(await readGivenAgain(), [])
  await signOnGlass(officer, [second])
  await annul(second)
  assert.deepEqual(await readGivenAgain(), [second.id])
})

test('absent people are counted once, however many items they miss', async (t) => {
  const { officer, round, bruno } = await openHalfSignedRound(t)
  await officer.post(`/ppe_rounds/${round.id}/absent`, { employee_id: bruno.id, absent: true })
  const [listed] = (await officer.get('/ppe_rounds')).body
  assert.deepEqual([listed.absent, listed.absent_people], [2, 1])
})
