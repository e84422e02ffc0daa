import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { drawStrokes } from '#test/deliveries.ts'
import { type KillableServer, startKillableServer } from './killable-server.ts'

const kills = 20
/** Deliveries that are open at each kill. Some are signed before it, one is under way, the others stay. */
const deliveriesOfKill = 6

test('server and database are killed twenty times amid signing, and each acknowledged signature is there once', async (t) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-signing-'))
  t.after(() => rmSync(dataDir, { recursive: true, force: true }))
  let server = await startKillableServer(t, dataDir)
  const deliveries = await giveOpenDeliveries(server, kills * deliveriesOfKill)
  const acknowledgedIds = new Set<number>()
  const sign = async (place: number) => {
    const delivery = deliveries[place]
    assert.ok(delivery)
    const { id, updated_at: stamp } = delivery
    const body = { ids: [id], seen: { [id]: stamp }, strokes: drawStrokes(id) }
    await server.post('/ppe_deliveries/sign', body, { 'idempotency-key': `sign-${id}` })
    acknowledgedIds.add(id)
  }
  for (let kill = 0; kill < kills; kill++) {
    const first = kill * deliveriesOfKill
    for (let place = first; place < first + (kill % 4); place++) await sign(place)
    // The answer of this one may be lost: the tablet does not know whether it was signed, and sends it again.
    const lostPlace = first + (kill % 4)
    const lostSignature = sign(lostPlace).catch(() => null)
    await server.kill({ database: kill % 2 === 0 })
    await lostSignature
    server = await startKillableServer(t, dataDir)
    await sign(lostPlace)
  }
  for (const { id } of deliveries) {
    const { status } = await server.get<{ status: string }>(`/ppe_deliveries/${id}`)
    assert.equal(status, acknowledgedIds.has(id) ? 'signed' : 'open')
    const history = await server.get<{ action: string }[]>(`/ppe_deliveries/${id}/history`)
    assert.equal(history.filter(({ action }) => action === 'signed').length, acknowledgedIds.has(id) ? 1 : 0)
  }
  assert.ok(acknowledgedIds.size >= kills)
})

type Delivery = { id: number; updated_at: string }

async function giveOpenDeliveries({ post }: KillableServer, count: number): Promise<Delivery[]> {
  const { id: ppeId } = await post<{ id: number }>('/ppes', { name: 'Guantes' })
  const { id: employeeId } = await post<{ id: number }>('/employees', {
    name: 'Ayelén',
    surname: 'Quiroga',
    employee_file_number: '0147',
  })
  const pair = { employee_id: employeeId, ppe_id: ppeId, again: true }
  const round = await post<{ deliveries: Delivery[] }>('/ppe_deliveries/round', {
    title: 'Taller',
    date: '2026-03-02',
    deliveries: Array.from({ length: count }, () => pair),
  })
  return round.deliveries
}
