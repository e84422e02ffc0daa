import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'

test('the document is read in a browser, under its own policy, and kept as long as it is the same', async (t) => {
  const { url } = await shop(t)
  const page = await fetch(`${url}/api/docs`)
  assert.equal(page.status, 200)
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'self'; style-src 'self' 'sha256-/)
  assert.equal(page.headers.get('x-content-type-options'), 'nosniff')
  const styleSheet = await fetch(`${url}/api/docs/static/swagger-ui.css`)
  assert.equal(styleSheet.status, 200)
  const etag = styleSheet.headers.get('etag') ?? ''
  // A tag alone makes `fetch` ask for a fresh answer (`no-cache`).
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  const repeatedAnswer = await fetch(`${url}/api/docs/static/swagger-ui.css`, { headers })
  assert.deepEqual([repeatedAnswer.status, repeatedAnswer.headers.get('content-type')], [304, null])
})

test('HEAD tells how long the document is', async (t) => {
  const { url } = await shop(t)
  const { byteLength } = await (await fetch(`${url}/api/docs/json`)).arrayBuffer()
  const head = await fetch(`${url}/api/docs/json`, { method: 'HEAD' })
  assert.equal(head.headers.get('content-length'), String(byteLength))
})

test('what the document has not is not found, in the words of the API', async (t) => {
  const { url } = await shop(t)
  for (const path of ['static/nothing.js', 'static/..%2f..%2fpackage.json', 'nothing']) {
    const answer = await fetch(`${url}/api/docs/${path}`, { headers: { 'accept-language': 'en' } })
    assert.equal(answer.status, 404, path)
    assert.equal((await answer.json()).code, 'NOT_FOUND')
  }
})
