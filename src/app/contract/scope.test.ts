import assert from 'node:assert/strict'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { type Bond, bareOf, bonds, bound } from '#test/bonds.ts'
import { everyResource, idsOf, rowsOf, type Subject } from '#test/contract.ts'
import { createRow, type Given, resourceNamed, sampleOf } from '#test/samples.ts'

everyResource((subject, keeps) => {
  const { resource, path, world, permissions } = subject
  for (const bond of bonds) {
    const column = resource.scope[bond.key]
    if (!column) continue
    const whose = `of a ${bond.key === 'company_id' ? 'company' : 'client'}`

    keeps(`a user ${whose} meets its rows alone: in lists, counts, searches and by id`, async () => {
      const { own, mine, foreign, reader } = await bound(subject, bond, column)
      const list = await reader.get(`${path}?page=1&per_page=1000`)
      const seen = rowsOf(resource, list)
      assert.ok(idsOf(seen).includes(mine.id))
      assert.deepEqual([...new Set(seen.map((row) => row[column]))], [own.id])
      assert.equal(list.headers.get('x-total-count'), String(seen.length))
      const query = async (text: string) => idsOf(rowsOf(resource, await reader.get(path + text)))
      const named = (row: Given) => encodeURIComponent(String(row[resource.label[0] ?? 'id']))
      for (const ask of [(row: Given) => `/search/${named(row)}`, (row: Given) => `?q=${named(row)}`]) {
        assert.deepEqual(await query(ask(mine)), [mine.id])
        for (const row of foreign) assert.deepEqual(await query(ask(row)), [], ask(row))
      }
      assert.deepEqual(await query(`?id=${mine.id}`), [mine.id])
      assert.deepEqual((await reader.get(`${path}/${mine.id}`)).body, mine)
      const ids = [mine.id, ...foreign.map((row) => row.id)].join(',')
      for (const ask of ['', `?ids=${ids}`])
        assert.deepEqual(
          (await reader.get(`${path}/options${ask}`)).body.filter(({ id }: Given) =>
            ids.split(',').includes(String(id)),
          ),
          [{ id: mine.id, label: labelOf(resource, mine) }],
        )
      for (const { id } of foreign) {
        assert.deepEqual(await query(`?id=${id}`), [])
        assert.equal((await reader.get(`${path}/${id}`)).status, 404)
      }
    })

    keeps(`a user ${whose} changes and deletes none but its rows`, async () => {
      const { mine, foreign, reader, changed } = await bound(subject, bond, column)
      for (const before of foreign) {
        const url = `${path}/${before.id}`
        for (const method of ['put', 'patch'] as const) {
          assert.equal((await reader[method](url, {})).status, 404, method)
          assert.equal((await reader[method](url, changed())).status, 404, method)
        }
        assert.equal((await reader.delete(url)).status, 404)
        assert.deepEqual((await world.admin.get(url)).body, before)
      }
      const answer = await reader.patch(`${path}/${mine.id}`, changed())
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      // The company or the client itself is in use by this very reader.
      if (column !== 'id') assert.equal((await reader.delete(`${path}/${mine.id}`)).status, 200)
    })

    keeps(`what a user ${whose} makes or moves is theirs, and another's or nobody's is refused`, async () => {
      const { own, other, mine, reader, bare } = await bound(subject, bond, column)
      const made = await subject.total()
      if (column === 'id') {
        assert.equal((await reader.post(path, (await subject.sample(bare)).given)).status, 403)
        assert.equal(await subject.total(), made)
        return
      }
      const { [column]: _, ...given } = (await subject.sample(bare)).given
      for (const foreign of [other.id, null, '']) {
        assert.equal((await reader.post(path, { ...given, [column]: foreign })).status, 403)
        assert.equal((await reader.patch(`${path}/${mine.id}`, { [column]: foreign })).status, 403)
      }
      assert.equal(await subject.total(), made)
      assert.deepEqual((await world.admin.get(`${path}/${mine.id}`)).body, mine)
      const created = await reader.post(path, given)
      assert.equal(created.status, 200, JSON.stringify(created.body))
      assert.equal((await world.admin.get(`${path}/${created.body.id}`)).body[column], own.id)
    })

    keeps(`a user ${whose} refers to none but its rows`, async () => {
      const { own, mine, foreign } = await bound(subject, bond, column)
      await eachReference(resource.name, async (referring, name) => {
        const refer = referrer(subject, bond.key, own.id, referring, name)
        assert.equal((await refer(mine.id)).status, 200, `${referring.name}.${name}`)
        for (const { id } of foreign) {
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
      const client = await createRow(resourceNamed('clients'), world)
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
      const company = await createRow(resourceNamed('companies'), world)
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
function referrer({ world }: Subject, key: Bond['key'], own: number, referring: Resource, name: string) {
  const by = world.asUser({ [key]: own, permissions: [referring.access.create] })
  return async (id: number) => {
    const value = referring.fields[name]?.kind === 'refs' ? [id] : id
    const wished = { ...bareOf(referring.scope, key, own), [name]: value }
    return by.post(`/${referring.name}`, (await sampleOf(referring, world, wished)).given)
  }
}
