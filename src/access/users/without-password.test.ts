import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'

const refusalTexts = {
  es: 'Esta cuenta no tiene contraseña: poné una en Contraseña para activarla',
  en: 'This account has no password: set one under Password to activate it',
  pt: 'Esta conta não tem senha: defina uma em Senha para ativá-la',
} as const

const activeRefusal = { active: 'users.fields.active_needs_password' }

/** A shop with a user who was deleted and restored, and so is disabled and has no password. */
async function startShopWithRestoredUser(t: TestContext) {
  const world = await shop(t)
  const { make, admin, login } = { ...world, login: (body: object) => world.anonymous.post('/auth/login', body) }
  const user = await make.user()
  const deletion = await admin.delete(`/users/${user.id}`)
  const undone = await admin.post('/audit/restore', { undo: deletion.headers.get('x-undo') })
  assert.equal(undone.status, 200)
  const isActive = async () => (await admin.get(`/users/${user.id}`)).body.active
  assert.equal(await isActive(), false)
  return { ...world, user, isActive, login }
}

test('a restored user is not set active without a password, and the form says why at the field', async (t) => {
  const { admin, user, isActive, login } = await startShopWithRestoredUser(t)
  const path = `/users/${user.id}`
  for (const language of ['es', 'en', 'pt'] as const) {
    const refused = await admin.patch(path, { active: true }, { 'accept-language': language })
    assert.deepEqual([refused.status, refused.body.fields], [400, activeRefusal])
    const preview = await previewActivation(admin, user.id, language)
    assert.equal(preview, refusalTexts[language])
  }
  assert.equal((await admin.patch(path, { active: true, password: '', confirmPassword: '' })).status, 400)
  assert.equal((await admin.patch(path, { name: 'Eva' })).status, 200, 'the rest is free')
  assert.equal(await isActive(), false)
  const both = { active: true, password: 'nueva clave', confirmPassword: 'nueva clave' }
  assert.equal((await admin.patch(path, both)).status, 200)
  assert.equal((await login({ dni: user.dni, password: 'nueva clave' })).status, 200)
  assert.equal((await admin.patch(path, { active: false })).status, 200)
  assert.equal((await admin.patch(path, { active: true })).status, 200, 'the password is there now')
})

test('a password that was set before is enough', async (t) => {
  const { admin, user, isActive } = await startShopWithRestoredUser(t)
  assert.equal((await admin.patch(`/users/${user.id}`, { password: 'nueva clave' })).status, 200)
  assert.equal((await admin.patch(`/users/${user.id}`, { active: true })).status, 200)
  assert.equal(await isActive(), true)
})

test('nor is one set active among many, by a sheet, or by an entry of the history', async (t) => {
  const { admin, make, user, isActive, sql } = await startShopWithRestoredUser(t)
  const other = await make.user({ active: false })
  const many = await admin.patch('/users', { ids: [user.id, other.id], set: { active: true } })
  assert.deepEqual([many.status, many.body.refused.map(({ id }: { id: number }) => id)], [409, [user.id]])
  assert.equal((await admin.patch('/users', { ids: [other.id], set: { active: true } })).status, 200)

  const rows = [
    ['Nombre', 'Apellido', 'DNI', 'Email', 'Activo'],
    ['Ana', 'Rey', user.dni, 'ana@example.com', 'sí'],
  ]
  const review = await previewRows(admin, rows, { resource: 'users', on_duplicate: 'update' })
  assert.deepEqual(listOutcomes(review), [[2, 'wrong', { active: refusalTexts.es }]])

  const disabled = await make.user()
  await admin.patch(`/users/${disabled.id}`, { active: false })
  const deletion = await admin.delete(`/users/${disabled.id}`)
  await admin.post('/audit/restore', { undo: deletion.headers.get('x-undo') })
  const [entry] = await sql<{ id: number }[]>`
    select id::int from audit where entity_id = ${String(disabled.id)} and action = 'updated'`
  const restored = await admin.post(`/audit/${entry?.id}/restore`, {})
  assert.deepEqual([restored.status, restored.body.fields], [400, activeRefusal])
  assert.equal(await isActive(), false)
})

test('a user out of a sheet needs a password too', async (t) => {
  const { admin, sql } = await shop(t)
  const [row] = await sql<{ id: number }[]>`
    insert into users (name, surname, dni, email, password_hash, active)
    values ('Ana', 'Pérez', '30111222', 'ana@example.com', '', false) returning id`
  assert.deepEqual((await admin.put(`/users/${row?.id}`, { active: '1' })).body.fields, activeRefusal)
})

async function previewActivation(admin: Awaited<ReturnType<typeof shop>>['admin'], id: number, language: string) {
  const headers = { 'accept-language': language }
  const { body } = await admin.patch('/users', { ids: [id], set: { active: true }, preview: true }, headers)
  return body.refused[0]?.message
}
