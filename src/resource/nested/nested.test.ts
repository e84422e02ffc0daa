import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { registrations as everyRegistration } from '#src/app/modules/modules.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { isImportable } from '#src/importer/import-targets.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import { verifyDeclarations } from '#src/resource/verify/verify.server.ts'
import type { Client } from '#test/client.ts'
import { buildEmployeeValues, endEmployment } from '#test/employees.ts'
import { toForm } from '#test/folders.ts'
import { type Shop, shop } from '#test/harness.ts'
import { binderPages, binders, nestedRegistrations, nestedTables, pageNotes, receipts } from '#test/nested-resources.ts'
import { undoWrite } from '#test/priced-products.ts'
import { createSmallPicture } from '#test/stored-files.ts'
import { readZipEntries } from '#test/zips.ts'

const registrations = [...everyRegistration, ...nestedRegistrations]

const openShop = (t: TestContext) => shop(t, {}, { tables: nestedTables, registrations })

type Row = Record<string, any> & { id: number }

async function createRecord(client: Client, path: string, body: object): Promise<Row> {
  const answer = await client.post(path, body)
  assert.equal(answer.status, 200, `${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** An employee with a binder, a page in it and a note on that. */
async function makeTree({ admin, make }: Shop, employeeValues: { company_id?: number } = {}) {
  const employee = await make.employee(employeeValues)
  const binder = await createRecord(admin, `/employees/${employee.id}/binders`, { name: 'Carpeta' })
  const page = await createRecord(admin, `/binders/${binder.id}/binder_pages`, { name: 'Hoja' })
  const note = await createRecord(admin, `/binder_pages/${page.id}/page_notes`, { name: 'Nota' })
  return { employee, binder, page, note }
}

test('rows at any depth are seen by whoever sees the first parent, and by nobody else', async (t) => {
  const world = await openShop(t)
  const [own, other] = [await world.make.company(), await world.make.company()]
  const ownTree = await makeTree(world, { company_id: own.id })
  const otherTree = await makeTree(world, { company_id: other.id })
  const clerk = world.asUser({ company_id: own.id, permissions })
  for (const { tree, status } of [
    { tree: ownTree, status: 200 },
    { tree: otherTree, status: 404 },
  ]) {
    const addresses = [
      `/employees/${tree.employee.id}/binders/${tree.binder.id}`,
      `/binders/${tree.binder.id}`,
      `/binders/${tree.binder.id}/binder_pages/${tree.page.id}`,
      `/binder_pages/${tree.page.id}/page_notes/${tree.note.id}`,
    ]
    for (const address of addresses) {
      assert.equal((await clerk.get(address)).status, status, address)
      assert.equal((await clerk.get(`${address}/history`)).status, status, `${address}/history`)
      assert.equal((await clerk.patch(address, { name: 'Otra' })).status, status, address)
    }
    const lists = [`/employees/${tree.employee.id}/binders`, `/binders/${tree.binder.id}/binder_pages`]
    for (const list of [...lists, `/binder_pages/${tree.page.id}/page_notes`]) {
      assert.equal((await clerk.get(list)).status, status, list)
      assert.equal((await clerk.get(`${list}/export.csv`)).status, status, `${list}/export.csv`)
    }
  }
  assert.deepEqual(
    (await clerk.get('/binders')).body.map(({ id }: Row) => id),
    [ownTree.binder.id],
  )
  const [entry] = await world.sql`
    select company_id from audit where resource = 'page_notes' and entity_id = ${String(ownTree.note.id)}`
  assert.equal(entry?.company_id, own.id)
  assert.equal((await world.anonymous.get(`/binder_pages/${ownTree.page.id}/page_notes`)).status, 401)
})

test('a row is found below its own parent only, by reads, writes and bulk edits', async (t) => {
  const world = await openShop(t)
  const [tree, other] = [await makeTree(world), await makeTree(world)]
  const wrongPath = `/employees/${other.employee.id}/binders`
  const { id } = tree.binder
  assert.equal((await world.admin.get(`${wrongPath}/${id}`)).status, 404)
  assert.equal((await world.admin.patch(`${wrongPath}/${id}`, { name: 'X' })).status, 404)
  assert.equal((await world.admin.delete(`${wrongPath}/${id}`)).status, 404)
  assert.equal((await world.admin.post(`${wrongPath}/${id}/seal`)).status, 404)
  assert.equal((await world.admin.get(`${wrongPath}/${id}/history`)).status, 404)
  const bulk = await world.admin.patch(wrongPath, { ids: [id], set: { opened_on: '2026-01-01' } })
  assert.deepEqual([bulk.status, bulk.body.refused.length], [409, 1])
  assert.equal((await world.admin.deleteMany(wrongPath, { ids: [id] })).status, 409)
  const searchAnswer = await world.admin.get(`${wrongPath}/search/carpeta`)
  assert.deepEqual(
    searchAnswer.body.map((row: Row) => row.id),
    [other.binder.id],
  )
  assert.deepEqual((await world.admin.get(`${wrongPath}/options`)).body, [{ id: other.binder.id, label: 'Carpeta' }])
})

test('a nested resource has updates, bulk edits, an export, bulk actions and undo, as a root resource has', async (t) => {
  const world = await openShop(t)
  const { employee, binder } = await makeTree(world)
  const nestedPath = `/employees/${employee.id}/binders`
  const second = await createRecord(world.admin, nestedPath, { name: 'Otra' })
  const ids = [binder.id, second.id]
  const edited = await world.admin.patch(nestedPath, {
    filter: { q: 'a' },
    set: { opened_on: '2026-02-01' },
    expected: 2,
  })
  assert.deepEqual(edited.body, { changed: 2 })
  assert.deepEqual((await undoWrite(world.admin, edited)).body, { restored: 2 })
  const sealed = await world.admin.post('/binders/seal', { ids })
  assert.deepEqual(sealed.body, { changed: 2 })
  assert.deepEqual((await undoWrite(world.admin, sealed)).body, { restored: 2 })
  const sealAnswer = await world.admin.post(`${nestedPath}/${binder.id}/seal`)
  assert.deepEqual([sealAnswer.status, sealAnswer.body.is_sealed], [200, true])
  const csv = await world.admin.get(`${nestedPath}/export.csv`)
  assert.equal(csv.status, 200)
  const put = await world.admin.put(`${nestedPath}/${second.id}`, { name: 'Nueva', thickness: 3 })
  assert.deepEqual([put.status, put.body.thickness], [200, 3])
})

test('a value that SQL computes is read, filtered by and sorted by, and is never written', async (t) => {
  const world = await openShop(t)
  const employee = await world.make.employee()
  for (const [name, opened_on] of [
    ['Vieja', '2019-05-01'],
    ['Nueva', '2026-01-10'],
    ['Sin fecha', null],
  ])
    await createRecord(world.admin, `/employees/${employee.id}/binders`, { name, opened_on })
  const fetchNames = async (query: string) =>
    (await world.admin.get(`/binders${query}`)).body.map((row: Row) => row.name)
  assert.deepEqual(await fetchNames('?year=2019'), ['Vieja'])
  assert.deepEqual(await fetchNames('?year_from=2020'), ['Nueva'])
  assert.deepEqual((await fetchNames('?sort=year')).slice(0, 2), ['Vieja', 'Nueva'])
  const [row] = (await world.admin.get('/binders?year=2026')).body
  assert.equal(row.year, 2026)
  const unchangedAnswer = await world.admin.put(`/binders/${row.id}`, row)
  assert.deepEqual([unchangedAnswer.status, unchangedAnswer.body.updated_at], [200, row.updated_at])
  const [entry] = await world.sql<{ after: object }[]>`select after from audit where resource = 'binders' limit 1`
  assert.ok(entry && !('year' in entry.after))
})

test('rows that are written with their parent hold quantities, days and choices, each read by its kind', async (t) => {
  const world = await openShop(t)
  const employee = await world.make.employee()
  const { id: color_id, name: color } = await world.make.color()
  const nestedPath = `/employees/${employee.id}/binders`
  const wrong = await world.admin.post(nestedPath, {
    name: 'Carpeta',
    labels: [{ color_id, quantity: 0, since: '2026-02-30', size: 'huge' }],
  })
  assert.deepEqual(
    [wrong.status, Object.keys(wrong.body.fields).sort()],
    [400, ['labels.0.quantity', 'labels.0.since', 'labels.0.size']],
  )
  const labels = [{ color_id, quantity: '2', since: '2026-02-28', size: 'large' }]
  const binder = await createRecord(world.admin, nestedPath, { name: 'Carpeta', labels })
  assert.deepEqual(binder.labels, [{ color_id, color, quantity: 2, since: '2026-02-28', size: 'large' }])
  const unchangedAnswer = await world.admin.patch(`${nestedPath}/${binder.id}`, { labels })
  assert.equal(unchangedAnswer.body.updated_at, binder.updated_at)
  assert.equal((await world.admin.delete(`${nestedPath}/${binder.id}`)).status, 200)
})

test('rows that were deleted with a parent are restored with it, at any depth', async (t) => {
  const world = await openShop(t)
  const { employee, binder, page, note } = await makeTree(world)
  const readNote = () => world.admin.get(`/binder_pages/${page.id}/page_notes/${note.id}`)
  const deletion = await world.admin.delete(`/employees/${employee.id}`)
  assert.deepEqual([deletion.status, (await readNote()).status], [200, 404])
  assert.equal((await undoWrite(world.admin, deletion)).status, 200)
  assert.equal((await readNote()).status, 200)
  assert.equal((await world.admin.delete(`/binders/${binder.id}`)).status, 200)
  const [entry] = await world.sql<{ id: number }[]>`
    select id from audit where resource = 'binders' and action = 'deleted' order by id desc limit 1`
  assert.equal((await world.admin.post(`/audit/${entry?.id}/restore`)).status, 200)
  assert.deepEqual((await readNote()).body.name, 'Nota')
})

test('private pictures of a nested row are in the archive of its parent, and go when the parent is erased', async (t) => {
  const world = await openShop(t)
  const { admin, url, dataDir } = world
  const { body: employee } = await admin.post('/employees', buildEmployeeValues({ admission_date: '2005-01-01' }))
  const photos = [{ bytes: await createSmallPicture(), name: 'a.png' }]
  const { body: binder } = await admin.post(
    `/employees/${employee.id}/binders`,
    toForm({ name: 'Carpeta' }, { photos }),
  )
  assert.equal(binder.photo_urls.length, 1)
  const answer = await fetch(`${url}/api/employees/${employee.id}/personal-data.zip`, {
    headers: { authorization: `Bearer ${await admin.token()}` },
  })
  const entries = await readZipEntries(Buffer.from(await answer.arrayBuffer()))
  assert.ok(entries.has(`files/1-${binder.photos[0]}`), [...entries.keys()].join())
  await endEmployment(world, employee.id, '2010-05-06')
  const files = await createFileStore({ dataDir })
  assert.ok(await files.find(binder.photos[0], 'private', '400.webp'))
  const values = { reason: 'Lo pidió', employee_file_number: employee.employee_file_number }
  const erasure = await admin.post(`/employees/${employee.id}/erase`, values)
  assert.equal(erasure.status, 200, JSON.stringify(erasure.body))
  assert.equal(await files.find(binder.photos[0], 'private', '400.webp'), null)
  assert.equal((await fetch(url + binder.photo_urls[0])).status, 404)
})

test('a bulk delete names the parent whose child row refuses', async (t) => {
  const world = await openShop(t)
  const first = await makeTree(world)
  for (const name of ['Segunda', 'Tercera', 'Cuarta'])
    await createRecord(world.admin, `/binders/${first.binder.id}/binder_pages`, { name })
  const trees = [first, await makeTree(world), await makeTree(world)]
  const signed = trees[2]
  await world.admin.patch(`/binders/${signed?.binder.id}/binder_pages/${signed?.page.id}`, { is_signed: true })
  const ids = trees.map(({ employee }) => employee.id)
  const refused = await world.admin.deleteMany('/employees', { ids })
  assert.deepEqual([refused.status, refused.body.refused.map(({ id }: Row) => id)], [409, [signed?.employee.id]])
  const preview = await world.admin.deleteMany('/employees', { ids, preview: true })
  assert.deepEqual([preview.body.deleted, preview.body.refused.length], [2, 1])
  assert.equal((await world.admin.delete(`/employees/${signed?.employee.id}`)).status, 403)
})

/** An employee with a binder and a receipt, whom the receipt keeps from being deleted. */
async function makeKeptEmployee(world: Shop, { company_id }: { company_id?: number } = {}) {
  const employee = await world.make.employee({ company_id })
  const binder = await createRecord(world.admin, `/employees/${employee.id}/binders`, { name: 'Carpeta' })
  const receipt = await createRecord(world.admin, `/employees/${employee.id}/receipts`, { name: 'Recibo de mayo' })
  return { employee, binder, receipt }
}

test('a parent is kept as long as a row that keeps it refers to it, and the refusal names the row', async (t) => {
  const world = await openShop(t)
  const { admin } = world
  const { employee, binder, receipt } = await makeKeptEmployee(world)
  const refusal = await admin.delete(`/employees/${employee.id}`)
  assert.deepEqual(
    [refusal.status, refusal.body.error, refusal.body.count, refusal.body.refs],
    [409, 'IN_USE', 1, [{ resource: 'receipts', id: receipt.id, label: 'Recibo de mayo' }]],
  )
  assert.match(refusal.body.message, /Recibo de mayo/)
  const { id: freeId } = await world.make.employee()
  const ids = [employee.id, freeId]
  const preview = await admin.deleteMany('/employees', { ids, preview: true })
  assert.deepEqual([preview.body.deleted, preview.body.refused.map(({ id }: Row) => id)], [1, [employee.id]])
  assert.match(preview.body.refused[0].message, /Recibo de mayo/)
  assert.equal((await admin.deleteMany('/employees', { ids })).status, 409)
  for (const address of [`/receipts/${receipt.id}`, `/binders/${binder.id}`, `/employees/${freeId}`])
    assert.equal((await admin.get(address)).status, 200, address)
  assert.equal((await admin.delete(`/receipts/${receipt.id}`)).status, 200)
  const deletion = await admin.delete(`/employees/${employee.id}`)
  assert.equal(deletion.status, 200)
  assert.equal((await undoWrite(admin, deletion)).status, 200)
  assert.equal((await admin.get(`/binders/${binder.id}`)).status, 200)
})

test('a row that keeps its parent is seen within the scope of the parent alone', async (t) => {
  const world = await openShop(t)
  const [own, other] = [await world.make.company(), await world.make.company()]
  const clerk = world.asUser({ company_id: own.id, permissions })
  const ownTree = await makeKeptEmployee(world, { company_id: own.id })
  const otherTree = await makeKeptEmployee(world, { company_id: other.id })
  assert.equal((await clerk.get(`/receipts/${ownTree.receipt.id}`)).status, 200)
  assert.equal((await clerk.get(`/receipts/${otherTree.receipt.id}`)).status, 404)
  assert.equal((await clerk.delete(`/employees/${otherTree.employee.id}`)).status, 404)
  assert.equal((await clerk.get('/receipts')).body.length, 1)
})

test('when a parent is erased, rows that keep it go, unless nobody may delete them', async (t) => {
  const world = await openShop(t)
  const { admin, sql } = world
  const { body: employee } = await admin.post('/employees', buildEmployeeValues({ admission_date: '2005-01-01' }))
  const path = `/employees/${employee.id}/receipts`
  const [open, signed, deleted] = [
    await createRecord(admin, path, { name: 'Abierto' }),
    await createRecord(admin, path, { name: 'Firmado', is_signed: true }),
    await createRecord(admin, path, { name: 'Borrado' }),
  ]
  await admin.delete(`${path}/${deleted.id}`)
  await endEmployment(world, employee.id, '2010-05-06')
  const values = { reason: 'Lo pidió', employee_file_number: employee.employee_file_number }
  const erasure = await admin.post(`/employees/${employee.id}/erase`, values)
  assert.equal(erasure.status, 200, JSON.stringify(erasure.body))
  assert.equal((await admin.get(`/receipts/${open.id}`)).status, 404)
  assert.equal((await admin.get(`/receipts/${signed.id}`)).body.name, 'Firmado')
  const entries = await sql<{ name: string | null }[]>`
    select coalesce(after, before)->>'name' as name from audit where resource = 'receipts' order by id`
  assert.deepEqual(
    entries.map(({ name }) => name),
    [null, 'Firmado', null, null],
  )
})

test('a row that refuses every change refuses it on every route', async (t) => {
  const world = await openShop(t)
  const { binder, page } = await makeTree(world)
  const nestedPath = `/binders/${binder.id}/binder_pages`
  const renamed = await world.admin.patch(`${nestedPath}/${page.id}`, { name: 'Firmada' })
  assert.equal(renamed.status, 200)
  const [entry] = await world.sql<{ id: number }[]>`
    select id from audit where resource = 'binder_pages' and action = 'updated' order by id limit 1`
  await world.admin.patch(`${nestedPath}/${page.id}`, { is_signed: true })
  const attempts: Record<string, () => Promise<{ status: number }>> = {
    update: () => world.admin.patch(`${nestedPath}/${page.id}`, { name: 'X' }),
    'bulk edit': () => world.admin.patch(nestedPath, { ids: [page.id], set: { name: 'X' } }),
    action: () => world.admin.post(`${nestedPath}/${page.id}/pin`),
    delete: () => world.admin.delete(`${nestedPath}/${page.id}`),
    'bulk delete': () => world.admin.deleteMany(nestedPath, { ids: [page.id] }),
    'delete of its parent': () => world.admin.delete(`/binders/${binder.id}`),
    'restore of an entry': () => world.admin.post(`/audit/${entry?.id}/restore`),
  }
  for (const [side, attempt] of Object.entries(attempts)) {
    const { status } = await attempt()
    assert.ok(status === 403 || status === 409, `${side}: ${status}`)
  }
  const { body } = await world.admin.get(`${nestedPath}/${page.id}`)
  assert.deepEqual([body.name, body.is_signed, body.is_pinned], ['Firmada', true, false])
})

test('a row that refuses every change refuses each undo, by its id, even if nobody has changed it since', async (t) => {
  const world = await openShop(t)
  const { binder, page } = await makeTree(world)
  const nestedPath = `/binders/${binder.id}/binder_pages`
  const created = await createRecord(world.admin, nestedPath, { name: 'Nueva' })
  const pinned = await world.admin.post(`${nestedPath}/${page.id}/pin`)
  const edited = await world.admin.patch(nestedPath, { ids: [created.id], set: { name: 'Editada' } })
  // The row rule alone refuses: the rows keep the time of their change.
  const sign = (ids: number[]) =>
    world.sql.query(
      `alter table binder_pages disable trigger binder_pages_touch;
     update binder_pages set is_signed = true where id in (${ids.join()})`,
    )
  await sign([page.id, created.id])
  for (const [write, id] of [
    [pinned, page.id],
    [edited, created.id],
  ] as const) {
    const { status, body } = await undoWrite(world.admin, write)
    assert.deepEqual([status, body.refused.map((row: { id: number }) => row.id)], [409, [id]], JSON.stringify(body))
  }
})

test('the data loader imports into a nested resource with a root address', () => {
  assert.deepEqual([binders, binderPages].map(isImportable), [true, false])
})

test('the server does not start with an unregistered parent, or one that is registered after its child', async (t) => {
  const { sql } = await openShop(t)
  const verify = (resources: readonly Resource[]) => {
    const rules = nestedRegistrations[0]?.rules ?? {}
    const nested = resources.map((resource) => ({ resource, rules: resource.name === 'binders' ? rules : {} }))
    return verifyDeclarations(sql, prepareResources([...everyRegistration, ...nested]), new Set(permissions))
  }
  await assert.rejects(verify([binderPages]), /its parent binders is not registered/)
  // Another declaration with the same name could have another scope.
  await assert.rejects(verify([{ ...binders, scope: {} }, binderPages]), /its parent binders is not registered/)
  await assert.rejects(verify([binderPages, binders]), /binder_pages: stands before binders/)
  await verify([binders, binderPages, pageNotes, receipts])
  const keepsBinder: Resource = {
    ...binderPages,
    parent: { resource: binders, fieldName: 'binder_id', isKeptByChildren: true },
  }
  await assert.rejects(
    verify([binders, keepsBinder]),
    /keeps binders, whose rows are deleted[\s\S]*binder_pages\.binder_id: keeps its parent, but no foreign key/,
  )
})
