import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Shop, shop } from '#test/harness.ts'

const person = { name: 'Luz', surname: 'Paz', dni: '30111222', email: 'l@example.com', password: 'secreta' }
const red = { name: 'Rojo', color_code: '#ff0000' }

test('a 403 of a missing permission names it, on the wire and in the words of the reader', async (t) => {
  const { as } = await shop(t)
  for (const [language, message, needs] of [
    ['es', 'No tienes acceso a este recurso.', 'Te falta el permiso «Crear colores».'],
    ['en', "You don't have access to this page.", 'You lack the permission “Create colors”.'],
    ['pt', 'Você não tem acesso a esta página.', 'Você não tem a permissão “Criar cores”.'],
  ] as const) {
    const { status, body } = await as('update_colors').post('/colors', red, { 'accept-language': language })
    const expected = { error: message, code: 'FORBIDDEN', message, permission: 'create_colors', needs }
    assert.deepEqual([status, body], [403, expected])
  }
})

test('where any of several would do, all are named', async (t) => {
  const { as } = await shop(t)
  const { body } = await as('create_colors').get('/users')
  assert.equal(body.permission, 'see_users')
  assert.equal(body.needs, 'Te falta alguno de estos permisos: Ver usuarios, Editar usuarios, Asignar permisos.')
})

test('so does the 403 of a ticket, of an undo and of a restore', async (t) => {
  const world = await shop(t)
  const { as, admin, sql, make } = world
  const ticket = await as('see_colors').post('/tickets', { path: '/api/employees/export.xlsx' })
  assert.deepEqual([ticket.status, ticket.body.permission], [403, 'see_employees'])
  const color = await make.color()
  const deletion = await admin.delete(`/colors/${color.id}`)
  const [entry] = await sql<{ id: number }[]>`select max(id)::int as id from audit`
  const restored = await as('update_colors').post(`/audit/${entry?.id}/restore`, {})
  assert.deepEqual([restored.status, restored.body.permission], [403, 'create_colors'])
  await takePermission(world, 'delete_colors')
  const undone = await admin.post('/audit/restore', { undo: deletion.headers.get('x-undo') })
  assert.deepEqual([undone.status, undone.body.permission], [403, 'delete_colors'])
})

const takePermission = ({ sql }: Shop, name: string) => sql`
  delete from user_permissions where permission_id = (select id from permissions where name = ${name})`

test('a 403 for another reason keeps its own words, and nobody signed in is 401', async (t) => {
  const { as, asUser, anonymous, make } = await shop(t)
  const company = await make.company()
  const strongerUser = as('update_users', 'see_parameters')
  const { id } = (await strongerUser.get('/auth/me')).body
  const ruleRefusal = await as('update_users').patch(`/users/${id}`, { active: false })
  assert.match(ruleRefusal.body.message, /permisos que vos no tenés/)
  const bound = asUser({ company_id: company.id, permissions: ['create_companies', 'create_users'] })
  const scopeRefusal = await bound.post('/companies', { name: 'Otra' })
  const fieldRefusal = await bound.post('/users', { ...person, company_id: null })
  assert.deepEqual(fieldRefusal.body.fields, { company_id: 'resource.fields.own_alone' })
  for (const answer of [ruleRefusal, scopeRefusal, fieldRefusal])
    assert.deepEqual([answer.status, 'needs' in answer.body, 'permission' in answer.body], [403, false, false])
  const { status, body } = await anonymous.post('/colors', red)
  assert.deepEqual([status, 'needs' in body], [401, false])
})
