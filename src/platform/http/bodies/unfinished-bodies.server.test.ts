import assert from 'node:assert/strict'
import { test } from 'node:test'
import fastify from 'fastify'
import { acceptJsonAndLimitPublicBodies } from '#src/platform/http/bodies/json-bodies.server.ts'
import {
  defaultBodyLimits,
  refuseLateAndDrainUnreadBodies,
} from '#src/platform/http/bodies/unfinished-bodies.server.ts'
import { endOfForm, formHead, openWire } from '#test/wire.ts'

test('JSON that does not arrive in time is 408, and its connection is closed', async (t) => {
  const app = fastify()
  t.after(() => app.close())
  refuseLateAndDrainUnreadBodies(app, { ...defaultBodyLimits, textTimeoutMs: 50 })
  acceptJsonAndLimitPublicBodies(app)
  app.post('/', async ({ body }) => body)
  const wire = openWire(await app.listen({ port: 0, host: '127.0.0.1' }))
  await wire.send('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"a":')
  const { status, body } = await wire.answer()
  assert.deepEqual([status, body.code], [408, 'TIMEOUT'])
  await wire.closed
})

test('a connection gathers no listeners from forms that were answered before they arrived', async (t) => {
  const app = fastify()
  t.after(() => app.close())
  refuseLateAndDrainUnreadBodies(app)
  const listeners: number[] = []
  app.addHook('onRequest', async ({ raw }) => void listeners.push(raw.socket.listenerCount('close')))
  const wire = openWire(await app.listen({ port: 0, host: '127.0.0.1' }))
  for (let count = 0; count < 12; count++) {
    await wire.send(formHead('POST', '/none', { 'content-length': endOfForm.length }))
    assert.equal((await wire.answer()).status, 404)
    await wire.send(endOfForm)
  }
  wire.breakOff()
  assert.equal(listeners.at(-1), listeners[1])
})
