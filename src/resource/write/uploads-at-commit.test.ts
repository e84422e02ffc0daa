import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createServer } from '#src/app/server.ts'
import { connect } from '#src/platform/database/connect.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { clientFor } from '#test/client.ts'
import { databaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { shop } from '#test/harness.ts'
import { toCsv } from '#test/imports.ts'
import { sweepAll } from '#test/sweep.ts'

/**
 * Where the connection breaks off: at the last statement before COMMIT, which keeps the answer, at COMMIT on its way
 * there, or on its answer's way back.
 */
type Cut = 'before COMMIT' | 'COMMIT is lost' | 'its answer is lost'

const hour = 3_600_000
const inSomeHours = () => new Date(Date.now() + 3 * hour)

/** A server whose connections to the database break off once, where a test says. */
async function office(t: TestContext) {
  const world = await shop(t)
  const { settings, database, dataDir } = world
  let cut: Cut | null = null
  const isCut = (where: Cut, isThere: boolean) => {
    if (cut !== where || !isThere) return false
    cut = null
    return true
  }
  const proxy = await databaseProxy(t, database, {
    sent: (text) =>
      isCut('before COMMIT', text.includes('update idempotency_keys')) ||
      isCut('COMMIT is lost', text.includes('commit\0')),
    said: (bytes) => (isCut('its answer is lost', bytes.includes('COMMIT\0')) ? null : bytes),
  })
  const sql = connect({ ...database, host: proxy.host, port: proxy.port }, { max: 2, timeZone: settings.tzShop })
  const files = await createFileStore(settings)
  const app = await createServer({ settings, sql, files })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atTheEnd(t, async () => {
    app.server.closeAllConnections()
    await app.close()
    await sql.end({ timeout: 1 })
  })
  const by = clientFor(url, async () => (await world.admin.token()) ?? '')
  const shelf = (name: string) =>
    readdirSync(path.join(dataDir, 'files', name), { recursive: true, withFileTypes: true })
      .filter((entry) => /^[0-9a-f]{32}$/.test(entry.name))
      .map((entry) => entry.name)
  return {
    ...world,
    by,
    paper: () => shelf('private-files'),
    cutAt: (where: Cut) => {
      cut = where
    },
    isCut: () => cut === null,
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

for (const [what, { table, pathOf, form }] of Object.entries(uploads)) {
  test(`${what} whose COMMIT was done and whose answer was lost keeps its file, and is answered when sent again`, async (t) => {
    const { by, sql, make, paper, cutAt, isCut, sweep } = await office(t)
    const address = pathOf((await make.employee()).id)
    const key = { 'idempotency-key': 'one-try' }
    cutAt('its answer is lost')
    assert.equal((await by.post(address, form(), key)).status, 503)
    assert.ok(isCut())
    assert.equal((await sql.query(`select 1 from ${table}`)).length, 1)
    assert.equal(paper().length, 1)
    await sweep()
    assert.equal(paper().length, 1, 'a row names it')
    const again = await by.post(address, form(), key)
    assert.equal(again.status, 200, JSON.stringify(again.body))
    assert.deepEqual([(await sql.query(`select 1 from ${table}`)).length, paper().length], [1, 1])
  })

  test(`${what} whose COMMIT never arrived stays until the sweep finds that no row names it`, async (t) => {
    const { by, sql, make, paper, cutAt, isCut, sweep } = await office(t)
    const address = pathOf((await make.employee()).id)
    cutAt('COMMIT is lost')
    assert.equal((await by.post(address, form())).status, 503)
    assert.ok(isCut())
    assert.deepEqual([(await sql.query(`select 1 from ${table}`)).length, paper().length], [0, 1])
    await sweep()
    assert.deepEqual(paper(), [])
  })

  test(`${what} whose connection was lost before COMMIT goes at once: nothing was written`, async (t) => {
    const { by, make, paper, cutAt, isCut } = await office(t)
    const address = pathOf((await make.employee()).id)
    cutAt('before COMMIT')
    assert.equal((await by.post(address, form(), { 'idempotency-key': 'one-try' })).status, 503)
    assert.ok(isCut())
    assert.deepEqual(paper(), [])
  })
}

test('a refused write removes its file at once', async (t) => {
  const { as, admin, make, paper } = await office(t)
  const { id } = await make.employee()
  assert.equal((await as('see_employees').post(`/employees/${id}/attachments`, paperForm())).status, 403)
  const gone = await make.employee({ employee_file_number: '0999' })
  await admin.delete(`/employees/${gone.id}`)
  assert.equal((await admin.post(`/employees/${gone.id}/attachments`, paperForm())).status, 404)
  assert.deepEqual(paper(), [])
})
