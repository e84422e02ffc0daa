import { deepEqual, equal, rejects } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import fastify from 'fastify'
import { runYieldingToRequests } from '#src/platform/http/yield-to-requests.server.ts'

/** Whether the event loop turns before the promise resolves. */
async function doesLoopTurn(work: () => Promise<void>): Promise<boolean> {
  let hasTurned = false
  // Timers of equal length run in the order in which they were set; an immediate may come later.
  setTimeout(() => {
    hasTurned = true
  })
  await work()
  return hasTurned
}

async function startServer(t: TestContext) {
  const app = fastify()
  app.get('/', async () => 'here')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  t.after(() => app.close())
  return { server: app.server, ask: () => fetch(url).then((answer) => answer.text()) }
}

test('work pauses in its first 200 ms, and then only if requests came', async (t) => {
  const { server } = await startServer(t)
  let now = 0
  const hasTurned = (yieldToRequests: () => Promise<void>, milliseconds: number) => {
    now = milliseconds
    return doesLoopTurn(yieldToRequests)
  }
  const turns = await runYieldingToRequests(
    server,
    async (yieldToRequests) => [await hasTurned(yieldToRequests, 199), await hasTurned(yieldToRequests, 200)],
    () => now,
  )
  deepEqual(turns, [true, false])
})

test('work pauses again after a request', async (t) => {
  const { server, ask } = await startServer(t)
  let now = 0
  const hasTurned = await runYieldingToRequests(
    server,
    async (yieldToRequests) => {
      now = 5000
      await ask()
      return doesLoopTurn(yieldToRequests)
    },
    () => now,
  )
  equal(hasTurned, true)
})

test('finished or failed work stops watching requests', async (t) => {
  const { server } = await startServer(t)
  const watchers = server.listenerCount('request')
  await runYieldingToRequests(server, async () => {})
  await rejects(runYieldingToRequests(server, () => Promise.reject(new Error('broken'))))
  equal(server.listenerCount('request'), watchers)
})
