import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSortable, listColumns, readingOf, rowsIn } from '#src/resource/columns.ts'
import { defineResource, type Entity } from '#src/resource/declaration.ts'
import { longText, money, pictures, ref, refs, text } from '#src/resource/fields.ts'

const things = defineResource({
  name: 'things',
  access: { read: 'public', create: 'a', update: 'b', delete: 'c' },
  fields: {
    group_id: ref('groups', { joins: { group: 'name' } }),
    name: text(),
    notes: longText(),
    price: money(),
    image: pictures(),
    colorIds: refs('colors', {
      through: { table: 'thing_colors', own: 'thing_id', theirs: 'color_id' },
      as: 'colors',
      shows: ['id', 'name'],
    }),
  },
  columns: ['image', 'name', 'group', 'price', 'colors'],
})

const row: Entity = {
  id: 12345,
  created_at: '',
  updated_at: '',
  group_id: 777,
  group: 'Fundas',
  name: 'Silicona',
  notes: 'con imán',
  price: 1249.5,
  image: ['abc.jpg'],
  colors: [{ id: 9, name: 'Rojo' }],
}

test('the filter looks at what is shown: text, notes, joined and linked names, a number in either spelling', () => {
  const found = readingOf(things).searchText(row)
  for (const part of ['Silicona', 'con imán', 'Fundas', 'Rojo', '1249.50', '1249,50']) {
    assert.ok(found.includes(part), part)
  }
  for (const hidden of ['12345', '777', 'abc.jpg']) assert.ok(!found.includes(hidden), hidden)
})

test('the filter finds a row by its whole label, whatever the order of its fields', () => {
  const people = defineResource({ ...things, label: ['group', 'name'] })
  assert.ok(readingOf(people).searchText(row).includes('Fundas Silicona'))
})

test('what the server cannot sort by has no button in the table either', () => {
  const sortable = listColumns(things).filter(isSortable)
  assert.deepEqual(
    sortable.map(({ name }) => name),
    ['name', 'group', 'price'],
  )
})

test('a list is read from an array and from an answer with more in it', () => {
  assert.deepEqual(rowsIn('things', [row]), [row])
  assert.deepEqual(rowsIn('things', { things: [row], others: [] }), [row])
  assert.deepEqual(rowsIn('things', null), [])
})
