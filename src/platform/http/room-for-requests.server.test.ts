import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import fastify from 'fastify'
import { watchRequests } from '#src/platform/http/room-for-requests.server.ts'

/** Whether the event loop turns before the promise resolves. */
async function letsLoopTurn(wait: () => Promise<void>): Promise<boolean> {
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  await wait()
  return hasTurned
}

async function watchedServer() {
  const app = fastify()
  const requests = watchRequests(app)
  app.get('/', async () => 'here')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, requests, ask: () => fetch(url).then((answer) => answer.text()) }
}

test('work goes on at once while nobody asks anything, its own request apart', async (t) => {
  const { app, requests, ask } = await watchedServer()
  t.after(() => app.close())
  await ask()
  equal(await letsLoopTurn(requests.begin()), false)
})

test('work leaves room once somebody has asked while it was under way', async (t) => {
  const { app, requests, ask } = await watchedServer()
  t.after(() => app.close())
  const leaveRoom = requests.begin()
  await ask()
  equal(await letsLoopTurn(leaveRoom), true)
})
