import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrange, type Reading } from '#src/ui/table/arrange.ts'
import { readView, type View, writeView } from '#src/ui/table/view.ts'

type Row = { id: number; name: string | null; price: number | null }

const reading: Reading<Row> = {
  searchText: (row) => `${row.name ?? ''} ${row.price ?? ''}`,
  sortValue: (row, column) => (column === 'name' ? row.name : row.price),
  id: (row) => row.id,
}
const view = (changes: Partial<View> = {}): View => ({
  q: '',
  page: 1,
  perPage: 50,
  sort: null,
  dir: 'asc',
  ...changes,
})
const sorts = (column: string) => column === 'name' || column === 'price'
const rows: Row[] = [
  { id: 1, name: 'Ñandú', price: 10 },
  { id: 2, name: 'nube', price: null },
  { id: 3, name: 'Árbol', price: 9 },
  { id: 4, name: 'zorro', price: 10 },
]
const names = (changes: Partial<View>) => arrange(rows, view(changes), reading).rows.map(({ name }) => name)

test('the filter takes no notice of case and accents', () => {
  assert.deepEqual(names({ q: 'ARBOL' }), ['Árbol'])
  assert.deepEqual(names({ q: 'ñand' }), ['Ñandú'])
})

test('the filter looks at numbers too', () => assert.deepEqual(names({ q: '10' }), ['Ñandú', 'zorro']))

test('the filter finds a figure that is typed with its thousands marks', () => {
  const dear: Row[] = [{ id: 1, name: 'iPhone', price: 1249.5 }]
  for (const q of ['1.249', '1.249,5', '1,249.5', '1249.5']) {
    const spelled = { ...reading, searchText: () => '1249.50 1249,50' }
    assert.equal(arrange(dear, view({ q }), spelled).total, 1, q)
  }
  assert.equal(arrange(dear, view({ q: '1.24' }), { ...reading, searchText: () => '1249.50' }).total, 0)
})

test('text sorts as Spanish does, ñ after n', () => {
  assert.deepEqual(names({ sort: 'name' }), ['Árbol', 'nube', 'Ñandú', 'zorro'])
})

test('rows without a value come last going up and first going down, equal ones by id', () => {
  assert.deepEqual(names({ sort: 'price' }), ['Árbol', 'Ñandú', 'zorro', 'nube'])
  assert.deepEqual(names({ sort: 'price', dir: 'desc' }), ['nube', 'zorro', 'Ñandú', 'Árbol'])
})

test('a page is a piece of what was found, and the total is all of it', () => {
  const page = arrange(rows, view({ page: 2, perPage: 3 }), reading)
  assert.deepEqual(
    page.rows.map(({ id }) => id),
    [4],
  )
  assert.equal(page.total, 4)
})

test('an address that makes no sense is the usual view', () => {
  const absurd = new URLSearchParams('page=-1&per_page=7&dir=sideways')
  assert.deepEqual(readView(absurd, sorts), view())
  assert.equal(writeView(absurd, readView(absurd, sorts)).toString(), '')
})

test('a view comes back from its address, and the usual one leaves it empty', () => {
  const special = view({ q: 'año & más', page: 3, perPage: 20, sort: 'name', dir: 'desc' })
  assert.deepEqual(readView(writeView(new URLSearchParams(), special), sorts), special)
  assert.equal(writeView(new URLSearchParams('page=4&other=1'), view()).toString(), 'other=1')
})
