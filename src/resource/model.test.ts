import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineResource } from '#src/resource/declaration.ts'
import { money } from '#src/resource/kinds/number/number.ts'
import { password } from '#src/resource/kinds/password/password.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { deriveModel, indexResourcesByName, resolveListColumns } from '#src/resource/model.ts'
import { buildFilters } from '#src/resource/read/filters.ts'

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

const model = deriveModel(things, indexResourcesByName([things, groups]))
const listSortableNames = ({ properties }: typeof model) =>
  [...properties.values()].flatMap(({ name, isSortable }) => (isSortable ? [name] : []))

test('an entity has its own fields, aliases, joined and linked properties and stamps, and no write-only field', () => {
  assert.deepEqual(
    [...model.properties.keys()],
    [
      ...['id', 'name', 'group_id', 'group', 'group_fee', 'group_image', 'since'],
      ...['photo', 'portrait', 'colors', 'color_id', 'created_at', 'updated_at'],
    ],
  )
})

test('a joined property has the kind of its column in the other resource', () => {
  const kinds = ['group', 'group_fee', 'group_image', 'since'].map((name) => model.properties.get(name)?.field.kind)
  assert.deepEqual(kinds, ['text', 'number', 'picture', 'datetime'])
})

test('a small list sorts by every value, but not by pictures and linked rows; another list as declared', () => {
  const smallModel = deriveModel({ ...things, isSmall: true }, indexResourcesByName([things, groups]))
  const smallListNames = ['id', 'name', 'group_id', 'group', 'group_fee', 'since', 'created_at', 'updated_at']
  assert.deepEqual(listSortableNames(smallModel), smallListNames)
  assert.deepEqual(listSortableNames(model), ['id'])
  assert.deepEqual(
    listSortableNames(deriveModel({ ...things, sorts: ['group', 'photo'] }, indexResourcesByName([things, groups]))),
    ['id', 'group'],
  )
})

test('a list has filters by id and the declared filters', () => {
  const filteredResource = { ...things, filters: { group_id: ['is', 'empty'], photo: ['empty'] } as const }
  assert.deepEqual(
    [...buildFilters(deriveModel(filteredResource, indexResourcesByName([things, groups]))).keys()],
    ['id', 'id_in', 'group_id', 'group_id_in', 'group_id_empty', 'photo_empty'],
  )
})

test('a list may show stamps and joined pictures, in the order of its declaration', () => {
  assert.deepEqual(
    resolveListColumns(model).map(({ name, field }) => [name, field.kind]),
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

test('a write may send back the properties of an answer, and the further input names of its fields', () => {
  for (const name of [...model.properties.keys(), 'remove_photo', 'remove_portrait'])
    assert.ok(model.acceptedInputNames.has(name), name)
  assert.ok(!model.acceptedInputNames.has('nothing'))
})
