import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fastify from 'fastify'
import { connect } from '#src/platform/database/connect.server.ts'
import { answerErrors } from '#src/platform/http/answers.server.ts'
import { leavingOf } from '#src/platform/http/caller.server.ts'
import { openPublicCache, type Produce, type RenderOptions } from '#src/platform/public-answers/public-cache.server.ts'
import { openPublicVersion } from '#src/platform/public-version/public-version.server.ts'
import { freshDatabase } from '#test/cluster.ts'
import { atTheEnd } from '#test/endings.ts'
import { until } from '#test/lifecycle/until.ts'
import { openRequest } from '#test/open-request.ts'

/** What `public-cache.server.ts` allows of different answers. */
const mostRunning = 16
const mostWaiting = 500

type ProduceOfKey = (...of: [...Parameters<Produce>, key: string]) => ReturnType<Produce>

/**
 * A server of nothing but a cache that may hold so much: `/key` answers what `produce` makes. Counts the requests of an
 * address that came, and those whose client has left.
 */
async function serverOf(t: TestContext, maxBytes: number, produce: ProduceOfKey, options?: RenderOptions) {
  const { options: database } = await freshDatabase(t)
  const sql = connect(database, { max: 2 })
  const version = await openPublicVersion(sql)
  const cache = openPublicCache(version, { maxBytes })
  const app = fastify()
  answerErrors(app)
  const [arrivals, departures]: [string[], string[]] = [[], []]
  app.addHook('onRequest', async ({ raw, url }) => {
    arrivals.push(url)
    leavingOf(raw).addEventListener('abort', () => departures.push(url))
  })
  app.get<{ Params: { key: string } }>('/:key', async (request, reply) => {
    const { key } = request.params
    const isSent = await cache.answer(request, reply, key, (...of) => produce(...of, key), options)
    return isSent ? reply : reply.status(404).send()
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atTheEnd(t, async () => {
    // Of a test that failed, answers may still be waited for.
    app.server.closeAllConnections()
    await app.close()
    await version.close()
    await sql.end()
  })
  const countIn = (urls: readonly string[]) => (url: string) => urls.filter((each) => each === url).length
  return { url, cache, countArrivals: countIn(arrivals), countDepartures: countIn(departures) }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes of every ArrayBuffer that is alive in this process. */
function bytesOfBuffers(): number {
  collectGarbage()
  // The second time finds what the first one let go of.
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

test('the bound holds for the buffers that are really kept, in every encoding', async (t) => {
  const maxBytes = 512 * 1024
  const produce = async () => ({ status: 200, type: 'text/plain', body: 'iPhone '.repeat(300) })
  const { url, cache } = await serverOf(t, maxBytes, produce)
  const ask = async (path: string, amount: number) => {
    for (let n = 0; n < amount; n++) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await fetch(`${url}/${path}-${n}`, { headers: { 'accept-encoding': encoding } })
        assert.equal((await answer.text()).length, 2100)
      }
    }
  }
  await ask('first', 10)
  const before = { real: bytesOfBuffers(), counted: cache.held().bytes }
  await ask('then', 150)
  const { bytes, entries } = cache.held()
  assert.ok(entries < 150 && bytes <= maxBytes, `${entries} answers of ${bytes} bytes`)
  const grown = bytesOfBuffers() - before.real
  assert.ok(grown > 0 && grown <= bytes - before.counted, `${grown} bytes more, counted as ${bytes - before.counted}`)
})

test('an answer kept in one encoding is given in every other, to the letter', async (t) => {
  const body = `${'¿Cuánto sale el iPhone 17? '.repeat(200)}ñ`
  const { url, cache } = await serverOf(t, 1_000_000, async () => ({ status: 200, type: 'text/plain', body }))
  const encodings = ['zstd', 'br', 'gzip', 'identity']
  for (const first of encodings) {
    for (const encoding of [first, ...encodings]) {
      const answer = await fetch(`${url}/${first}`, { headers: { 'accept-encoding': encoding } })
      assert.equal(await answer.text(), body, `${encoding} after ${first}`)
    }
  }
  const before = cache.held().bytes
  await fetch(`${url}/alone`, { headers: { 'accept-encoding': 'br' } })
  const alone = cache.held().bytes - before
  assert.ok(alone < body.length / 2, `${alone} bytes are kept of ${body.length}, which compress to a twentieth`)
})

test('nothing is kept of an answer that failed, nor where there is nothing to show', async (t) => {
  let outcome: Produce = () => Promise.reject(new Error('broken'))
  const { url, cache } = await serverOf(t, 1_000_000, (version, signal) => outcome(version, signal))
  assert.equal((await fetch(`${url}/key`)).status, 500)
  outcome = async () => null
  assert.equal((await fetch(`${url}/key`)).status, 404)
  assert.deepEqual(cache.held(), { bytes: 0, entries: 0 })
})

test('many addresses of one answer are bounded like the answers', async (t) => {
  const maxBytes = 100_000
  const { url, cache } = await serverOf(t, maxBytes, async () => ({ status: 200, type: 'text/plain', body: 'made' }))
  for (let n = 0; n < 40; n++) assert.equal((await fetch(`${url}/key?${'x'.repeat(3000)}${n}`)).status, 200)
  const { bytes, entries } = cache.held()
  assert.equal(entries, 1)
  assert.ok(bytes > 3000 && bytes <= maxBytes / 4, `${bytes}`)
})

test('where too much is asked at once the next is told so; who wants what is under way waits with the others', async (t) => {
  let running = 0
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const refused = Promise.withResolvers<Response>()
  const { url } = await serverOf(t, 1_000_000, async () => {
    begun.resolve()
    if (++running > mostRunning) refused.reject(new Error(`${running} answers are made at once`))
    await finish.promise
    running--
    return { status: 200, type: 'text/plain', body: 'made' }
  })
  const first = fetch(`${url}/first`)
  await begun.promise
  const others = Array.from({ length: mostRunning + mostWaiting }, (_, n) => fetch(`${url}/${n}`))
  for (const other of others) other.then((answer) => answer.status === 503 && refused.resolve(answer))
  const answer = await refused.promise
  assert.equal(answer.headers.get('retry-after'), '1')
  assert.equal((await answer.json()).code, 'UNAVAILABLE')
  const same = fetch(`${url}/first?again`)
  finish.resolve()
  const statuses = (await Promise.all([first, same, ...others])).map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 503).length, 1)
  assert.deepEqual(statuses.slice(0, 2), [200, 200])
})

