import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { idsOf, rowsOf, type Subject, setColumn, testEveryResource } from '#test/contract.ts'
import { rankedValues } from '#test/samples.ts'

testEveryResource((subject, keeps) => {
  const { path, resource, world, permissions, documented } = subject
  for (const [name, { seenWith }] of Object.entries(resource.fields)) {
    if (!seenWith) continue
    const without = permissions.filter((permission) => permission !== seenWith)
    const told = `who lacks ${seenWith}`

    keeps(`${told} gets no ${name} in any answer, who holds it gets it in each`, async () => {
      const { row } = await filled(subject, name)
      for (const isSeen of [true, false]) {
        const by = world.as(...(isSeen ? permissions : without))
        const has = (entity: object, what: string) => assert.equal(name in entity, isSeen, what)
        const own = (rows: Record<string, any>[]) => rows.find(({ id }) => id === row.id) ?? {}
        has(own(rowsOf(resource, await by.get(`${path}?id=${row.id}`))), 'in a list')
        has(own((await by.get(`${path}/search/${encodeURIComponent(row[resource.label[0] ?? ''])}`)).body), 'found')
        has((await by.get(`${path}/${row.id}`)).body, 'read')
        const change = { [resource.label[0] ?? '']: `Cambiado ${randomUUID().slice(0, 8)}` }
        const key = { 'idempotency-key': randomUUID() }
        has((await by.patch(`${path}/${row.id}`, change, key)).body, 'written')
        has((await by.patch(`${path}/${row.id}`, change, key)).body, 'repeated')
        const stale = await by.patch(`${path}/${row.id}`, { ...change, updated_at: '2020-02-28T00:00:00.000Z' })
        assert.equal(stale.body.code, 'STALE')
        has(stale.body.entity, 'stale')
        has((await by.delete(`${path}/${(await filled(subject, name)).row.id}`)).body, 'deleted')
      }
    })

    keeps(`a key of who holds ${seenWith} repeats no ${name} once it is lost`, async () => {
      const { row } = await filled(subject, name)
      const by = world.as(...permissions)
      const key = { 'idempotency-key': randomUUID() }
      const change = { [resource.label[0] ?? '']: 'Repetido' }
      assert.ok(name in (await by.patch(`${path}/${row.id}`, change, key)).body)
      const me = (await by.get('/auth/me')).body.id
      await world.sql`
        delete from user_permissions where user_id = ${me}
          and permission_id = (select id from permissions where name = ${seenWith})`
      assert.ok(!(name in (await by.patch(`${path}/${row.id}`, change, key)).body))
    })

    keeps(`${told} guesses no ${name}: it filters, sorts and searches nothing, and is unknown in a write`, async () => {
      const { row, value } = await filled(subject, name)
      const by = world.as(...without)
      const named: string[] = documented['parameters'].map((one: { name: string }) => one.name)
      const filters = named.filter((one) => one.replace(/_(empty|in|from|to)$/, '') === name)
      const asked = [...filters.map((filter) => `${filter}=${encodeURIComponent(String(value))}`)]
      for (const query of [...asked, `sort=${name}`, `fields=${name}`]) {
        const { status, body } = await by.get(`${path}?${query}`)
        assert.deepEqual([status, Object.keys(body.fields)], [400, [query.split('=')[0]]], query)
      }
      assert.ok(!idsOf((await by.get(`${path}?q=${encodeURIComponent(String(value))}`)).body).includes(row.id))
      const { status, body } = await by.patch(`${path}/${row.id}`, { [name]: value })
      assert.deepEqual([status, body.fields], [400, { [name]: 'resource.fields.unknown' }])
      const bulk = { ids: [row.id], set: { [name]: value } }
      assert.equal((await by.patch(path, bulk)).status, 400)
      assert.equal((await by.deleteMany(path, { filter: { [name]: value }, preview: true })).status, 400)
    })
  }
})

/** A row that has a value there which it shares with no other. */
async function filled(subject: Subject, name: string) {
  const { resource } = subject
  const field = resource.fields[name]
  if (!field) throw new Error(name)
  const isText = field.kind === 'text' || field.kind === 'long_text'
  const value = isText ? `Oculto ${randomUUID().slice(0, 8)}` : rankedValues(field)[1]
  const row = await subject.create()
  await setColumn(subject, row.id, name, value)
  return { row, value }
}
