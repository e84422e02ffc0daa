import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { buildRawErrorResponse } from '#src/platform/http/responses/malformed-requests.server.ts'
import { shop } from '#test/harness.ts'

test('a request that is no HTTP or has too long headers is refused as JSON and its connection is closed', async (t) => {
  const { url } = await shop(t)
  const sendRaw = async (bytes: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(bytes)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/.exec(head)?.[1])
    assert.equal(Buffer.byteLength(body), length)
    return { status: head.split('\r\n')[0], ...JSON.parse(body) }
  }
  assert.deepEqual(await sendRaw('¿qué?\r\n\r\n'), {
    status: 'HTTP/1.1 400 Bad Request',
    error: 'El pedido no se entiende.',
    code: 'BAD_REQUEST',
    message: 'El pedido no se entiende.',
  })
  const long = await sendRaw(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(40_000)}\r\n\r\n`)
  assert.deepEqual([long.status, long.code], ['HTTP/1.1 431 Request Header Fields Too Large', 'TOO_LARGE'])
})

test('a request that never ends gets 408', () => {
  const answer = buildRawErrorResponse('ERR_HTTP_REQUEST_TIMEOUT')
  assert.match(answer, /^HTTP\/1\.1 408 Request Timeout\r\n/)
  assert.match(answer, /"code":"TIMEOUT"/)
})

test('a request that is refused before its body has arrived gets its response, and its connection is closed', async (t) => {
  const { url } = await shop(t)
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    'POST /api/products HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{',
  )
  const dripTimer = setInterval(() => socket.write(' '), 100)
  // The response comes first. Bytes sent after it may cause a reset.
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(dripTimer)
  assert.match(answer, /^HTTP\/1\.1 401 /)
})
