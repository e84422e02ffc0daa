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
    const ownerText = `of a ${bond.key === 'company_id' ? 'company' : 'client'}`

    keeps(`a user ${ownerText} meets its rows alone: in lists, counts, searches and by id`, async () => {
      const { owner, ownRow, foreignRows, reader } = await createBoundReader(subject, bond, column)
      const list = await reader.get(`${path}?page=1&per_page=1000`)
      const visibleRows = rowsOf(resource, list)
      assert.ok(idsOf(visibleRows).includes(ownRow.id))
      assert.deepEqual([...new Set(visibleRows.map((row) => row[column]))], [owner.id])
      assert.equal(list.headers.get('x-total-count'), String(visibleRows.length))
      const findIds = async (text: string) => idsOf(rowsOf(resource, await reader.get(path + text)))
      const encodeLabel = (row: FieldValues) => encodeURIComponent(String(row[resource.label[0] ?? 'id']))
      for (const buildQuery of [
        (row: FieldValues) => `/search/${encodeLabel(row)}`,
        (row: FieldValues) => `?q=${encodeLabel(row)}`,
      ]) {
        assert.deepEqual(await findIds(buildQuery(ownRow)), [ownRow.id])
        for (const row of foreignRows) assert.deepEqual(await findIds(buildQuery(row)), [], buildQuery(row))
      }
      assert.deepEqual(await findIds(`?id=${ownRow.id}`), [ownRow.id])
      assert.deepEqual((await reader.get(`${path}/${ownRow.id}`)).body, ownRow)
      const ids = [ownRow.id, ...foreignRows.map((row) => row.id)].join(',')
      for (const query of ['', `?ids=${ids}`])
        assert.deepEqual(
          (await reader.get(`${path}/options${query}`)).body.filter(({ id }: FieldValues) =>
            ids.split(',').includes(String(id)),
          ),
          [{ id: ownRow.id, label: labelOf(resource, ownRow) }],
        )
      for (const { id } of foreignRows) {
        assert.deepEqual(await findIds(`?id=${id}`), [])
        assert.equal((await reader.get(`${path}/${id}`)).status, 404)
      }
    })

    keeps(`a user ${ownerText} changes and deletes none but its rows`, async () => {
      const { ownRow, foreignRows, reader, changeValues } = await createBoundReader(subject, bond, column)
      for (const foreignRow of foreignRows) {
        const url = `${path}/${foreignRow.id}`
        for (const method of ['put', 'patch'] as const) {
          assert.equal((await reader[method](url, {})).status, 404, method)
          assert.equal((await reader[method](url, changeValues())).status, 404, method)
        }
        assert.equal((await reader.delete(url)).status, 404)
        assert.deepEqual((await world.admin.get(url)).body, foreignRow)
      }
      const answer = await reader.patch(`${path}/${ownRow.id}`, changeValues())
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      // The reader's own company or client cannot be deleted, because the reader's account refers to it.
      if (column !== 'id') assert.equal((await reader.delete(`${path}/${ownRow.id}`)).status, 200)
    })

    keeps(`what a user ${ownerText} makes or moves is theirs, and another's or nobody's is refused`, async () => {
      const { owner, otherOwner, ownRow, reader, scopeValues } = await createBoundReader(subject, bond, column)
      const totalBefore = await subject.total()
      // A resource that the API does not create has its owner from its own routes, whose tests prove it.
      if (resource.access.create === 'never') return
      if (column === 'id') {
        assert.equal((await reader.post(path, (await subject.sample(scopeValues)).input)).status, 403)
        assert.equal(await subject.total(), totalBefore)
        return
      }
      const { [column]: _, ...fields } = (await subject.sample(scopeValues)).input
      for (const foreignOwner of [otherOwner.id, null, '']) {
        assert.equal((await reader.post(path, { ...fields, [column]: foreignOwner })).status, 403)
        assert.equal((await reader.patch(`${path}/${ownRow.id}`, { [column]: foreignOwner })).status, 403)
      }
      assert.equal(await subject.total(), totalBefore)
      assert.deepEqual((await world.admin.get(`${path}/${ownRow.id}`)).body, ownRow)
      const created = await reader.post(path, fields)
      assert.equal(created.status, 200, JSON.stringify(created.body))
      assert.equal((await world.admin.get(`${path}/${created.body.id}`)).body[column], owner.id)
    })

    keeps(`a user ${ownerText} refers to none but its rows`, async () => {
      const { owner, ownRow, foreignRows } = await createBoundReader(subject, bond, column)
      await forEachReference(resource.name, async (referring, name) => {
        const createReferring = buildReferrer(subject, bond.key, owner.id, referring, name)
        assert.equal((await createReferring(ownRow.id)).status, 200, `${referring.name}.${name}`)
        for (const { id } of foreignRows) {
          const { status, body } = await createReferring(id)
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
      const encodedLabel = encodeURIComponent(String(row[resource.label[0] ?? 'id']))
      assert.deepEqual((await reader.get(`${path}/search/${encodedLabel}`)).body, [])
      assert.equal((await reader.get(`${path}/${row.id}`)).status, 404)
      assert.equal((await reader.patch(`${path}/${row.id}`, {})).status, 404)
      assert.equal((await reader.delete(`${path}/${row.id}`)).status, 404)
      await forEachReference(resource.name, async (referring, name) => {
        const { status, body } = await buildReferrer(subject, 'client_id', client.id, referring, name)(row.id)
        const expected = referring.scope.company_id === name ? 403 : 400
        assert.deepEqual([status, Object.keys(body.fields)], [expected, [name]])
      })
    })
  }

  if (resource.scope.client_id && !resource.scope.company_id) {
    keeps('a user of a company meets all of it, for it knows no company', async () => {
      const company = await createRow(requireResource('companies'), world)
      await subject.create()
      const list = await world.asUser({ company_id: company.id, permissions }).get(path)
      assert.deepEqual(rowsOf(resource, list), await subject.rows())
    })
  }
})

/** Runs `callback` for each field of a declared resource that refers to the resource `to`. */
async function forEachReference(
  to: string,
  callback: (referring: Resource, name: string) => Promise<void>,
): Promise<void> {
  for (const { resource } of registrations) {
    for (const [name, field] of Object.entries(resource.fields)) {
      const isChosen =
        (field.kind === 'ref' || field.kind === 'refs') && !field.readOnly && resource.parent?.fieldName !== name
      if (isChosen && field.to === to) await callback(resource, name)
    }
  }
}

/** Returns a function by which a user of a company or client creates a row that refers to the record with this id. */
function buildReferrer({ world }: Subject, key: ScopeBinding['key'], owner: number, referring: Resource, name: string) {
  const client = world.asUser({ [key]: owner, permissions: [referring.access.create] })
  return async (id: number) => {
    const value = referring.fields[name]?.kind === 'refs' ? [id] : id
    const values = { ...buildScopeValues(referring.scope, key, owner), [name]: value }
    return client.post(`/${referring.name}`, (await buildSample(referring, world, values)).input)
  }
}
