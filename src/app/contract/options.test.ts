import assert from 'node:assert/strict'
import { registrations } from '#src/app/modules/modules.server.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { labelOf } from '#src/resource/model.ts'
import { testEveryWritable } from '#test/contract.ts'

testEveryWritable(({ resource, path, world, by, create }, keeps) => {
  keeps('a row is offered by its label: found by each of its words, in any order and case, and by its id', async () => {
    const row = await create()
    const label = labelOf(resource, row)
    const option = { id: row.id, label }
    assert.deepEqual((await by.get(`${path}/options?ids=${row.id}`)).body, [option])
    const words = label.toUpperCase().split(' ').filter(Boolean).toReversed().join(' ')
    const optionsAnswer = await by.get(`${path}/options?q=${encodeURIComponent(words)}`)
    assert.equal(optionsAnswer.status, 200, JSON.stringify(optionsAnswer.body))
    assert.ok(optionsAnswer.body.length <= 50)
    if (label)
      assert.ok(optionsAnswer.body.some(({ id }: { id: number }) => id === row.id) || optionsAnswer.body.length === 50)
    assert.deepEqual((await by.get(`${path}/options?q=zzz-no-such-label`)).body, [])
    assert.deepEqual((await by.get(`${path}/options?ids=`)).body, [])
    assert.deepEqual((await by.get(`${path}/options?ids=0,9999999999`)).body, [], 'no row can have them')
    for (const query of ['ids=x', 'ids=1,,2', 'ids=01', 'page=1', `q=${'x'.repeat(201)}`])
      assert.equal((await by.get(`${path}/options?${query}`)).status, 400, query)
  })

  keeps('whoever writes what refers to it may choose it, and nobody else beyond its readers', async () => {
    if (resource.access.read === 'public')
      return assert.equal((await world.anonymous.get(`${path}/options`)).status, 200)
    const referrer = registrations.find(({ resource: { fields, parent } }) =>
      Object.entries(fields).some(
        ([name, field]) =>
          (name !== parent?.fieldName || parent.hasRootAddress) &&
          serverKindOf(field).reference?.to(field) === resource.name,
      ),
    )
    assert.equal((await world.anonymous.get(`${path}/options`)).status, 401)
    const mayAllChoose = resource.access.read === 'signed_in'
    assert.equal((await world.as('see_menu_products').get(`${path}/options`)).status, mayAllChoose ? 200 : 403)
    if (!referrer) return
    const { create, update } = referrer.resource.access
    for (const permission of [create, update])
      assert.equal((await world.as(permission).get(`${path}/options`)).status, 200, permission)
  })
})
