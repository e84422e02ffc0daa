import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { colorsRequest, previewRows, uploadColors } from '#test/import-workers.ts'
import { runImport, waitUntilOver } from '#test/imports.ts'

type EntryBody = { action: string; resource: string; entity_id: string; label: string | null; load: LoadBody | null }
type LoadBody = { id: number; request_id: string; name: string | null; created: number; deleted: number }

test('the audit has one line for a load and one for its undo, each opens into its rows', async (t) => {
  const { admin, make, as } = await checkAgainstDocument(await shop(t))
  await make.color({ name: 'Lavanda' })
  const sheet = await uploadColors(admin, 60)
  await runImport(admin, sheet.id, colorsRequest)
  const list = async (query: string) => {
    const { status, body, headers } = await admin.get(`/audit?${query}`)
    assert.equal(status, 200, JSON.stringify(body))
    return { entries: body as EntryBody[], total: Number(headers.get('x-total-count')) }
  }
  const folded = await list('fold=loads&resource=colors')
  assert.deepEqual([folded.entries.map(({ action }) => action), folded.total], [['loaded', 'created'], 2])
  const load = folded.entries[0]?.load
  assert.ok(load)
  assert.deepEqual([load.id, load.name, load.created, load.deleted], [sheet.id, 'planilla.csv', 60, 0])
  const page = await list(`request_id=${load.request_id}&page=2&per_page=25`)
  assert.deepEqual([page.entries.length, page.total], [25, 60])
  assert.ok(page.entries.every(({ action, label }) => action === 'created' && label?.startsWith('Color')))
  assert.ok((await list('resource=colors&action=created')).total === 61, 'without the parameter nothing is folded')
  const stranger = await as('see_audit').get('/audit?fold=loads&resource=colors')
  assert.equal(stranger.status, 200)
  await admin.post(`/imports/${sheet.id}/undo`)
  await waitUntilOver(admin, sheet.id)
  const after = await list('fold=loads&resource=colors')
  assert.deepEqual(
    after.entries.map(({ action }) => action),
    ['load_undone', 'loaded', 'created'],
  )
  assert.equal(after.entries[0]?.load?.deleted, 60)
  for (const query of ['fold=all', 'request_id=x', 'request_id=load-%25'])
    assert.equal((await admin.get(`/audit?${query}`)).status, 400, query)
})

test('who sees one company alone sees its part of a load, and who sees all sees it once', async (t) => {
  const { admin, make, asUser } = await checkAgainstDocument(await shop(t))
  const [north, south] = [await make.company({ name: 'Norte' }), await make.company({ name: 'Sur' })]
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Empresa'],
    ...Array.from({ length: 5 }, (_, n) => [String(n), 'Arrieta', `Ana ${n}`, n < 2 ? 'Norte' : 'Sur']),
  ]
  const review = await previewRows(admin, rows, { resource: 'employees' })
  assert.equal((await runImport(admin, review.id, review.asked)).created, 5)
  const countsFor = async (client: typeof admin) => {
    const { body } = await client.get('/audit?fold=loads&resource=employees')
    return body.map(({ action, load }: EntryBody) => [action, load?.created])
  }
  assert.deepEqual(await countsFor(admin), [['loaded', 5]])
  for (const [company, count] of [
    [north, 2],
    [south, 3],
  ] as const) {
    const client = asUser({ company_id: company.id, permissions: ['see_audit', 'see_employees'] })
    assert.deepEqual(await countsFor(client), [['loaded_part', count]])
    const { body } = await client.get('/audit?fold=loads&resource=employees')
    assert.equal((await client.get(`/audit?request_id=${body[0].load.request_id}`)).body.length, count)
  }
})
