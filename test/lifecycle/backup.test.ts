import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import sharp from 'sharp'
import { openCheckedArchive } from '#src/operations/restore/checked-archive.server.ts'
import { createClient } from '#test/client.ts'
import { type Outcome, runCommand } from './commands.ts'
import { oldestVersion, prepareDatabaseServer } from './database-server.ts'
import { createTemporaryDirectory, type Program, startProgram } from './program.ts'
import { until } from './until.ts'

const administrator = { dni: '20111222', password: 'una clave larga' }
const credentials = { ADMIN_DNI: administrator.dni, ADMIN_PASSWORD: administrator.password }

async function signIn(program: Program) {
  const { body } = await createClient(program.address, null).post('/auth/login', administrator)
  assert.ok(body.token, JSON.stringify(body))
  return createClient(program.address, async () => body.token)
}

/** Hashes of an archive's tables, whose rows stand in no order, and of its files, by their names. */
async function hashMembers(file: string): Promise<Map<string, string>> {
  const archive = await openCheckedArchive(file, null)
  const hashes = new Map<string, string>()
  for await (const member of archive.members()) {
    if (!/^(tables|files)\//.test(member.name)) continue
    const hash = createHash('sha256')
    if (member.name.startsWith('tables/')) hash.update((await text(await member.open())).split('\n').sort().join('\n'))
    else for await (const chunk of await member.open()) hash.update(chunk)
    hashes.set(member.name, hash.digest('hex'))
  }
  await archive.close()
  return hashes
}

async function readTable(file: string, table: string): Promise<string> {
  const archive = await openCheckedArchive(file, null)
  try {
    for await (const member of archive.members())
      if (member.name === `tables/${table}.copy`) return await text(await member.open())
    return ''
  } finally {
    await archive.close()
  }
}

const requireSuccess = ({ status, stdout, stderr }: Outcome) => {
  assert.equal(status, 0, stderr)
  return stdout
}

/** Clerks who write products with pictures, replace and delete them until `stop`, and note each acknowledged one. */
async function startClerks(program: Program) {
  const admin = await signIn(program)
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const category = (await admin.post('/categories', { name: 'Equipos', description: 'Todos' })).body
  const acknowledged: string[] = []
  let isOver = false
  const write = async (clerk: number) => {
    for (let n = 0; !isOver; n++) {
      const form = new FormData()
      const fields = {
        name: `P${clerk}-${n}.`,
        description: 'En caja',
        price: String(n),
        category_id: String(category.id),
      }
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('image', new Blob([new Uint8Array(photo)]), 'foto.jpg')
      const { status, body } = await admin.post('/products', form)
      assert.equal(status, 200, JSON.stringify(body))
      if (n % 3 === 2) await admin.delete(`/products/${body.id}`)
      else acknowledged.push(fields.name)
    }
  }
  const clerks = [1, 2, 3].map(write)
  return {
    acknowledged,
    stop: () => {
      isOver = true
      return Promise.all(clerks)
    },
  }
}

async function stopProgram(program: Program): Promise<void> {
  program.child.kill('SIGTERM')
  await until('the program is gone', () => program.isGone())
}

test(`a shop goes from the embedded database to PostgreSQL ${oldestVersion} and back, under steady writes`, async (t) => {
  const program = await startProgram(t, { env: credentials })
  await program.ready()
  const clerks = await startClerks(program)
  await until('enough is written', () => clerks.acknowledged.length >= 15)
  const acknowledgedBefore = [...clerks.acknowledged]
  const first = path.join(createTemporaryDirectory(t), 'first.zip')
  assert.match(requireSuccess(await runCommand({ DATA_DIR: program.dataDir }, 'backup', first)), /Saved .*first\.zip/)
  await clerks.stop()
  await stopProgram(program)
  const products = await readTable(first, 'products')
  for (const name of acknowledgedBefore) assert.ok(products.includes(`\t${name}\t`), `${name} was acknowledged before`)

  const server = await prepareDatabaseServer(t, oldestVersion)
  await server.start()
  const external = { DATABASE_URL: server.url, DATA_DIR: createTemporaryDirectory(t) }
  requireSuccess(await runCommand(external, 'restore', first))
  const second = path.join(path.dirname(first), 'second.zip')
  requireSuccess(await runCommand(external, 'backup', second))
  const embedded = { DATA_DIR: createTemporaryDirectory(t) }
  requireSuccess(await runCommand(embedded, 'restore', second))
  const third = path.join(path.dirname(first), 'third.zip')
  requireSuccess(await runCommand(embedded, 'backup', third))
  await server.stop()

  const [firstHashes, secondHashes, thirdHashes] = await Promise.all([first, second, third].map(hashMembers))
  assert.deepEqual(secondHashes, firstHashes)
  assert.deepEqual(thirdHashes, firstHashes)
  assert.ok([...(firstHashes?.keys() ?? [])].some((name) => name.startsWith('files/')))

  const restored = await startProgram(t, { env: {}, dataDir: embedded.DATA_DIR })
  await restored.ready()
  const admin = await signIn(restored)
  const { body } = await admin.get(`/products?sort=id&page=1&per_page=1000`)
  assert.deepEqual(
    body.products.filter(({ image }: { image: string[] }) => image.length === 0),
    [],
  )
  for (const { image } of body.products.slice(0, 5))
    assert.equal((await fetch(`${restored.address}/uploads/images/${image[0]}`)).status, 200)
})

test('a place with data, a running program and a misspelt name are refused, and nothing changes', async (t) => {
  const program = await startProgram(t, { env: credentials })
  await program.ready()
  const shopOf = { DATA_DIR: program.dataDir }
  requireSuccess(await runCommand(shopOf, 'backup'))
  const [name = ''] = readdirSync(path.join(program.dataDir, 'backups'))
  const running = await runCommand(shopOf, 'restore', name, '--over')
  assert.match(running.stderr, /Mostrador is open with the data directory/)
  assert.equal(running.status, 1)
  assert.match(requireSuccess(await runCommand(shopOf, 'restore', name, '--check')), /is whole\.\nThe shop of /)
  await stopProgram(program)

  const withData = await runCommand(shopOf, 'restore', name)
  assert.match(withData.stderr, /There is data in .*--over/)
  assert.match((await runCommand(shopOf, 'restore', 'of-yesterday')).stderr, /There is no backup of-yesterday/)
  assert.match((await runCommand(shopOf, 'restore', program.dataDir)).stderr, /is a directory and no backup/)
  const unmounted = { ...shopOf, BACKUP_DIR: path.join(program.dataDir, 'gone', 'backups') }
  assert.match((await runCommand(unmounted, 'backup')).stderr, /was not made: .*no such file or directory/)
  assert.ok(!existsSync(path.join(program.dataDir, 'gone')), 'a disk that is not mounted is not made up')
  for (const args of [[], [name, '--force'], [name, name], [name, '--over', '--check']])
    assert.match((await runCommand(shopOf, 'restore', ...args)).stderr, /Usage: npm run restore/)
  assert.match((await runCommand(shopOf, 'backup', 'a', 'b')).stderr, /Usage: npm run backup/)
  const existing = await runCommand(shopOf, 'backup', path.join(program.dataDir, 'backups', name))
  assert.match(existing.stderr, /exists already/)

  // One backup is kept, and the restored one is the oldest.
  const keepingOne = { ...shopOf, BACKUP_KEEP: '1' }
  const over = requireSuccess(await runCommand(keepingOne, 'restore', name.replace('.zip', ''), '--over'))
  assert.match(over, /Saved .*-before-restore\.zip[\s\S]*Restored .*\nThe shop of /)
  assert.equal(readdirSync(path.join(program.dataDir, 'backups')).length, 2)
})

test('an encrypted backup needs its passphrase', async (t) => {
  const program = await startProgram(t, { env: credentials })
  await program.ready()
  const sealed = { DATA_DIR: program.dataDir, BACKUP_PASSPHRASE: 'una clave bien larga' }
  requireSuccess(await runCommand(sealed, 'backup'))
  const [name = ''] = readdirSync(path.join(program.dataDir, 'backups'))
  assert.match(name, /\.zip\.sealed$/)
  const elsewhere = { DATA_DIR: createTemporaryDirectory(t), BACKUP_DIR: path.join(program.dataDir, 'backups') }
  assert.match((await runCommand(elsewhere, 'restore', name)).stderr, /BACKUP_PASSPHRASE must give/)
  const wrong = { ...elsewhere, BACKUP_PASSPHRASE: 'una clave muy larga' }
  assert.match((await runCommand(wrong, 'restore', name)).stderr, /The passphrase is not the one/)
  assert.deepEqual(readdirSync(elsewhere.DATA_DIR), [], 'nothing was touched')
  const right = { ...elsewhere, BACKUP_PASSPHRASE: sealed.BACKUP_PASSPHRASE }
  assert.match(requireSuccess(await runCommand(right, 'restore', name)), /encrypted/)
  await stopProgram(program)
})
