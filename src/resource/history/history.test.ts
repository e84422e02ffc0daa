import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import type { Client } from '#test/client.ts'
import { openShopWithFolders, toForm } from '#test/folders.ts'
import { shop } from '#test/harness.ts'
import { createPhoto } from '#test/pictures.ts'
import { sweepAll } from '#test/sweep.ts'

const fetchHistory = async (client: Client, path: string, language = 'es') => {
  const { status, body } = await client.get(`${path}/history`, { 'accept-language': language })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

test('a history shows each change with its author, newest first, in the language of the reader', async (t) => {
  const { admin, make } = await shop(t)
  const [phones, watches] = [await make.category({ name: 'iPhone' }), await make.category({ name: 'Watch' })]
  const red = await make.color({ name: 'Rojo' })
  const phone = await make.product({ name: 'iPhone 17', price: 1249.5, category_id: phones.id })
  await admin.patch(`/products/${phone.id}`, { category_id: watches.id, price: 1100, colorIds: [red.id] })
  const [changed, created] = await fetchHistory(admin, `/products/${phone.id}`)
  assert.deepEqual([changed.user.name, changed.action, changed.restorable], ['Ana', 'updated', true])
  assert.deepEqual(changed.changes, [
    { field: 'category_id', before: 'iPhone', after: 'Watch' },
    { field: 'price', before: 'USD\u00a01.249,50', after: 'USD\u00a01.100,00' },
    { field: 'colorIds', before: null, after: 'Rojo' },
  ])
  assert.deepEqual([created.action, created.restorable], ['created', false])
  assert.deepEqual(
    created.changes.map(({ field, before, after }: Record<string, string>) => [field, before, after]),
    [
      ['category_id', null, 'iPhone'],
      ['name', null, 'iPhone 17'],
      ['price', null, 'USD\u00a01.249,50'],
      ['description', null, 'En caja cerrada'],
    ],
  )
  const [inEnglish] = await fetchHistory(admin, `/products/${phone.id}`, 'en')
  assert.equal(inEnglish.changes[1].before, 'USD\u00a01,249.50')
})

test('the history of a public resource is for users who may open the list, never for the public', async (t) => {
  const { anonymous, as, make } = await shop(t)
  const { id } = await make.color()
  assert.equal((await anonymous.get(`/colors/${id}/history`)).status, 401)
  assert.equal((await as('update_products').get(`/colors/${id}/history`)).status, 403)
  const [entry] = await fetchHistory(as('update_colors'), `/colors/${id}`)
  assert.equal(entry.action, 'created')
  assert.equal((await as('update_colors').get('/colors/999999/history')).status, 404)
  assert.equal((await as('update_colors').get(`/colors/${id}/history?before=x`)).status, 400)
})

test('a long history comes in pages, with a link to the next', async (t) => {
  const { admin, make, sql } = await shop(t)
  const { id } = await make.color()
  await sql`
    insert into audit (resource, entity_id, action) select 'colors', ${String(id)}, 'seen' from generate_series(1, 60)`
  const firstPage = await admin.get(`/colors/${id}/history`)
  assert.equal(firstPage.body.length, 50)
  const [, next = ''] = /^<\/api(.+)>; rel="next"$/.exec(firstPage.headers.get('link') ?? '') ?? []
  const secondPage = await admin.get(next)
  assert.deepEqual([secondPage.body.length, secondPage.headers.get('link')], [11, null])
  assert.equal(secondPage.body.at(-1).action, 'created')
})

test("another company's record has no history, and a deleted record's is for users who may restore it", async (t) => {
  const { admin, asUser, make } = await shop(t)
  const [own, other] = [await make.company(), await make.company()]
  const user = await make.user({ company_id: own.id })
  const path = `/users/${user.id}`
  const permissions = ['see_users', 'create_users']
  const [creator, stranger] = [own, other].map(({ id }) => asUser({ company_id: id, permissions }))
  const readerOnly = asUser({ company_id: own.id, permissions: ['see_users'] })
  const fetchStatuses = async () =>
    Promise.all([creator, readerOnly, stranger].map(async (by) => (await by?.get(`${path}/history`))?.status))
  assert.deepEqual(await fetchStatuses(), [200, 200, 404])
  await admin.delete(path)
  assert.deepEqual(await fetchStatuses(), [200, 404, 404])
})

test('one field of a change is put back, or all of it, and that can be taken back in turn', async (t) => {
  const { as, make } = await shop(t)
  const [red, blue] = [await make.color({ name: 'Rojo' }), await make.color({ name: 'Azul' })]
  const phone = await make.product({ name: 'iPhone 17', price: 100, colors: [red] })
  const path = `/products/${phone.id}`
  const clerk = as('update_products')
  await clerk.patch(path, { name: 'iPhone 18', price: 200, colorIds: [blue.id] })
  const [{ id }] = await fetchHistory(clerk, path)
  const partialRestore = await clerk.post(`/audit/${id}/restore`, { fields: ['price'] })
  assert.deepEqual(
    [partialRestore.status, partialRestore.body.entity.price, partialRestore.body.entity.name],
    [200, 100, 'iPhone 18'],
  )
  const fullRestore = await clerk.post(`/audit/${id}/restore`, {})
  assert.deepEqual(
    [fullRestore.body.entity.name, fullRestore.body.entity.colors[0].name, fullRestore.body.left_out],
    ['iPhone 17', 'Rojo', []],
  )
  const [latest] = await fetchHistory(clerk, path)
  assert.equal((await clerk.post(`/audit/${latest.id}/restore`, {})).body.entity.name, 'iPhone 18')
})

test('a restore of an entry that cannot be restored, or by a user without the permission, is refused', async (t) => {
  const { as, admin, anonymous, make } = await shop(t)
  const phone = await make.product({ name: 'iPhone 17' })
  const path = `/products/${phone.id}`
  await admin.patch(path, { name: 'iPhone 18' })
  await anonymous.post('/contact/send', { name: 'Ana', email: 'ana@example.com', message: 'Hola' })
  const [message] = (await admin.get('/messages')).body
  await admin.post(`/messages/${message.id}/read`)
  const [changed, created] = await fetchHistory(admin, path)
  const [read] = await fetchHistory(admin, `/messages/${message.id}`)
  const clerk = as('update_products')
  const restore = (by: Client, { id }: { id: number | string }, body: object = {}) =>
    by.post(`/audit/${id}/restore`, body)
  assert.equal((await restore(clerk, created)).body.code, 'NOT_RESTORABLE')
  assert.equal((await restore(admin, read)).status, 403)
  assert.deepEqual(Object.keys((await restore(clerk, changed, { fields: ['nope'] })).body.fields), ['fields'])
  assert.deepEqual(Object.keys((await restore(clerk, changed, { field: 'name' })).body.fields), ['field'])
  assert.equal((await restore(clerk, changed, { fields: ['price'] })).body.code, 'NOTHING_TO_RESTORE')
  assert.equal((await restore(clerk, changed, { updated_at: phone.updated_at })).body.code, 'STALE')
  assert.equal((await restore(as('see_audit', 'create_products'), changed)).status, 403)
  assert.equal((await restore(anonymous, changed)).status, 401)
  for (const id of ['999999999', '1'.repeat(30)]) assert.equal((await restore(admin, { id })).status, 404)
  assert.equal((await restore(admin, { id: 'x' })).status, 400)
  await admin.delete(path)
  assert.equal((await restore(clerk, changed)).status, 404)
})

test('a former value that is taken by now, or refers to a deleted record, is refused at its field', async (t) => {
  const { admin, make } = await shop(t)
  const category = await make.category()
  const phone = await make.product({ code: 'A-1', category_id: category.id })
  const other = await make.category()
  await admin.patch(`/products/${phone.id}`, { code: 'A-2', category_id: other.id })
  const [{ id }] = await fetchHistory(admin, `/products/${phone.id}`)
  await make.product({ code: 'A-1', category_id: other.id })
  await admin.delete(`/categories/${category.id}`)
  const takenValue = await admin.post(`/audit/${id}/restore`, { fields: ['code'] })
  assert.deepEqual(
    [takenValue.status, takenValue.body.code, Object.keys(takenValue.body.fields)],
    [409, 'ER_DUP_ENTRY', ['code']],
  )
  const missingReference = await admin.post(`/audit/${id}/restore`, { fields: ['category_id'] })
  assert.deepEqual([missingReference.status, Object.keys(missingReference.body.fields)], [400, ['category_id']])
})

test('users who may create a record may restore it with its id and links, once, for thirty days', async (t) => {
  const { as, admin, make, sql } = await shop(t)
  const red = await make.color({ name: 'Rojo' })
  const [phone, watch] = [await make.product({ colors: [red] }), await make.product()]
  for (const { id } of [phone, watch]) await admin.delete(`/products/${id}`)
  const clerk = as('create_products', 'update_products')
  const [entry] = await fetchHistory(clerk, `/products/${phone.id}`)
  assert.deepEqual([entry.action, entry.restorable], ['deleted', true])
  assert.equal((await as('update_products').post(`/audit/${entry.id}/restore`, {})).status, 403)
  const restoreAnswer = await clerk.post(`/audit/${entry.id}/restore`, {})
  assert.deepEqual(
    [restoreAnswer.status, restoreAnswer.body.entity.id, restoreAnswer.body.entity.colors[0].name],
    [200, phone.id, 'Rojo'],
  )
  assert.equal((await clerk.post(`/audit/${entry.id}/restore`, {})).body.code, 'GONE')
  assert.equal((await fetchHistory(clerk, `/products/${phone.id}`))[0].action, 'restored')
  await sql`update deleted_rows set deleted_at = now() - interval '30 days 1 hour'`
  const [oldEntry] = await fetchHistory(clerk, `/products/${watch.id}`)
  assert.equal(oldEntry.restorable, false)
  assert.equal((await clerk.post(`/audit/${oldEntry.id}/restore`, {})).status, 409)
})

test('a restored user is disabled and without permissions, and only users in scope may restore it', async (t) => {
  const { admin, asUser, make } = await shop(t)
  const [own, other] = [await make.company(), await make.company()]
  const user = await make.user({ company_id: own.id, password: 'secreta1' })
  await admin.delete(`/users/${user.id}`)
  const permissions = ['see_users', 'create_users']
  const [{ id }] = await fetchHistory(admin, `/users/${user.id}`)
  assert.equal((await asUser({ company_id: other.id, permissions }).post(`/audit/${id}/restore`, {})).status, 404)
  const restoreAnswer = await asUser({ company_id: own.id, permissions }).post(`/audit/${id}/restore`, {})
  assert.deepEqual([restoreAnswer.status, restoreAnswer.body.entity.active], [200, false])
  assert.deepEqual((await admin.get(`/users/${user.id}/permissions`)).body, [])
})

/** A shop with a deleted folder, which had a contract, a paper and two private pictures, and signed links to these. */
async function openShopWithDeletedFolder(t: TestContext) {
  const world = await openShopWithFolders(t)
  const form = toForm(
    { name: 'Ana' },
    {
      contract: [{ bytes: Buffer.from('contrato'), name: 'contrato.txt' }],
      papers: [{ bytes: Buffer.from('recibo'), name: 'recibo.txt' }],
      image: [{ bytes: await (await createPhoto(900, 600)).jpeg().toBuffer(), name: 'yo.jpg' }],
      photos: [{ bytes: await (await createPhoto(600, 900)).jpeg().toBuffer(), name: 'entrega.jpg' }],
    },
  )
  const { body } = await world.admin.post('/folders', form)
  const links: string[] = [body.contract.url, body.papers[0].url, body.photo_urls[0]]
  const files = await createFileStore({ dataDir: world.dataDir })
  await world.admin.delete(`/folders/${body.id}`)
  const [entry] = await fetchHistory(world.admin, `/folders/${body.id}`)
  return {
    ...world,
    folder: body,
    restore: () => world.admin.post(`/audit/${entry.id}/restore`, {}),
    statuses: () => Promise.all(links.map(async (link) => (await fetch(world.url + link)).status)),
    sweep: () => sweepAll({ sql: world.sql, files }, new Date(Date.now() + 2 * 3_600_000)),
    isPictureStored: async () => (await files.find(body.image, 'private', '400.webp')) !== null,
    countStoredFiles: () =>
      readdirSync(path.join(world.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length,
  }
}

test('a deleted record comes back with its pictures and files, whose addresses find nothing meanwhile', async (t) => {
  const { folder, restore, statuses, sweep, isPictureStored } = await openShopWithDeletedFolder(t)
  assert.deepEqual([await statuses(), await isPictureStored()], [[404, 404, 404], false])
  await sweep()
  const { status, body } = await restore()
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(
    [body.entity.image, body.entity.papers[0].key, body.entity.photo_urls],
    [folder.image, folder.papers[0].key, folder.photo_urls],
  )
  assert.deepEqual([await statuses(), await isPictureStored()], [[200, 200, 200], true])
  await sweep()
  assert.deepEqual([await statuses(), await isPictureStored()], [[200, 200, 200], true])
})

test('after thirty days pictures and files of a deleted record are gone for good', async (t) => {
  const { restore, sweep, countStoredFiles, sql } = await openShopWithDeletedFolder(t)
  await sweep()
  assert.ok(countStoredFiles() > 0)
  await sql`update deleted_rows set deleted_at = now() - interval '30 days 1 hour'`
  await sweep()
  assert.equal(countStoredFiles(), 0)
  assert.equal((await restore()).body.code, 'GONE')
})

test('pictures that are stored no longer are left out and named', async (t) => {
  const { admin, make, sql } = await shop(t)
  const { id } = await make.product()
  const path = `/products/${id}`
  const pictures = await Promise.all([300, 400].map(async (width) => (await createPhoto(width, 200)).jpeg().toBuffer()))
  const form = toForm({}, { image: pictures.map((bytes) => ({ bytes, name: 'foto.jpg', type: 'image/jpeg' })) })
  const [front = '', restoreAnswer = ''] = (await admin.patch(path, form)).body.image
  await admin.patch(path, { imageOrder: [restoreAnswer, front], prevImages: [restoreAnswer, front] })
  const [reorderEntry] = await fetchHistory(admin, path)
  assert.deepEqual(reorderEntry.changes, [{ field: 'image', before: '2', after: '2, en otro orden' }])
  await admin.patch(path, { prevImages: [restoreAnswer] })
  await sql`update replaced_uploads set replaced_at = now() - interval '30 days 1 hour'`
  const restored = await admin.post(`/audit/${reorderEntry.id}/restore`, {})
  assert.deepEqual(
    [restored.body.entity.image, restored.body.left_out],
    [[restoreAnswer], [{ field: 'image', name: front }]],
  )
})

test("states of a record from the time when it was another company's are neither shown nor restored", async (t) => {
  const { admin, asUser, make } = await shop(t)
  const [own, other] = [await make.company({ name: 'Propia' }), await make.company({ name: 'Ajena' })]
  const { id } = await make.employee({ city: 'Paraná', company_id: other.id })
  const path = `/employees/${id}`
  await admin.patch(path, { city: 'Rosario' })
  await admin.patch(path, { company_id: own.id, city: 'Santa Fe' })
  await admin.patch(path, { city: 'Córdoba' })
  const permissions = ['see_employees', 'update_employees', 'see_audit']
  const companyClerk = asUser({ company_id: own.id, permissions })
  const [latest, arrival, ...older] = await fetchHistory(companyClerk, path)
  assert.deepEqual(latest.changes, [{ field: 'city', before: 'Santa Fe', after: 'Córdoba' }])
  assert.deepEqual([arrival.changes, arrival.restorable, older], [[], false, []])
  const audited = await companyClerk.get(`/audit?resource=employees&entity_id=${id}`)
  assert.deepEqual(
    audited.body.map(({ changes }: { changes: object[] }) => changes.length),
    [1, 0],
  )
  assert.equal((await companyClerk.post(`/audit/${arrival.id}/restore`, {})).body.code, 'NOT_RESTORABLE')
  const all = await fetchHistory(admin, path)
  assert.equal((await companyClerk.post(`/audit/${all[2].id}/restore`, {})).status, 404)
  assert.deepEqual(
    all.map(({ changes }: { changes: object[] }) => changes.length > 0),
    [true, true, true, true],
  )
})

test("an entry of another company's record is not found, with any permissions", async (t) => {
  const { admin, asUser, make } = await shop(t)
  const [own, other] = [await make.company(), await make.company()]
  const { id } = await make.employee({ company_id: other.id })
  await admin.patch(`/employees/${id}`, { city: 'Rosario' })
  const [changed] = await fetchHistory(admin, `/employees/${id}`)
  for (const permissions of [['update_employees', 'create_employees'], ['see_notifications']]) {
    const stranger = asUser({ company_id: own.id, permissions })
    const [knownAnswer, inventedAnswer] = [changed.id, 999_999].map((entry) =>
      stranger.post(`/audit/${entry}/restore`, {}),
    )
    assert.deepEqual([(await knownAnswer)?.status, (await knownAnswer)?.body], [404, (await inventedAnswer)?.body])
  }
})
