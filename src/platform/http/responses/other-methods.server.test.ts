import assert from 'node:assert/strict'
import { request as send } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'

type MethodResponse = { status: number | undefined; allow: string | undefined; type: string | undefined; body: string }

/** Sends a request with any method that Node can send; `fetch` refuses some. */
async function ask(address: string, method: string, headers: Record<string, string> = {}): Promise<MethodResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<MethodResponse>()
  send(address, { method, headers, agent: false }, async (answer) => {
    const { allow, 'content-type': type } = answer.headers
    resolve({ status: answer.statusCode, allow, type, body: await text(answer) })
  })
    .on('error', reject)
    .end()
  return promise
}

/** Sends raw bytes and returns the response's status line, head and body. */
async function sendRaw(url: string, bytes: string): Promise<{ status: string; head: string; body: string }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: head.split('\r\n')[0] ?? '', head, body }
}

test('an API address answers other methods with 405, Allow and a message in three languages', async (t) => {
  const { url } = await shop(t)
  const messages = {
    es: 'Esta dirección no admite este método.',
    en: 'This address does not take this method.',
    pt: 'Este endereço não aceita este método.',
  }
  for (const [language, message] of Object.entries(messages)) {
    const refused = await ask(`${url}/api/contact/send?x=1`, 'GET', { 'accept-language': language })
    assert.deepEqual([refused.status, refused.allow], [405, 'POST, OPTIONS'])
    assert.deepEqual(JSON.parse(refused.body), { error: message, code: 'METHOD_NOT_ALLOWED', message })
  }
  assert.equal((await ask(`${url}/api/colors`, 'PUT')).allow, 'GET, HEAD, POST, PATCH, DELETE, OPTIONS')
  assert.equal((await ask(`${url}/api/colors/7`, 'POST')).allow, 'GET, HEAD, PUT, PATCH, DELETE, OPTIONS')
  for (const messages of ['rojo', 'r'.repeat(400)])
    assert.equal((await ask(`${url}/api/colors/search/${messages}`, 'DELETE')).allow, 'GET, HEAD, OPTIONS')
})

test('a page answers other methods with 405 as plain text, whatever the request contains', async (t) => {
  const { url } = await shop(t)
  for (const path of ['/', '/en/', '/pt/producto/1-x', '/login', '/admin/users', '/sitemap.xml', '/healthz']) {
    const refused = await ask(url + path, 'POST', { 'accept-language': 'en', 'content-type': 'text/x-unknown' })
    assert.deepEqual([refused.status, refused.allow], [405, 'GET, HEAD, OPTIONS'], path)
    assert.deepEqual(
      [refused.type, refused.body],
      ['text/plain; charset=utf-8', 'This address does not take this method.'],
    )
  }
  assert.equal((await ask(`${url}/contacto`, 'PUT')).allow, 'GET, HEAD, POST, OPTIONS')
})

test('OPTIONS lists the methods of an address and nothing else', async (t) => {
  const { url } = await shop(t)
  for (const [path, allow] of [
    ['/api/colors/7', 'GET, HEAD, PUT, PATCH, DELETE, OPTIONS'],
    ['/api/auth/login', 'POST, OPTIONS'],
    ['/', 'GET, HEAD, OPTIONS'],
  ]) {
    const optionsResponse = await ask(url + path, 'OPTIONS', { origin: 'https://other.example' })
    assert.deepEqual([optionsResponse.status, optionsResponse.allow, optionsResponse.body], [204, allow, ''], path)
  }
})

test('an unknown address is 404 for every method', async (t) => {
  const { url } = await shop(t)
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    for (const path of ['/nada', '/api/nada', '/api/colors/7/nada', '/sitemap-0.xml']) {
      const notFound = await ask(url + path, method)
      assert.deepEqual([notFound.status, notFound.allow], [404, undefined], `${method} ${path}`)
    }
  }
})

test('a method that no address has is 405 at an existing address', async (t) => {
  const { url } = await shop(t)
  for (const method of ['TRACE', 'PROPFIND', 'MKCOL', 'PURGE', 'QUERY', 'M-SEARCH', 'LINK']) {
    const refused = await ask(`${url}/api/colors`, method)
    assert.deepEqual([refused.status, JSON.parse(refused.body).code], [405, 'METHOD_NOT_ALLOWED'], method)
  }
})

test('an invalid method is 400 and CONNECT is 405, and both connections are closed', async (t) => {
  const { url } = await shop(t)
  for (const method of ['get', 'Post', 'FOO', 'G\u00c9T', '']) {
    const malformed = await sendRaw(url, `${method} / HTTP/1.1\r\nhost: x\r\n\r\n`)
    assert.equal(malformed.status, 'HTTP/1.1 400 Bad Request', method)
    assert.equal(JSON.parse(malformed.body).code, 'BAD_REQUEST')
  }
  const tunnel = await sendRaw(url, 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n')
  assert.equal(tunnel.status, 'HTTP/1.1 405 Method Not Allowed')
  assert.match(tunnel.head, /\r\nallow: \r\n/)
  assert.equal(JSON.parse(tunnel.body).code, 'METHOD_NOT_ALLOWED')
  const wildcard = await sendRaw(url, 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  assert.equal(wildcard.status, 'HTTP/1.1 204 No Content')
})

test('HEAD answers wherever GET does, with the same head and no body', async (t) => {
  const { url, make } = await shop(t)
  const product = await make.product({ name: 'iPad' })
  const paths = ['/', '/nada', `/producto/${product.id}-ipad`, '/login', '/robots.txt', '/sitemap.xml', '/healthz']
  for (const path of [
    ...paths,
    '/img/favicon.svg',
    '/contacto',
    '/api/products',
    '/api/colors/999',
    '/api/docs/json',
  ]) {
    const [get, head] = [await ask(url + path, 'GET'), await ask(url + path, 'HEAD')]
    assert.deepEqual([head.status, head.type, head.body], [get.status, get.type, ''], path)
  }
})
