import { equal, rejects } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import fastify from 'fastify'
import { runBesideRequests } from '#src/platform/http/beside-requests.server.ts'

/** Whether the event loop turns before the promise resolves. */
async function letsLoopTurn(wait: () => Promise<void>): Promise<boolean> {
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  await wait()
  return hasTurned
}

async function startServer(t: TestContext) {
  const app = fastify()
  app.get('/', async () => 'here')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  t.after(() => app.close())
  return { server: app.server, ask: () => fetch(url).then((answer) => answer.text()) }
}

test('work goes on at once while nobody asks anything', async (t) => {
  const { server, ask } = await startServer(t)
  await ask()
  equal(await runBesideRequests(server, letsLoopTurn), false)
})

test('work leaves room once somebody has asked while it was under way', async (t) => {
  const { server, ask } = await startServer(t)
  const hasTurned = await runBesideRequests(server, async (leaveRoom) => {
    await ask()
    return letsLoopTurn(leaveRoom)
  })
  equal(hasTurned, true)
})

test('work that is over, or has failed, watches no request any more', async (t) => {
  const { server } = await startServer(t)
  const watchers = server.listenerCount('request')
  await runBesideRequests(server, async () => {})
  await rejects(runBesideRequests(server, () => Promise.reject(new Error('broken'))))
  equal(server.listenerCount('request'), watchers)
})
