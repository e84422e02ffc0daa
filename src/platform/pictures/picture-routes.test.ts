import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import fastify from 'fastify'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { installErrorHandler } from '#src/platform/http/responses/error-responses.server.ts'
import { registerPictureRoutes } from '#src/platform/pictures/picture-routes.server.ts'
import { createCutOut, createFreshDirectory, writeReceivedFile } from '#test/pictures.ts'

async function startServer(t: TestContext) {
  const files = await createFileStore({ dataDir: createFreshDirectory(t) })
  const app = fastify()
  t.after(() => app.close())
  installErrorHandler(app)
  registerPictureRoutes(app, { files })
  const { name } = await files.storePicture(writeReceivedFile(t, await createCutOut(60).toBuffer()), 'image')
  return { app, name, base: name.slice(0, 32) }
}

test('a picture is served by its kind, for ever, and never guessed at', async (t) => {
  const { app, name, base } = await startServer(t)
  for (const [file, type] of [
    [name, 'image/jpeg'],
    [`${base}-400.avif`, 'image/avif'],
    [`${base}-1200.webp`, 'image/webp'],
  ]) {
    const { statusCode, headers, rawPayload } = await app.inject(`/uploads/images/${file}`)
    assert.equal(statusCode, 200, file)
    assert.equal(headers['content-type'], type)
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(Number(headers['content-length']), rawPayload.length)
  }
})

test('a browser that has it is not sent it again; HEAD tells of it without sending it', async (t) => {
  const { app, name } = await startServer(t)
  const url = `/uploads/images/${name}`
  const { headers } = await app.inject(url)
  const repeated = await app.inject({ url, headers: { 'if-none-match': `"other", W/${headers.etag}` } })
  assert.deepEqual([repeated.statusCode, repeated.body], [304, ''])
  const head = await app.inject({ method: 'HEAD', url })
  assert.deepEqual([head.statusCode, head.body, head.headers['content-length']], [200, '', headers['content-length']])
})

test('what is no name of a stored picture is not found, whatever it tries to reach', async (t) => {
  const { app, name, base } = await startServer(t)
  const wrongNames = [
    '..%2f..%2fpackage.json',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    `${'0'.repeat(32)}.jpg`,
    `${base}-401.avif`,
    `${base}-400.jpg`,
    `${base}.svg`,
    `${name}%00`,
    base,
    '.',
    'incoming',
  ]
  for (const file of wrongNames) {
    const { statusCode, headers, json } = await app.inject(`/uploads/images/${file}`)
    assert.equal(statusCode, 404, file)
    assert.match(String(headers['content-type']), /json/)
    assert.ok(json().message)
    assert.equal(headers['cache-control'], 'no-store')
  }
  assert.equal((await app.inject(`/images/${name}`)).statusCode, 404, 'an image is no logo')
})
