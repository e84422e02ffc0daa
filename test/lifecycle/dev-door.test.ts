import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { test } from 'node:test'

const doorFile = path.join(import.meta.dirname, '..', '..', 'bin', 'dev-door.mjs')

test('who waits at the door while the server starts twice is let in once it is ready', async (t) => {
  const { devDoor, freePort } = await import(doorFile)
  const [port, inner] = [await freePort(), await freePort()]
  const door = await devDoor({ host: '127.0.0.1', port, inner })
  const server = http.createServer((_, reply) => reply.end('in')).listen(inner, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    door.end()
    server.close()
    server.closeAllConnections()
  })
  const waiting = fetch(`http://127.0.0.1:${port}/`)
  const [socket] = await once(door.front, 'connection')
  await once(socket, 'data')
  door.close()
  await door.open(() => true)
  assert.equal(await (await waiting).text(), 'in')
})

test('a page that is asked for just as the server ends comes from the next one', async (t) => {
  const { devDoor, freePort } = await import(doorFile)
  const [port, inner] = [await freePort(), await freePort()]
  const door = await devDoor({ host: '127.0.0.1', port, inner })
  const ending = http.createServer((request, reply) => (request.url === '/readyz' ? reply.end() : reply.destroy()))
  ending.listen(inner, '127.0.0.1')
  await door.open(() => true)
  const asked = fetch(`http://127.0.0.1:${port}/`)
  await once(ending, 'request')
  ending.close()
  ending.closeAllConnections()
  await once(ending, 'close')
  const next = http.createServer((_, reply) => reply.end('in')).listen(inner, '127.0.0.1')
  t.after(() => {
    door.end()
    next.close()
    next.closeAllConnections()
  })
  assert.equal(await (await asked).text(), 'in')
})
