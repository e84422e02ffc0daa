import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineResource } from '#src/resource/declaration.ts'
import { money } from '#src/resource/kinds/number/number.ts'
import { password } from '#src/resource/kinds/password/password.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { modelOf, resourcesByName, shownNames } from '#src/resource/model.ts'
import { filtersOf } from '#src/resource/read/filters.ts'

const access = { read: 'public', create: 'a', update: 'b', delete: 'c' }

const groups = defineResource({
  name: 'groups',
  access,
  fields: { name: text(), fee: money(), image: picture() },
  columns: ['name'],
})

const things = defineResource({
  name: 'things',
  access,
  fields: {
    name: text(),
    secret: password({ writeOnly: true }),
    group_id: ref('groups', { joins: { group: 'name', group_fee: 'fee', group_image: 'image', since: 'created_at' } }),
    photo: picture({ alias: 'portrait' }),
    colorIds: refs('colors', {
      through: { table: 'thing_colors', ownerColumn: 'thing_id', targetColumn: 'color_id' },
      linkedName: 'colors',
      linkedColumns: ['id', 'name'],
      firstIdName: 'color_id',
    }),
  },
  columns: ['photo', 'name', 'group_image', 'group', 'created_at', 'colors'],
})

const model = modelOf(things, resourcesByName([things, groups]))
const sorted = (of: typeof model) => [...of.names.values()].flatMap(({ name, isSorted }) => (isSorted ? [name] : []))

test('an entity carries its own fields, aliases, joined and linked names and stamps, and nothing that is only written', () => {
  assert.deepEqual(
    [...model.names.keys()],
    [
      ...['id', 'name', 'group_id', 'group', 'group_fee', 'group_image', 'since'],
      ...['photo', 'portrait', 'colors', 'color_id', 'created_at', 'updated_at'],
    ],
  )
})

test('a joined name is of the kind that its column has in the other resource', () => {
  const kinds = ['group', 'group_fee', 'group_image', 'since'].map((name) => model.names.get(name)?.field.kind)
  assert.deepEqual(kinds, ['text', 'number', 'picture', 'datetime'])
})

test('a small list sorts by values and joined values, not by pictures and lists of other rows; another as declared', () => {
  const small = modelOf({ ...things, isSmall: true }, resourcesByName([things, groups]))
  const all = ['id', 'name', 'group_id', 'group', 'group_fee', 'since', 'created_at', 'updated_at']
  assert.deepEqual(sorted(small), all)
  assert.deepEqual(sorted(model), ['id'])
  assert.deepEqual(sorted(modelOf({ ...things, sorts: ['group', 'photo'] }, resourcesByName([things, groups]))), [
    'id',
    'group',
  ])
})

test('a list is filtered by its id and as its declaration says', () => {
  const filtered = { ...things, filters: { group_id: ['is', 'empty'], photo: ['empty'] } as const }
  assert.deepEqual(
    [...filtersOf(modelOf(filtered, resourcesByName([things, groups]))).keys()],
    ['id', 'id_in', 'group_id', 'group_id_in', 'group_id_empty', 'photo_empty'],
  )
})

test('a list may show stamps and joined pictures, in the order of its declaration', () => {
  assert.deepEqual(
    shownNames(model).map(({ name, field }) => [name, field.kind]),
    [
      ['photo', 'picture'],
      ['name', 'text'],
      ['group_image', 'picture'],
      ['group', 'text'],
      ['created_at', 'datetime'],
      ['colors', 'refs'],
    ],
  )
})

test('a write may send back what a read gave, and say of a field what its kind understands', () => {
  for (const name of [...model.names.keys(), 'remove_photo', 'remove_portrait'])
    assert.ok(model.written.has(name), name)
  assert.ok(!model.written.has('nothing'))
})
