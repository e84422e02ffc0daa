import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineResource, type Entity } from '#src/resource/declaration.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { money } from '#src/resource/kinds/number/number.ts'
import { pictures } from '#src/resource/kinds/pictures/pictures.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { modelOf, resourcesByName, rowsIn } from '#src/resource/model.ts'
import { readingOf } from '#src/resource/screens/list-reading.ts'

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

const groups = defineResource({ ...things, name: 'groups', fields: { name: text() }, columns: ['name'] })
const model = modelOf(things, resourcesByName([things, groups]))

test('the filter looks at what is shown: text, notes, joined and linked names, a number in either spelling', () => {
  const found = readingOf(model).searchText(row)
  for (const part of ['Silicona', 'con imán', 'Fundas', 'Rojo', '1249.50', '1249,50']) {
    assert.ok(found.includes(part), part)
  }
  for (const hidden of ['12345', '777', 'abc.jpg']) assert.ok(!found.includes(hidden), hidden)
})

test('the filter finds a row by its whole label, whatever the order of its fields', () => {
  const people = defineResource({ ...things, label: ['group', 'name'] })
  const found = readingOf(modelOf(people, resourcesByName([people, groups]))).searchText(row)
  assert.ok(found.includes('Fundas Silicona'))
})

test('a list is read from an array and from an answer with more in it', () => {
  assert.deepEqual(rowsIn('things', [row]), [row])
  assert.deepEqual(rowsIn('things', { things: [row], others: [] }), [row])
  assert.deepEqual(rowsIn('things', null), [])
})
