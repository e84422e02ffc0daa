import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { waitUntilImportHasNoTask } from '#src/importer/routes/wait-until-import-has-no-task.server.ts'
import { atTheEnd } from '#test/endings.ts'
import { shop } from '#test/harness.ts'
import { uploadColors } from '#test/import-workers.ts'

test('who waits for an import is not cut off for being idle, as others are', async (t) => {
  const { sql, admin } = await shop(t)
  const { id } = await uploadColors(admin, 1)
  await sql`update imports set task = 'check', lease_until = now() + interval '1 hour' where id = ${id}`
  const server = createServer((request, response) =>
    waitUntilImportHasNoTask(sql, id, request).then(() => response.end('settled')),
  )
  server.timeout = 100
  server.listen(0, '127.0.0.1')
  atTheEnd(t, () => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const requestArrival = once(server, 'request')
  const response = fetch(`http://127.0.0.1:${port}`)
  await requestArrival
  const connection = connect(port, '127.0.0.1').resume()
  await once(connection, 'close')
  await sql`update imports set task = null, lease_until = null where id = ${id}`
  assert.equal(await (await response).text(), 'settled')
})
