import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type TestContext, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { closeConnectionOfSlowReader } from '#src/platform/http/responses/slow-reader.server.ts'

const block = Buffer.alloc(16 * 1024, 'x')

/** More checks than any system's buffers need to fill. */
const maxChecks = 2000

/** Starts a server that sends blocks to one client. The test runs its checks of the client's pace. */
async function startBlockServer(t: TestContext, blocks: Iterable<Buffer> | AsyncIterable<Buffer>) {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const responseGate = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, response) => {
    closeConnectionOfSlowReader(response)
    responseGate.resolve(response)
    pipeline(Readable.from(blocks), response).catch(() => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const clientRequest = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false })
  clientRequest.on('error', () => {})
  const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage]
  const runCheck = async () => {
    t.mock.timers.tick(10_000)
    await nextTurn()
  }
  return { answer, response: await responseGate.promise, runCheck }
}

/** More bytes than all buffers between a server and a client that does not read. */
function* manyBlocks() {
  for (let count = 0; count < 4000; count++) yield block
}

test('a client that takes nothing is cut off', async (t) => {
  const { answer, response, runCheck } = await startBlockServer(t, manyBlocks())
  answer.pause()
  for (let checks = 0; checks < maxChecks && !response.closed; checks++) await runCheck()
  assert.deepEqual([response.closed, response.writableFinished], [true, false])
})

test('a client that waits for unwritten bytes does not count as slow', async (t) => {
  const secondBlock = Promise.withResolvers<void>()
  async function* yieldSlowly() {
    yield block
    await secondBlock.promise
    yield block
  }
  const { answer, runCheck } = await startBlockServer(t, yieldSlowly())
  for (let bytes = 0; bytes < block.length; ) bytes += (await once(answer, 'data'))[0].length
  for (let checks = 0; checks < 10; checks++) await runCheck()
  secondBlock.resolve()
  const [lastChunk] = await once(answer, 'data')
  assert.ok(lastChunk.length > 0)
})
