import assert from 'node:assert/strict'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { idsOf, rowsOf, type Subject, testEveryResource } from '#test/contract.ts'
import { buildSample, createRow, type FieldValues, requireResource } from '#test/samples.ts'
import { buildScopeValues, createBoundReader, type ScopeBinding, scopeBindings } from '#test/scope-bindings.ts'

testEveryResource((subject, keeps) => {
  const { resource, path, world, permissions } = subject
  for (const bond of scopeBindings) {
    const column = resource.scope[bond.key]
    if (!column) continue
    const whose = `of a ${bond.key === 'company_id' ? 'company' : 'client'}`

    keeps(`a user ${whose} meets its rows alone: in lists, counts, searches and by id`, async () => {
      const { owner, ownRow, foreignRows, reader } = await createBoundReader(subject, bond, column)
      const list = await reader.get(`${path}?page=1&per_page=1000`)
      const seen = rowsOf(resource, list)
      assert.ok(idsOf(seen).includes(ownRow.id))
      assert.deepEqual([...new Set(seen.map((row) => row[column]))], [owner.id])
      assert.equal(list.headers.get('x-total-count'), String(seen.length))
      const query = async (text: string) => idsOf(rowsOf(resource, await reader.get(path + text)))
      const named = (row: FieldValues) => encodeURIComponent(String(row[resource.label[0] ?? 'id']))
      for (const ask of [(row: FieldValues) => `/search/${named(row)}`, (row: FieldValues) => `?q=${named(row)}`]) {
        assert.deepEqual(await query(ask(ownRow)), [ownRow.id])
        for (const row of foreignRows) assert.deepEqual(await query(ask(row)), [], ask(row))
      }
      assert.deepEqual(await query(`?id=${ownRow.id}`), [ownRow.id])
      assert.deepEqual((await reader.get(`${path}/${ownRow.id}`)).body, ownRow)
      const ids = [ownRow.id, ...foreignRows.map((row) => row.id)].join(',')
      for (const ask of ['', `?ids=${ids}`])
        assert.deepEqual(
          (await reader.get(`${path}/options${ask}`)).body.filter(({ id }: FieldValues) =>
            ids.split(',').includes(String(id)),
          ),
          [{ id: ownRow.id, label: labelOf(resource, ownRow) }],
        )
      for (const { id } of foreignRows) {
        assert.deepEqual(await query(`?id=${id}`), [])
        assert.equal((await reader.get(`${path}/${id}`)).status, 404)
      }
    })

    keeps(`a user ${whose} changes and deletes none but its rows`, async () => {
      const { ownRow, foreignRows, reader, changeValues } = await createBoundReader(subject, bond, column)
      for (const before of foreignRows) {
        const url = `${path}/${before.id}`
        for (const method of ['put', 'patch'] as const) {
          assert.equal((await reader[method](url, {})).status, 404, method)
          assert.equal((await reader[method](url, changeValues())).status, 404, method)
        }
        assert.equal((await reader.delete(url)).status, 404)
        assert.deepEqual((await world.admin.get(url)).body, before)
      }
      const answer = await reader.patch(`${path}/${ownRow.id}`, changeValues())
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      // The company or the client itself is in use by this very reader.
      if (column !== 'id') assert.equal((await reader.delete(`${path}/${ownRow.id}`)).status, 200)
    })

    keeps(`what a user ${whose} makes or moves is theirs, and another's or nobody's is refused`, async () => {
      const { owner, otherOwner, ownRow, reader, scopeValues } = await createBoundReader(subject, bond, column)
      const made = await subject.total()
      if (column === 'id') {
        assert.equal((await reader.post(path, (await subject.sample(scopeValues)).input)).status, 403)
        assert.equal(await subject.total(), made)
        return
      }
      const { [column]: _, ...input } = (await subject.sample(scopeValues)).input
      for (const foreignRows of [otherOwner.id, null, '']) {
        assert.equal((await reader.post(path, { ...input, [column]: foreignRows })).status, 403)
        assert.equal((await reader.patch(`${path}/${ownRow.id}`, { [column]: foreignRows })).status, 403)
      }
      assert.equal(await subject.total(), made)
      assert.deepEqual((await world.admin.get(`${path}/${ownRow.id}`)).body, ownRow)
      const created = await reader.post(path, input)
      assert.equal(created.status, 200, JSON.stringify(created.body))
      assert.equal((await world.admin.get(`${path}/${created.body.id}`)).body[column], owner.id)
    })

    keeps(`a user ${whose} refers to none but its rows`, async () => {
      const { owner, ownRow, foreignRows } = await createBoundReader(subject, bond, column)
      await eachReference(resource.name, async (referring, name) => {
        const refer = referrer(subject, bond.key, owner.id, referring, name)
        assert.equal((await refer(ownRow.id)).status, 200, `${referring.name}.${name}`)
        for (const { id } of foreignRows) {
          const { status, body } = await refer(id)
          if (referring.scope[bond.key] === name) assert.equal(status, 403)
          else assert.deepEqual([status, Object.keys(body.fields)], [400, [name]])
        }
      })
    })
  }

  if (resource.scope.company_id && !resource.scope.client_id) {
    keeps('a user of a client alone meets nothing of it, for it knows no client', async () => {
      const row = await subject.create()
      const client = await createRow(requireResource('clients'), world)
      const reader = world.asUser({ client_id: client.id, permissions })
      const list = await reader.get(`${path}?page=1`)
      assert.deepEqual([list.body, list.headers.get('x-total-count')], [[], '0'])
      const named = encodeURIComponent(String(row[resource.label[0] ?? 'id']))
      assert.deepEqual((await reader.get(`${path}/search/${named}`)).body, [])
      assert.equal((await reader.get(`${path}/${row.id}`)).status, 404)
      assert.equal((await reader.patch(`${path}/${row.id}`, {})).status, 404)
      assert.equal((await reader.delete(`${path}/${row.id}`)).status, 404)
      await eachReference(resource.name, async (referring, name) => {
        const { status, body } = await referrer(subject, 'client_id', client.id, referring, name)(row.id)
        const expected = referring.scope.company_id === name ? 403 : 400
        assert.deepEqual([status, Object.keys(body.fields)], [expected, [name]])
      })
    })
  }

  if (resource.scope.client_id && !resource.scope.company_id) {
    keeps('a user of a company meets all of it, for it knows no company', async () => {
      const company = await createRow(requireResource('companies'), world)
      await subject.create()
      const seen = await world.asUser({ company_id: company.id, permissions }).get(path)
      assert.deepEqual(rowsOf(resource, seen), await subject.rows())
    })
  }
})

/** Each field of a declared resource that refers to this one. */
async function eachReference(to: string, look: (referring: Resource, name: string) => Promise<void>): Promise<void> {
  for (const { resource } of registrations) {
    for (const [name, field] of Object.entries(resource.fields)) {
      const isChosen = (field.kind === 'ref' || field.kind === 'refs') && resource.parent?.by !== name
      if (isChosen && field.to === to) await look(resource, name)
    }
  }
}

/** Makes rows of another resource that refer to the given one, as a user who is bound. */
function referrer({ world }: Subject, key: ScopeBinding['key'], owner: number, referring: Resource, name: string) {
  const by = world.asUser({ [key]: owner, permissions: [referring.access.create] })
  return async (id: number) => {
    const value = referring.fields[name]?.kind === 'refs' ? [id] : id
    const wished = { ...buildScopeValues(referring.scope, key, owner), [name]: value }
    return by.post(`/${referring.name}`, (await buildSample(referring, world, wished)).input)
  }
}
