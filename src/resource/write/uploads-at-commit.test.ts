import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createServer } from '#src/app/server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { createClient } from '#test/client.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { shop } from '#test/harness.ts'
import { toCsv } from '#test/imports.ts'
import { sweepAll } from '#test/sweep.ts'

/**
 * The point at which the connection breaks: at the last statement before COMMIT, which stores the answer; when COMMIT
 * is sent; or when its answer returns.
 */
type BreakPoint = 'before COMMIT' | 'COMMIT is lost' | 'its answer is lost'

const hour = 3_600_000
const inSomeHours = () => new Date(Date.now() + 3 * hour)

/** A server whose connection to the database breaks once, at the point that a test sets. */
async function startServerThatLosesConnections(t: TestContext) {
  const world = await shop(t)
  const { settings, database, dataDir } = world
  let breakPoint: BreakPoint | null = null
  const breaksAt = (point: BreakPoint, isThere: boolean) => {
    if (breakPoint !== point || !isThere) return false
    breakPoint = null
    return true
  }
  const proxy = await startDatabaseProxy(t, database, {
    shouldReset: (text) =>
      breaksAt('before COMMIT', text.includes('update idempotency_keys')) ||
      breaksAt('COMMIT is lost', text.includes('commit\0')),
    changeReply: (bytes) => (breaksAt('its answer is lost', bytes.includes('COMMIT\0')) ? null : bytes),
  })
  const sql = createConnectionPools(
    { ...database, host: proxy.host, port: proxy.port },
    { max: 2, timeZone: settings.tzShop },
  )
  const files = await createFileStore(settings)
  const app = await createServer({ settings, sql, files })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atTheEnd(t, async () => {
    app.server.closeAllConnections()
    await app.close()
    await sql.end({ timeout: 1 })
  })
  const client = createClient(url, async () => (await world.admin.token()) ?? '')
  const listStoredKeys = (name: string) =>
    readdirSync(path.join(dataDir, 'files', name), { recursive: true, withFileTypes: true })
      .filter((entry) => /^[0-9a-f]{32}$/.test(entry.name))
      .map((entry) => entry.name)
  return {
    ...world,
    client,
    paper: () => listStoredKeys('private-files'),
    breakAt: (point: BreakPoint) => {
      breakPoint = point
    },
    isBroken: () => breakPoint === null,
    sweep: () => sweepAll({ sql: world.sql, files }, inSomeHours()),
  }
}

const paperForm = () => {
  const form = new FormData()
  form.set('type', 'contract')
  form.set('file', new File(['%PDF-1.4\ncontrato\n%%EOF'], 'Contrato.pdf'))
  return form
}
const sheetForm = () => {
  const form = new FormData()
  form.set('file', new File([toCsv([['Nombre'], ['Rojo']])], 'colores.csv'))
  return form
}

const uploads: Record<string, { table: string; pathOf(employeeId: number): string; form(): FormData }> = {
  'a paper': { table: 'attachments', pathOf: (id) => `/employees/${id}/attachments`, form: paperForm },
  'a sheet to be loaded': { table: 'imports', pathOf: () => '/imports', form: sheetForm },
}

for (const [description, { table, pathOf, form }] of Object.entries(uploads)) {
  test(`${description} that was committed, but whose answer was lost, keeps its file and is answered when repeated`, async (t) => {
    const { client, sql, make, paper, breakAt, isBroken, sweep } = await startServerThatLosesConnections(t)
    const address = pathOf((await make.employee()).id)
    const key = { 'idempotency-key': 'one-try' }
    breakAt('its answer is lost')
    assert.equal((await client.post(address, form(), key)).status, 503)
    assert.ok(isBroken())
    assert.equal((await sql.query(`select 1 from ${table}`)).length, 1)
    assert.equal(paper().length, 1)
    await sweep()
    assert.equal(paper().length, 1, 'a row names it')
    const repeat = await client.post(address, form(), key)
    assert.equal(repeat.status, 200, JSON.stringify(repeat.body))
    assert.deepEqual([(await sql.query(`select 1 from ${table}`)).length, paper().length], [1, 1])
  })

  test(`${description} whose COMMIT never arrived stays until the sweep finds that no row names it`, async (t) => {
    const { client, sql, make, paper, breakAt, isBroken, sweep } = await startServerThatLosesConnections(t)
    const address = pathOf((await make.employee()).id)
    breakAt('COMMIT is lost')
    assert.equal((await client.post(address, form())).status, 503)
    assert.ok(isBroken())
    assert.deepEqual([(await sql.query(`select 1 from ${table}`)).length, paper().length], [0, 1])
    await sweep()
    assert.deepEqual(paper(), [])
  })

  test(`${description} whose connection was lost before COMMIT is removed at once: nothing was written`, async (t) => {
    const { client, make, paper, breakAt, isBroken } = await startServerThatLosesConnections(t)
    const address = pathOf((await make.employee()).id)
    breakAt('before COMMIT')
    assert.equal((await client.post(address, form(), { 'idempotency-key': 'one-try' })).status, 503)
    assert.ok(isBroken())
    assert.deepEqual(paper(), [])
  })
}

test('a refused write removes its file at once', async (t) => {
  const { as, admin, make, paper } = await startServerThatLosesConnections(t)
  const { id } = await make.employee()
  assert.equal((await as('see_employees').post(`/employees/${id}/attachments`, paperForm())).status, 403)
  const deletedEmployee = await make.employee({ employee_file_number: '0999' })
  await admin.delete(`/employees/${deletedEmployee.id}`)
  assert.equal((await admin.post(`/employees/${deletedEmployee.id}/attachments`, paperForm())).status, 404)
  assert.deepEqual(paper(), [])
})
