import assert from 'node:assert/strict'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import sharp from 'sharp'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { databaseUser } from '#src/platform/embedded-database/postgres-cluster.server.ts'
import { chooseSocketDirectory } from '#src/platform/embedded-database/postgres-socket.server.ts'
import { createClient } from '#test/client.ts'
import { colorsRequest, listChildrenWith } from '#test/import-workers.ts'
import { uploadRows, waitUntilOver } from '#test/imports.ts'
import { startMailServer } from '#test/mail-server.ts'
import { createTemporaryDirectory, type Program, startProgram } from './program.ts'
import { until } from './until.ts'

const onLinux = { skip: process.platform !== 'linux' && 'looks into /proc' }

const root = path.join(import.meta.dirname, '..', '..')
const account = { dni: '20123456', password: 'de-prueba-1' }
const env = { ADMIN_DNI: account.dni, ADMIN_PASSWORD: account.password }

function createAdminClient({ address }: Program) {
  return createClient(address, async () => {
    const answer = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    return ((await answer.json()) as { token: string }).token
  })
}

const listBundledChildren = (program: Program, name: string) =>
  listChildrenWith(path.join(root, 'dist/server', name), program.server())

async function stopProgram(program: Program): Promise<void> {
  program.child.kill('SIGTERM')
  await until('it is gone', program.isGone)
}

test('the started server and the programs of its child processes are those of the bundle', onLinux, async (t) => {
  const dataDir = createTemporaryDirectory(t)
  const program = await startProgram(t, { dataDir, env })
  await program.ready()
  const admin = createAdminClient(program)

  await t.test('pictures', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    const { body: category } = await admin.post('/categories', { name: 'Equipos', description: 'Todos' })
    const form = new FormData()
    const values = { name: 'Funda', description: 'Nueva', price: '10', category_id: String(category.id) }
    for (const [name, value] of Object.entries(values)) form.append(name, value)
    form.append('image', new Blob([new Uint8Array(photo)]), 'foto.jpg')
    const { status, body: product } = await admin.post('/products', form)
    assert.equal(status, 200, JSON.stringify(product))
    assert.equal(listBundledChildren(program, 'picture-worker.server.js').length, 1)
    assert.equal((await fetch(`${program.address}/uploads/images/${product.image[0]}`)).status, 200)
  })

  await t.test('the data loader', async () => {
    const sheet = await uploadRows(admin, [
      ['Nombre', 'Código'],
      ['Rojo', '#ff0000'],
    ])
    await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
    assert.equal((await admin.post(`/imports/${sheet.id}/run`, colorsRequest)).status, 200)
    await until('its process runs', () => listBundledChildren(program, 'import-process.server.js').length > 0)
    const { status, created } = await waitUntilOver(admin, sheet.id)
    assert.deepEqual([status, created], ['done', 1])
  })

  await t.test('spreadsheets', async () => {
    for (const address of ['/colors/export.xlsx', '/imports/template/colors.xlsx']) {
      const { status, body } = await admin.get(address)
      assert.deepEqual([status, body.slice(0, 2)], [200, 'PK'], address)
    }
  })

  await t.test("the API document's pages", async () => {
    assert.equal((await admin.get('/docs/json')).body.openapi, '3.1.0')
    assert.match((await admin.get('/docs')).body, /swagger-ui/)
    assert.equal((await admin.get('/docs/static/swagger-ui-bundle.js')).status, 200)
  })

  await t.test('metrics, the page of the shop and its files', async () => {
    const text = async (address: string) => (await fetch(program.address + address)).text()
    assert.match(await text('/metrics'), /http_requests_total/)
    const [script = ''] = /\/assets\/shop-[\w-]+\.js/.exec(await text('/')) ?? []
    assert.match(await text(script), /import|document/)
  })

  await t.test('a contact message without a mail server', async () => {
    const message = { name: 'Ana', email: 'ana@example.com', message: '¿Tienen fundas?' }
    assert.deepEqual((await admin.post('/contact/send', message)).body, { success: true })
    assert.equal((await admin.post('/auth/forgot', { email: 'ana@example.com' })).body.code, 'NOT_YET_FUNCTIONAL')
  })

  await t.test('a stack in the log, which names places in the sources', async () => {
    const address = { host: chooseSocketDirectory(dataDir), port: 5432, user: databaseUser, database: 'mostrador' }
    const sql = createConnectionPools(address, { max: 1 })
    await sql.query('alter table colors rename to colours')
    assert.equal((await admin.get('/colors?sort=name')).status, 500)
    await sql.query('alter table colours rename to colors')
    await sql.end()
    const stackPattern = /"stack":"error: relation(?:\\.|[^"\\])*"/
    const lines = await until('it is logged', () => stackPattern.exec(program.output())?.[0])
    assert.match(lines, new RegExp(`${root}/src/resource/read/[\\w.-]+\\.server\\.ts:\\d+:\\d+`))
    assert.doesNotMatch(lines, /dist\/server/)
  })
  await stopProgram(program)

  const mail = await startMailServer(t)
  const programWithMail = await startProgram(t, { dataDir, env: { MAIL_URL: mail.url } })
  await t.test('a letter', async () => {
    await programWithMail.ready()
    await createClient(programWithMail.address, null).post('/auth/forgot', { email: 'administracion@example.com' })
    const [letter] = await mail.waitForLetters(1)
    assert.match(letter?.text ?? '', /\/recover-password\?token=/)
  })
})

/** A copy of the built program. Tests may change its sources. */
function copyProgram(t: TestContext): string {
  const copy = createTemporaryDirectory(t)
  const paths = ['bin', 'dist', 'migrations', 'public', 'seeds', 'src', 'package.json', 'package-lock.json']
  for (const entry of [...paths, 'vite.config.ts', 'vite.icons.ts'])
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

test(
  'a start builds again where a source has changed, and leaves a running server what it loads late',
  onLinux,
  async (t) => {
    const copy = copyProgram(t)
    const dataDir = createTemporaryDirectory(t)
    const command: [string, string] = [process.execPath, path.join(copy, 'bin', 'start.mjs')]
    const start = async () => {
      const program = await startProgram(t, { dataDir, command })
      await program.ready()
      const robots = await (await fetch(`${program.address}/robots.txt`)).text()
      await stopProgram(program)
      return { isBuilding: program.output().includes('Building…'), robots }
    }
    const firstStart = await start()
    assert.equal(firstStart.isBuilding, false)
    assert.match(firstStart.robots, /Disallow: \/login/)
    const olderProgram = await startProgram(t, { command })
    await olderProgram.ready()
    const file = path.join(copy, 'src/storefront/routes.server.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Disallow: /login', 'Disallow: /entrada'))
    const afterChange = await start()
    assert.equal(afterChange.isBuilding, true)
    assert.match(afterChange.robots, /Disallow: \/entrada/)
    for (const address of ['/metrics', '/api/docs/json'])
      assert.equal((await fetch(olderProgram.address + address)).status, 200, address)
    assert.equal((await start()).isBuilding, false)
  },
)
