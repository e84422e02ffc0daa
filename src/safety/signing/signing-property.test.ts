import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { drawStrokes, openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'

/** A send of a tablet: a signature of one delivery. `wave` is sent with the others of its wave, all at once. */
const drawSend = fc.record({ place: fc.nat(3), signature: fc.nat(4), wave: fc.nat(2), isSentAgain: fc.boolean() })

test('each acknowledged signature is there once, byte for byte, and none is elsewhere, whatever is lost, repeated or late', async (t) => {
  const { sql, officer, ayelen, bruno, gloves, apron } = await openShopWithEquipment(t)
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(drawSend, { minLength: 1, maxLength: 12 }), async (sends) => {
      const run = ++runs
      const pairs = [ayelen, bruno].flatMap(({ id }) =>
        [gloves, apron].map((ppe) => ({ employee_id: id, ppe_id: ppe.id })),
      )
      const { body: round } = await officer.post('/ppe_deliveries/round', {
        title: `Ronda ${run}`,
        date: '2026-03-02',
        signature: 'row',
        deliveries: pairs.map((pair) => ({ ...pair, again: true })),
      })
      const deliveries: { id: number; updated_at: string }[] = round.deliveries
      const acknowledged = new Map<number, string>()
      const send = async ({ place, signature }: (typeof sends)[number], key: string) => {
        const delivery = deliveries[place]
        assert.ok(delivery)
        const strokes = drawStrokes(run * 10 + signature)
        const { status, body } = await signOnGlass(officer, [delivery], strokes, { 'idempotency-key': key })
        const isSame = status === 409 && body.refused[0].code === 'SIGNED' && body.refused[0].same
        if (status === 200 || isSame) {
          const text = JSON.stringify(strokes)
          assert.equal(acknowledged.get(delivery.id) ?? text, text, 'two signatures of one delivery are not both taken')
          acknowledged.set(delivery.id, text)
        } else assert.deepEqual([status, body.code], [409, 'REFUSED'])
      }
      for (const wave of [0, 1, 2]) {
        const ofWave = sends.filter((candidate) => candidate.wave === wave)
        await Promise.all(
          ofWave.flatMap((sent, index) => {
            const key = `${run}-${wave}-${index}`
            // A lost answer: the tablet sends again, with the same key.
            return [send(sent, key), ...(sent.isSentAgain ? [send(sent, key)] : [])]
          }),
        )
      }
      const rows = await sql.query<{ id: number; strokes: unknown; times: number }[]>(
        `select d.id, d.strokes, (select count(*)::int from audit a
          where a.resource = 'ppe_deliveries' and a.entity_id = d.id::text and a.action = 'signed') as times
        from ppe_deliveries d where d.round_id = $1 order by d.id`,
        [round.id],
      )
      for (const { id, strokes, times } of rows) {
        assert.deepEqual(strokes, JSON.parse(acknowledged.get(id) ?? 'null'))
        assert.equal(times, acknowledged.has(id) ? 1 : 0)
      }
    }),
    { numRuns: 15 },
  )
})
