import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { resources } from '#src/app/modules/resources.ts'
import { products } from '#src/catalog/products/products.ts'
import { deriveModel, indexResourcesByName } from '#src/resource/model.ts'
import { buildViewQuery, parseViewQuery } from '#src/resource/screens/views/view-query.ts'

const model = deriveModel(products, indexResourcesByName(resources), [])
const columnNames = ['name', 'category', 'price', 'code']

test('a view is opened as it was saved, whatever the order of its parameters', () => {
  const filters = fc.subarray(
    ['price_from=250', 'image_empty=1', 'category_id_in=1,2', 'q=ñandú & co', 'per_page=20', 'sort=price&dir=desc'].map(
      (text) => text.replaceAll(' & ', '%20%26%20'),
    ),
  )
  const columns = fc.shuffledSubarray(columnNames, { minLength: 1 })
  fc.assert(
    fc.property(filters, columns, fc.boolean(), (parameters, chosenColumns, isReversed) => {
      const saved = buildViewQuery(model, chosenColumns, new URLSearchParams(parameters.join('&')))
      const opened = parseViewQuery(model, columnNames, saved)
      assert.deepEqual([opened.columns, opened.leftOut], [chosenColumns, []])
      const shownQuery = isReversed ? new URLSearchParams([...opened.search].reverse()) : opened.search
      assert.equal(buildViewQuery(model, chosenColumns, shownQuery), saved)
    }),
  )
})

test('page and open view are no part of a view', () => {
  const search = new URLSearchParams('page=3&view=7&image_empty=1&utm=x')
  assert.equal(buildViewQuery(model, ['name'], search), 'fields=name&image_empty=1')
})

test('filters, orders and columns that the list no longer has are left out by name', () => {
  const { search, columns, leftOut } = parseViewQuery(
    model,
    columnNames,
    'weight_from=3&price_from=cheap&image_empty=1&sort=weight&fields=name,weight_class,price',
  )
  assert.equal(search.toString(), 'image_empty=1')
  assert.deepEqual(columns, ['name', 'price'])
  assert.deepEqual(leftOut, ['weight_from', 'price_from', 'weight', 'weight_class'])
  assert.deepEqual(parseViewQuery(model, columnNames, null), {
    search: new URLSearchParams(),
    columns: null,
    leftOut: [],
  })
})