test('an answer that cannot be cancelled is made once, however many wait for it and leave', async (t) => {
  let renders = 0
  const finish = Promise.withResolvers<void>()
  const { url, countArrivals, countDepartures } = await serverOf(t, 1_000_000, async (_version, _signal, key) => {
    if (key === 'key') {
      renders++
      await finish.promise
    }
    return { status: 200, type: 'text/plain', body: 'iPhone' }
  })
  const waits = async (count: number) => {
    await until('it has come', () => countArrivals('/key') === count)
    // Asked for later, and answered: by then the one before waits.
    await fetch(`${url}/another`)
  }
  for (let count = 1; count <= 5; count++) {
    const { leave } = await openRequest(`${url}/key`)
    await waits(count)
    await leave()
    await until('the server knows that it left', () => countDepartures('/key') === count)
  }
  const together = [fetch(`${url}/key`), fetch(`${url}/key`)]
  await waits(7)
  finish.resolve()
  for (const answer of together) assert.equal(await (await answer).text(), 'iPhone')
  assert.equal(renders, 1)
})

test('an answer that can be cancelled is made for whoever stays, and ends with the last of them', async (t) => {
  const begun = Promise.withResolvers<AbortSignal>()
  const produce: ProduceOfKey = async (_version, signal, key) => {
    if (key === 'key') {
      begun.resolve(signal)
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }
    return { status: 200, type: 'text/plain', body: 'iPhone' }
  }
  const { url, countArrivals, countDepartures } = await serverOf(t, 1_000_000, produce, { isCancellable: true })
  const [first, second] = [await openRequest(`${url}/key`), await openRequest(`${url}/key`)]
  await until('both have come', () => countArrivals('/key') === 2)
  // Asked for later, and answered: by then both wait.
  await fetch(`${url}/another`)
  const signal = await begun.promise
  await first.leave()
  await until('the server knows that the first has left', () => countDepartures('/key') === 1)
  assert.equal(signal.aborted, false)
  await second.leave()
  await until('nobody waits', () => countDepartures('/key') === 2)
  assert.equal(signal.aborted, true)
})
