import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { test } from 'node:test'

const proxyFile = path.join(import.meta.dirname, '..', '..', 'bin', 'dev-proxy.mjs')

test('a request that waits while the server starts twice is answered once it is ready', async (t) => {
  const { startDevProxy, findFreePort } = await import(proxyFile)
  const [port, innerPort] = [await findFreePort(), await findFreePort()]
  const proxy = await startDevProxy({ host: '127.0.0.1', port, innerPort })
  const server = http.createServer((_, reply) => reply.end('in')).listen(innerPort, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    proxy.end()
    server.close()
    server.closeAllConnections()
  })
  const waitingRequest = fetch(`http://127.0.0.1:${port}/`)
  const [socket] = await once(proxy.frontServer, 'connection')
  await once(socket, 'data')
  proxy.close()
  await proxy.open(() => true)
  assert.equal(await (await waitingRequest).text(), 'in')
})

test('a page that is asked for just as the server ends comes from the next one', async (t) => {
  const { startDevProxy, findFreePort } = await import(proxyFile)
  const [port, innerPort] = [await findFreePort(), await findFreePort()]
  const proxy = await startDevProxy({ host: '127.0.0.1', port, innerPort })
  const endingServer = http.createServer((request, reply) =>
    request.url === '/readyz' ? reply.end() : reply.destroy(),
  )
  endingServer.listen(innerPort, '127.0.0.1')
  await proxy.open(() => true)
  const pageRequest = fetch(`http://127.0.0.1:${port}/`)
  await once(endingServer, 'request')
  endingServer.close()
  endingServer.closeAllConnections()
  await once(endingServer, 'close')
  const nextServer = http.createServer((_, reply) => reply.end('in')).listen(innerPort, '127.0.0.1')
  t.after(() => {
    proxy.end()
    nextServer.close()
    nextServer.closeAllConnections()
  })
  assert.equal(await (await pageRequest).text(), 'in')
})
