import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createServer } from '#src/app/server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { readSettings } from '#src/platform/settings/settings.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

/** A server whose database connection can be cut. */
async function startServerWithProxy(t: TestContext) {
  const { options } = await createFreshDatabase(t)
  let isDown = false
  const { host, port } = await startDatabaseProxy(t, options, { shouldReset: () => isDown })
  const sql = createConnectionPools({ ...options, host, port }, { max: 4 })
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-down-'))
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', SEED: 'none', DATA_DIR: dataDir })
  const app = await createServer({ settings, sql, files: await createFileStore(settings) })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atTheEnd(t, async () => {
    await app.close()
    await sql.end({ timeout: 5 })
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { url, goDown: () => (isDown = true) }
}

test('with the database gone a page says so as a page, a program is told as data', async (t) => {
  const { url, goDown } = await startServerWithProxy(t)
  goDown()
  for (const [path, text] of [
    ['/?q=heladera', 'La tienda no responde en este momento'],
    ['/producto/7-ipad', 'La tienda no responde en este momento'],
    ['/en/nothing', 'The shop is not answering right now'],
    ['/pt/contacto/enviado', 'A loja não está respondendo agora'],
  ]) {
    const answer = await fetch(url + path)
    assert.equal(answer.status, 503, path)
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
    assert.ok(Number(answer.headers.get('retry-after')) > 0)
    assert.match(await answer.text(), new RegExp(`<h1>${text}</h1>`))
  }
  const form = new URLSearchParams({ name: 'Ana', email: 'ana@example.com', message: 'Hola' })
  const formAnswer = await fetch(`${url}/contacto`, { method: 'POST', body: form })
  assert.equal(formAnswer.status, 503)
  assert.match(await formAnswer.text(), /<h1>La tienda no responde/)
  const orderAnswer = await fetch(`${url}/producto/7-ipad/pedido`, { method: 'POST', body: form })
  assert.equal(orderAnswer.status, 503)
  const apiAnswer = await fetch(`${url}/api/products`)
  assert.deepEqual([apiAnswer.status, (await apiAnswer.json()).code], [503, 'UNAVAILABLE'])
})
