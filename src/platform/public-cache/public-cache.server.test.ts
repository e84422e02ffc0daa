import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fastify from 'fastify'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { installErrorHandler } from '#src/platform/http/responses/error-responses.server.ts'
import {
  createPublicCache,
  type RenderOptions,
  type RenderResponse,
} from '#src/platform/public-cache/public-cache.server.ts'
import { openPublicVersion } from '#src/platform/public-version/public-version.server.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'
import { until } from '#test/lifecycle/until.ts'
import { openRequest } from '#test/open-request.ts'

/** The limits of `public-cache.server.ts`. */
const maxRenders = 16
const maxWaitingRenders = 500

type RenderKey = (...of: [...Parameters<RenderResponse>, key: string]) => ReturnType<RenderResponse>

/**
 * Starts a server with nothing but a cache of `maxBytes`: `/key` responds with what `render` returns for it. Counts the
 * requests of an address, and those whose client has disconnected.
 */
async function startCacheServer(t: TestContext, maxBytes: number, render: RenderKey, options?: RenderOptions) {
  const { options: database } = await createFreshDatabase(t)
  const sql = createConnectionPools(database, { max: 2 })
  const version = await openPublicVersion(sql)
  const cache = createPublicCache(version, { maxBytes })
  const app = fastify()
  installErrorHandler(app)
  const [arrivals, departures]: [string[], string[]] = [[], []]
  app.addHook('onRequest', async ({ raw, url }) => {
    arrivals.push(url)
    getOrCreateDisconnectSignal(raw).addEventListener('abort', () => departures.push(url))
  })
  app.get<{ Params: { key: string } }>('/:key', async (request, reply) => {
    const { key } = request.params
    const isSent = await cache.respond(request, reply, key, (...of) => render(...of, key), options)
    return isSent ? reply : reply.status(404).send()
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atTheEnd(t, async () => {
    // After a failed test some responses may still be pending.
    app.server.closeAllConnections()
    await app.close()
    await version.close()
    await sql.end()
  })
  const countIn = (urls: readonly string[]) => (url: string) => urls.filter((otherUrl) => otherUrl === url).length
  return { url, cache, countArrivals: countIn(arrivals), countDepartures: countIn(departures) }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes of all live ArrayBuffers of this process. */
function countBufferBytes(): number {
  collectGarbage()
  // The second collection frees what the first one released.
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

test('the limit of bytes covers the live buffers of every encoding', async (t) => {
  const maxBytes = 512 * 1024
  const render = async () => ({ status: 200, type: 'text/plain', body: 'iPhone '.repeat(300) })
  const { url, cache } = await startCacheServer(t, maxBytes, render)
  const ask = async (path: string, amount: number) => {
    for (let n = 0; n < amount; n++) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await fetch(`${url}/${path}-${n}`, { headers: { 'accept-encoding': encoding } })
        assert.equal((await answer.text()).length, 2100)
      }
    }
  }
  await ask('first', 10)
  const earlierSize = { real: countBufferBytes(), counted: cache.measure().bytes }
  await ask('then', 150)
  const { bytes, entries } = cache.measure()
  assert.ok(entries < 150 && bytes <= maxBytes, `${entries} answers of ${bytes} bytes`)
  const growth = countBufferBytes() - earlierSize.real
  assert.ok(
    growth > 0 && growth <= bytes - earlierSize.counted,
    `${growth} bytes more, counted as ${bytes - earlierSize.counted}`,
  )
})

test('a response stored in one encoding is served unchanged in every other', async (t) => {
  const body = `${'¿Cuánto sale el iPhone 17? '.repeat(200)}ñ`
  const { url, cache } = await startCacheServer(t, 1_000_000, async () => ({ status: 200, type: 'text/plain', body }))
  const encodings = ['zstd', 'br', 'gzip', 'identity']
  for (const first of encodings) {
    for (const encoding of [first, ...encodings]) {
      const answer = await fetch(`${url}/${first}`, { headers: { 'accept-encoding': encoding } })
      assert.equal(await answer.text(), body, `${encoding} after ${first}`)
    }
  }
  const earlierSize = cache.measure().bytes
  await fetch(`${url}/alone`, { headers: { 'accept-encoding': 'br' } })
  const alone = cache.measure().bytes - earlierSize
  assert.ok(alone < body.length / 2, `${alone} bytes are kept of ${body.length}, which compress to a twentieth`)
})

test('neither a failed render nor a null one is stored', async (t) => {
  let renderOutcome: RenderResponse = () => Promise.reject(new Error('broken'))
  const { url, cache } = await startCacheServer(t, 1_000_000, (version, signal) => renderOutcome(version, signal))
  assert.equal((await fetch(`${url}/key`)).status, 500)
  renderOutcome = async () => null
  assert.equal((await fetch(`${url}/key`)).status, 404)
  assert.deepEqual(cache.measure(), { bytes: 0, entries: 0 })
})

test('the addresses of one response are bounded too', async (t) => {
  const maxBytes = 100_000
  const { url, cache } = await startCacheServer(t, maxBytes, async () => ({
    status: 200,
    type: 'text/plain',
    body: 'made',
  }))
  for (let n = 0; n < 40; n++) assert.equal((await fetch(`${url}/key?${'x'.repeat(3000)}${n}`)).status, 200)
  const { bytes, entries } = cache.measure()
  assert.equal(entries, 1)
  assert.ok(bytes > 3000 && bytes <= maxBytes / 4, `${bytes}`)
})

test('requests beyond the full queue get 503, and a request for a pending render shares it', async (t) => {
  let running = 0
  const beginning = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const refused = Promise.withResolvers<Response>()
  const { url } = await startCacheServer(t, 1_000_000, async () => {
    beginning.resolve()
    if (++running > maxRenders) refused.reject(new Error(`${running} answers are made at once`))
    await finish.promise
    running--
    return { status: 200, type: 'text/plain', body: 'made' }
  })
  const first = fetch(`${url}/first`)
  await beginning.promise
  const otherResponses = Array.from({ length: maxRenders + maxWaitingRenders }, (_, n) => fetch(`${url}/${n}`))
  for (const response of otherResponses) response.then((answer) => answer.status === 503 && refused.resolve(answer))
  const answer = await refused.promise
  assert.equal(answer.headers.get('retry-after'), '1')
  assert.equal((await answer.json()).code, 'UNAVAILABLE')
  const repeatedResponse = fetch(`${url}/first?again`)
  finish.resolve()
  const statuses = (await Promise.all([first, repeatedResponse, ...otherResponses])).map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 503).length, 1)
  assert.deepEqual(statuses.slice(0, 2), [200, 200])
})

