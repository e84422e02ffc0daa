import assert from 'node:assert/strict'
import { joinLabel } from '#src/platform/text/label.ts'
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
    const isUpdatable = resource.access.update !== 'never'
    if (isUpdatable) assert.equal((await by.put(`${path}/999999`, {})).status, 404)
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
    const listAnswer = await by.get(path)
    const allRows = rowsOf(resource, listAnswer)
    assert.equal(listAnswer.headers.get('x-total-count'), String(allRows.length))
    const pagedRows: Record<string, any>[] = []
    for (let page = 1; pagedRows.length < allRows.length; page++) {
      const answer = await by.get(`${path}?page=${page}&per_page=2`)
      assert.equal(answer.headers.get('x-total-count'), String(allRows.length))
      assert.equal(rowsOf(resource, answer).length, Math.min(2, allRows.length - pagedRows.length))
      pagedRows.push(...rowsOf(resource, answer))
    }
    assert.deepEqual(pagedRows, allRows)
    assert.deepEqual(await rows(`?page=${allRows.length}&per_page=2`), [])
  })

  keeps('a row of the list is the row as it is read by itself', async () => {
    const { id } = await create()
    const listedRow = (await rows()).find((row) => row['id'] === id)
    const { body } = await by.get(`${path}/${id}`)
    // A list has details and values of the record alone only if its request names them.
    for (const [name, { isDetail, isRecordOnly }] of Object.entries(resource.fields))
      if (isDetail || isRecordOnly) delete body[name]
    assert.deepEqual(listedRow, body)
  })

  keeps('a search finds a row by its label, in capitals too, and nothing by what is nowhere', async () => {
    const [firstRow, secondRow] = [await create(), await create()]
    const label = resource.label.map((name) => String(firstRow[name]))
    const reversedLabel = label.toReversed()
    for (const text of [
      label[0],
      label.join(' '),
      joinLabel(label),
      reversedLabel.join(' '),
      joinLabel(reversedLabel),
    ]) {
      const searchText = encodeURIComponent(String(text).toUpperCase())
      for (const query of [`/search/${searchText}`, `?q=${searchText}`]) {
        const foundIds = idsOf(rowsOf(resource, await by.get(path + query)))
        assert.ok(foundIds.includes(firstRow.id), query)
        assert.ok(!foundIds.includes(secondRow.id), query)
      }
    }
    assert.deepEqual((await by.get(`${path}/search/${encodeURIComponent('zz%_zz')}`)).body, [])
  })
})
