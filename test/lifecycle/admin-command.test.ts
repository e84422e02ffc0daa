import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createClient } from '#test/client.ts'
import { type Outcome, runCommand } from './commands.ts'
import { createTemporaryDirectory, startProgram } from './program.ts'
import { findProcesses, until } from './until.ts'

const administrator = { dni: '20111222', password: 'una clave larga' }
const credentials = { ADMIN_DNI: administrator.dni, ADMIN_PASSWORD: administrator.password }

/** Runs `npm run admin` for the shop in the directory, as its owner types it. */
const runAdmin = (dataDir: string, ...args: string[]) => runCommand({ DATA_DIR: dataDir }, 'admin', ...args)

const readPassword = ({ stdout }: Outcome) => /is (\S{4}(?:-\S{4}){3})$/m.exec(stdout)?.[1] ?? ''

async function signIn(address: string, credentials: { dni: string; password: string }) {
  const { status, body } = await createClient(address, null).post('/auth/login', credentials)
  return { status, token: body?.token }
}

async function openShop(t: TestContext) {
  const program = await startProgram(t, { env: credentials })
  await program.ready()
  const { token } = await signIn(program.address, administrator)
  const admin = createClient(program.address, async () => token)
  return { program, admin }
}

test('a lost password is replaced at the server while the shop is open and while it is closed', async (t) => {
  const { program, admin } = await openShop(t)
  assert.equal((await admin.get('/pulse')).status, 200)
  const outcome = await runAdmin(program.dataDir, 'reset-password', '20.111.222')
  assert.equal(outcome.status, 0, outcome.stderr)
  assert.match(outcome.stdout, /The new password of Administración General, dni 20111222, is/)
  assert.equal((await admin.get('/pulse')).status, 401, 'its sessions end')
  assert.notEqual((await signIn(program.address, administrator)).status, 200)
  const { token } = await signIn(program.address, { dni: administrator.dni, password: readPassword(outcome) })
  const again = createClient(program.address, async () => token)
  const { body: entries } = await again.get('/audit?action=password_reset_at_server&page=1&per_page=10')
  assert.equal(entries.length, 1)

  program.child.kill('SIGTERM')
  await until('the program is gone', () => program.isGone())
  const closed = await runAdmin(program.dataDir, 'reset-password', administrator.dni)
  assert.equal(closed.status, 0, closed.stderr)
  assert.notEqual(readPassword(closed), readPassword(outcome))
  assert.deepEqual(findProcesses(program.dataDir), [], 'the database that it started has ended')
})

test('where several accounts have the dni they are listed, and the company says which', async (t) => {
  const { program, admin } = await openShop(t)
  const { body: company } = await admin.post('/companies', { name: 'Litoral' })
  const user = {
    name: 'Ana',
    surname: 'Gómez',
    email: 'ana@example.com',
    dni: administrator.dni,
    password: 'otra clave',
  }
  assert.equal((await admin.post('/users', { ...user, company_id: company.id })).status, 200)
  const ambiguous = await runAdmin(program.dataDir, 'reset-password', administrator.dni)
  assert.equal(ambiguous.status, 1)
  assert.match(ambiguous.stderr, /Several accounts have the dni 20111222/)
  assert.match(ambiguous.stderr, new RegExp(`--company ${company.id} {2}Ana Gómez \\(Litoral\\)`))
  assert.match(ambiguous.stderr, /--company none {2}Administración General/)
  const chosen = await runAdmin(program.dataDir, 'reset-password', administrator.dni, '--company', String(company.id))
  assert.match(chosen.stdout, /The new password of Ana Gómez \(Litoral\)/)
  assert.equal((await admin.get('/pulse')).status, 200, 'the other account keeps its sessions')
  const elsewhere = await runAdmin(program.dataDir, 'reset-password', administrator.dni, '--company', '99')
  assert.match(elsewhere.stderr, /In that company no account has the dni/)
})

test('a dni without an account, a directory without a shop and an unknown command are refused with a sentence', async (t) => {
  const empty = createTemporaryDirectory(t)
  const nowhere = await runAdmin(empty, 'reset-password', '20111222')
  assert.equal(nowhere.status, 1)
  assert.match(nowhere.stderr, /There is no database in/)
  for (const args of [[], ['reset-password'], ['delete-all', '20111222'], ['reset-password', '20111222', '--all']]) {
    const { status, stderr } = await runAdmin(empty, ...args)
    assert.equal(status, 1)
    assert.match(stderr, /Usage: npm run admin -- reset-password/)
  }
  const { program } = await openShop(t)
  const unknown = await runAdmin(program.dataDir, 'reset-password', '33333333')
  assert.equal(unknown.status, 1)
  assert.match(unknown.stderr, /No account has the dni 33333333/)
  assert.doesNotMatch(unknown.stderr, /\bat .*:\d+/, 'no stack')
})
