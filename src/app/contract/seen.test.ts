import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { idsOf, rowsOf, type Subject, setColumn, testEveryResource } from '#test/contract.ts'
import { buildRankedValues } from '#test/samples.ts'

testEveryResource((subject, keeps) => {
  const { path, resource, world, permissions, documented } = subject
  for (const [name, { readPermission, computed }] of Object.entries(resource.fields)) {
    // A computed value cannot be stored: the module that computes it tests who sees it.
    if (!readPermission || computed) continue
    const permissionsWithout = permissions.filter((permission) => permission !== readPermission)
    const readerText = `who lacks ${readPermission}`

    keeps(`${readerText} gets no ${name} in any answer, who holds it gets it in each`, async () => {
      const { row } = await createFilledRow(subject, name)
      for (const isSeen of [true, false]) {
        const client = world.as(...(isSeen ? permissions : permissionsWithout))
        const assertPresence = (entity: object, answerName: string) => assert.equal(name in entity, isSeen, answerName)
        const findRow = (rows: Record<string, any>[]) => rows.find(({ id }) => id === row.id) ?? {}
        assertPresence(findRow(rowsOf(resource, await client.get(`${path}?id=${row.id}`))), 'in a list')
        assertPresence(
          findRow((await client.get(`${path}/search/${encodeURIComponent(row[resource.label[0] ?? ''])}`)).body),
          'found',
        )
        assertPresence((await client.get(`${path}/${row.id}`)).body, 'read')
        const changes = { [resource.label[0] ?? '']: `Cambiado ${randomUUID().slice(0, 8)}` }
        const idempotencyHeader = { 'idempotency-key': randomUUID() }
        assertPresence((await client.patch(`${path}/${row.id}`, changes, idempotencyHeader)).body, 'written')
        assertPresence((await client.patch(`${path}/${row.id}`, changes, idempotencyHeader)).body, 'repeated')
        const staleAnswer = await client.patch(`${path}/${row.id}`, {
          ...changes,
          updated_at: '2020-02-28T00:00:00.000Z',
        })
        assert.equal(staleAnswer.body.code, 'STALE')
        assertPresence(staleAnswer.body.entity, 'stale')
        assertPresence(
          (await client.delete(`${path}/${(await createFilledRow(subject, name)).row.id}`)).body,
          'deleted',
        )
      }
    })

    keeps(`a key of who holds ${readPermission} repeats no ${name} once it is lost`, async () => {
      const { row } = await createFilledRow(subject, name)
      const client = world.as(...permissions)
      const idempotencyHeader = { 'idempotency-key': randomUUID() }
      const changes = { [resource.label[0] ?? '']: 'Repetido' }
      assert.ok(name in (await client.patch(`${path}/${row.id}`, changes, idempotencyHeader)).body)
      const userId = (await client.get('/auth/me')).body.id
      await world.sql`
        delete from user_permissions where user_id = ${userId}
          and permission_id = (select id from permissions where name = ${readPermission})`
      assert.ok(!(name in (await client.patch(`${path}/${row.id}`, changes, idempotencyHeader)).body))
    })

    keeps(
      `${readerText} guesses no ${name}: it filters, sorts and searches nothing, and is unknown in a write`,
      async () => {
        const { row, value } = await createFilledRow(subject, name)
        const client = world.as(...permissionsWithout)
        const parameterNames: string[] = documented['parameters'].map((parameter: { name: string }) => parameter.name)
        const filters = parameterNames.filter((parameter) => parameter.replace(/_(empty|in|from|to)$/, '') === name)
        const filterQueries = [...filters.map((filter) => `${filter}=${encodeURIComponent(String(value))}`)]
        for (const query of [...filterQueries, `sort=${name}`, `fields=${name}`]) {
          const { status, body } = await client.get(`${path}?${query}`)
          assert.deepEqual([status, Object.keys(body.fields)], [400, [query.split('=')[0]]], query)
        }
        assert.ok(!idsOf((await client.get(`${path}?q=${encodeURIComponent(String(value))}`)).body).includes(row.id))
        const { status, body } = await client.patch(`${path}/${row.id}`, { [name]: value })
        assert.deepEqual([status, body.fields], [400, { [name]: 'resource.fields.unknown' }])
        const bulkChange = { ids: [row.id], set: { [name]: value } }
        assert.equal((await client.patch(path, bulkChange)).status, 400)
        assert.equal((await client.deleteMany(path, { filter: { [name]: value }, preview: true })).status, 400)
      },
    )
  }
})

/** Creates a row with a value in this field that no other row has. */
async function createFilledRow(subject: Subject, name: string) {
  const { resource } = subject
  const field = resource.fields[name]
  if (!field) throw new Error(name)
  const isText = field.kind === 'text' || field.kind === 'long_text'
  const value = isText ? `Oculto ${randomUUID().slice(0, 8)}` : buildRankedValues(field)[1]
  const row = await subject.create()
  await setColumn(subject, row.id, name, value)
  return { row, value }
}
