import assert from 'node:assert/strict'
import { idsOf, rowsOf, testEveryResource } from '#test/contract.ts'

testEveryResource(({ resource, path, by, create, rows }, keeps) => {
  keeps('ids and list parameters that make no sense are refused, what is not there is not found', async () => {
    for (const query of [
      'page=-1',
      'page=0',
      'page=x',
      'per_page=0',
      'per_page=100000',
      'sort=nothing',
      'dir=up',
      'nothing=1',
      'page=1&page=2',
    ])
      assert.equal((await by.get(`${path}?${query}`)).status, 400, query)
    for (const id of ['x', '1.5', '-1', '%00', '1e3']) assert.equal((await by.get(`${path}/${id}`)).status, 400, id)
    for (const id of ['0', '999999', '99999999999999999999'])
      assert.equal((await by.get(`${path}/${id}`)).status, 404, id)
    const changes = resource.access.update !== 'never'
    if (changes) assert.equal((await by.put(`${path}/999999`, {})).status, 404)
    assert.equal((await by.delete(`${path}/999999`)).status, 404)
  })

  keeps('an id is its digits and nothing else: in any other spelling it is refused, and the row stands', async () => {
    const row = await create()
    for (const id of [
      `0${row.id}`,
      `${row.id}%20`,
      `%20${row.id}`,
      `%EF%BB%BF${row.id}`,
      `${row.id}%0a`,
      `+${row.id}`,
    ]) {
      assert.equal((await by.get(`${path}/${id}`)).status, 400, id)
      if (resource.access.update !== 'never') assert.equal((await by.patch(`${path}/${id}`, {})).status, 400, id)
      assert.equal((await by.delete(`${path}/${id}`)).status, 400, id)
    }
    assert.deepEqual((await by.get(`${path}/${row.id}`)).body, row)
  })

  keeps('its pages, put together, are the list, and each says how much there is', async () => {
    for (let n = 0; n < 5; n++) await create()
    const whole = await by.get(path)
    const all = rowsOf(resource, whole)
    assert.equal(whole.headers.get('x-total-count'), String(all.length))
    const paged: Record<string, any>[] = []
    for (let page = 1; paged.length < all.length; page++) {
      const answer = await by.get(`${path}?page=${page}&per_page=2`)
      assert.equal(answer.headers.get('x-total-count'), String(all.length))
      assert.equal(rowsOf(resource, answer).length, Math.min(2, all.length - paged.length))
      paged.push(...rowsOf(resource, answer))
    }
    assert.deepEqual(paged, all)
    assert.deepEqual(await rows(`?page=${all.length}&per_page=2`), [])
  })

  keeps('a row of the list is the row as it is read by itself', async () => {
    const { id } = await create()
    const listed = (await rows()).find((row) => row['id'] === id)
    assert.deepEqual(listed, (await by.get(`${path}/${id}`)).body)
  })

  keeps('a search finds a row by its label, in capitals too, and nothing by what is nowhere', async () => {
    const [one, other] = [await create(), await create()]
    const label = resource.label.map((name) => String(one[name]))
    for (const parts of [label.slice(0, 1), label, [...label].reverse()]) {
      const wanted = encodeURIComponent(parts.join(' ').toUpperCase())
      for (const query of [`/search/${wanted}`, `?q=${wanted}`]) {
        const found = idsOf(rowsOf(resource, await by.get(path + query)))
        assert.ok(found.includes(one.id), query)
        assert.ok(!found.includes(other.id), query)
      }
    }
    assert.deepEqual((await by.get(`${path}/search/${encodeURIComponent('zz%_zz')}`)).body, [])
  })
})
