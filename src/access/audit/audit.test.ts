import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'

type EntryBody = { resource: string; action: string; entity_id: string; label: string | null; changes: object[] | null }

test('the audit tells who changed what, with before and after of what its reader may open', async (t) => {
  const { admin, as, make } = await shop(t)
  const phone = await make.product({ name: 'iPhone 17' })
  await admin.patch(`/products/${phone.id}`, { name: 'iPhone 18' })
  const [entry] = (await admin.get('/audit')).body
  assert.deepEqual(
    [entry.user.name, entry.action, entry.label, entry.restorable, entry.is_there],
    ['Ana', 'updated', 'iPhone 18', true, true],
  )
  assert.deepEqual(entry.changes, [{ field: 'name', before: 'iPhone 17', after: 'iPhone 18' }])
  const limited = await as('see_audit').get('/audit')
  assert.equal(limited.status, 200)
  assert.ok(limited.body.every(({ changes, resource }: EntryBody) => changes === null || resource === 'users'))
  assert.equal((await as('update_products').get('/audit')).status, 403)
})

test('it is filtered by record, person, action and day, and comes a page at a time', async (t) => {
  const { admin, make, sql } = await shop(t)
  const [red, blue] = [await make.color({ name: 'Rojo' }), await make.color({ name: 'Azul' })]
  await make.category()
  await admin.delete(`/colors/${blue.id}`)
  await sql`update audit set at = '2020-03-05T02:30:00Z' where resource = 'colors' and entity_id = ${String(red.id)}`
  const findEntries = async (query: string) => {
    const { status, body, headers } = await admin.get(`/audit?${query}`)
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(Number(headers.get('x-total-count')), body.length, query)
    return body.map(({ action, label }: EntryBody) => `${action} ${label}`)
  }
  assert.deepEqual(await findEntries('resource=colors'), ['deleted Azul', 'created Azul', 'created Rojo'])
  assert.deepEqual(await findEntries(`resource=colors&entity_id=${red.id}`), ['created Rojo'])
  assert.deepEqual(await findEntries('action=deleted'), ['deleted Azul'])
  assert.deepEqual(await findEntries('resource=colors&at_to=2020-03-04'), ['created Rojo'])
  assert.deepEqual(await findEntries('at_from=2020-03-04&at_to=2020-03-04'), ['created Rojo'])
  assert.deepEqual(await findEntries('at_from=2020-03-05&resource=colors'), ['deleted Azul', 'created Azul'])
  assert.deepEqual(await findEntries('at_to=2019-01-01'), [])
  const { id } = (await admin.get('/auth/me')).body
  assert.deepEqual(await findEntries(`user_id=${id}&action=deleted`), ['deleted Azul'])
  assert.deepEqual(await findEntries('user_id=999999'), [])
  assert.deepEqual(await findEntries('id=2147483648'), [])
  await sql`
    insert into audit (id, resource, entity_id, action) overriding system value
    values (3000000000, 'colors', '999', 'deleted'), (3000000001, 'colors', '999', 'deleted')`
  assert.equal((await admin.get('/audit?id=3000000000')).body.length, 1, 'an entry beyond what an integer counts')
  assert.equal((await admin.get('/audit?id_in=3000000000,3000000001')).body.length, 2)
  const page = await admin.get('/audit?page=2&per_page=2')
  assert.equal(page.body.length, 2)
  for (const wrong of ['nope=1', 'at_from=x', 'resource=nope', 'page=0', 'page=501&per_page=50'])
    assert.equal((await admin.get(`/audit?${wrong}`)).status, 400, wrong)
})

test("a company's user sees of the audit what concerns that company, a client's user that client", async (t) => {
  const { asUser, make } = await shop(t)
  const [company, otherCompany, client] = [await make.company(), await make.company(), await make.client()]
  const colleague = await make.user({ surname: 'Propia', company_id: company.id })
  await make.user({ surname: 'Ajena', company_id: otherCompany.id })
  const clientUser = await make.user({ surname: 'Cliente', client_id: client.id })
  const readLabels = async (user: object) =>
    (await asUser({ ...user, permissions: ['see_audit', 'see_users'] }).get('/audit?resource=users')).body.map(
      ({ label }: EntryBody) => label,
    )
  assert.deepEqual(await readLabels({ company_id: company.id }), [`${colleague.surname}, ${colleague.name}`])
  assert.deepEqual(await readLabels({ client_id: client.id }), [`${clientUser.surname}, ${clientUser.name}`])
})

test("a client's user of no company is told that a company was changed, and not what it was", async (t) => {
  const { asUser, make } = await shop(t)
  const [company, client] = [await make.company({ phone: '3434555011' }), await make.client()]
  const permissions = ['see_audit', 'see_companies', 'update_companies']
  const writer = asUser({ company_id: company.id, client_id: client.id, permissions })
  assert.equal((await writer.patch(`/companies/${company.id}`, { phone: '3434555022' })).status, 200)
  const readChanges = async (user: object) => {
    const { body } = await asUser({ ...user, permissions }).get('/audit?resource=companies&action=updated')
    return body.map(({ changes }: EntryBody) => changes)
  }
  const change = { field: 'phone', before: '3434555011', after: '3434555022' }
  assert.deepEqual(await readChanges({ company_id: company.id, client_id: client.id }), [[change]])
  assert.deepEqual(await readChanges({ client_id: client.id }), [[]])
})