test('a render that is not cancellable runs once, however many clients wait for it and leave', async (t) => {
  let renders = 0
  const finish = Promise.withResolvers<void>()
  const { url, countArrivals, countDepartures } = await startCacheServer(
    t,
    1_000_000,
    async (_version, _signal, key) => {
      if (key === 'key') {
        renders++
        await finish.promise
      }
      return { status: 200, type: 'text/plain', body: 'iPhone' }
    },
  )
  const waitUntilWaiting = async (count: number) => {
    await until('it has come', () => countArrivals('/key') === count)
    // A later request that was answered: by then the earlier one waits.
    await fetch(`${url}/another`)
  }
  for (let count = 1; count <= 5; count++) {
    const { hangUp } = await openRequest(`${url}/key`)
    await waitUntilWaiting(count)
    await hangUp()
    await until('the server knows that it left', () => countDepartures('/key') === count)
  }
  const lastResponses = [fetch(`${url}/key`), fetch(`${url}/key`)]
  await waitUntilWaiting(7)
  finish.resolve()
  for (const answer of lastResponses) assert.equal(await (await answer).text(), 'iPhone')
  assert.equal(renders, 1)
})

test('a cancellable render goes on for the remaining client and is aborted when the last one leaves', async (t) => {
  const beginning = Promise.withResolvers<AbortSignal>()
  const render: RenderKey = async (_version, signal, key) => {
    if (key === 'key') {
      beginning.resolve(signal)
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }
    return { status: 200, type: 'text/plain', body: 'iPhone' }
  }
  const { url, countArrivals, countDepartures } = await startCacheServer(t, 1_000_000, render, { isCancellable: true })
  const [first, second] = [await openRequest(`${url}/key`), await openRequest(`${url}/key`)]
  await until('both have come', () => countArrivals('/key') === 2)
  // A later request that was answered: by then the earlier ones wait.
  await fetch(`${url}/another`)
  const signal = await beginning.promise
  await first.hangUp()
  await until('the server knows that the first has left', () => countDepartures('/key') === 1)
  assert.equal(signal.aborted, false)
  await second.hangUp()
  await until('nobody waits', () => countDepartures('/key') === 2)
  assert.equal(signal.aborted, true)
})
