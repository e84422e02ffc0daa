import { deepEqual, equal, rejects } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import fastify from 'fastify'
import { runYieldingToRequests } from '#src/platform/http/beside-requests.server.ts'

/** Whether the event loop turns before the promise resolves. */
async function letsLoopTurn(wait: () => Promise<void>): Promise<boolean> {
  let hasTurned = false
  // Timers of equal length run in the order in which they were set; an immediate may come later.
  setTimeout(() => {
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

test('work leaves room at first, as if somebody asked, and goes on at once when nobody has', async (t) => {
  const { server } = await startServer(t)
  let now = 0
  const hasTurned = (leaveRoom: () => Promise<void>, at: number) => {
    now = at
    return letsLoopTurn(leaveRoom)
  }
  const turns = await runYieldingToRequests(
    server,
    async (leaveRoom) => [await hasTurned(leaveRoom, 199), await hasTurned(leaveRoom, 200)],
    () => now,
  )
  deepEqual(turns, [true, false])
})

test('work leaves room once more when somebody has asked', async (t) => {
  const { server, ask } = await startServer(t)
  let now = 0
  const hasTurned = await runYieldingToRequests(
    server,
    async (leaveRoom) => {
      now = 5000
      await ask()
      return letsLoopTurn(leaveRoom)
    },
    () => now,
  )
  equal(hasTurned, true)
})

test('work that is over, or has failed, watches no request any more', async (t) => {
  const { server } = await startServer(t)
  const watchers = server.listenerCount('request')
  await runYieldingToRequests(server, async () => {})
  await rejects(runYieldingToRequests(server, () => Promise.reject(new Error('broken'))))
  equal(server.listenerCount('request'), watchers)
})
