import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineResource, type Entity } from '#src/resource/declaration.ts'
import { money } from '#src/resource/kinds/number/number.ts'
import { pictures } from '#src/resource/kinds/pictures/pictures.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { differencesOf } from '#src/resource/screens/conflict/stale.ts'
import { valuesOf } from '#src/resource/screens/form/form-values.ts'

const things = defineResource({
  name: 'things',
  access: { read: 'public', create: 'a', update: 'b', delete: 'c' },
  fields: { name: text(), price: money(), image: pictures() },
  columns: ['name'],
})
const row = (given: Partial<Record<'name' | 'price' | 'image', unknown>>): Entity => ({
  id: 1,
  created_at: '',
  updated_at: '',
  name: 'Uno',
  price: 10,
  image: ['a.jpg', 'b.jpg'],
  ...given,
})
const differences = (typed: Record<string, unknown>, theirs: Entity) =>
  differencesOf(things, { theirs, before: row({}), mine: { ...valuesOf(things, row({})), ...typed } })

test('what both changed is a question, what only the other changed is told', () => {
  const found = differences({ name: 'Mío' }, row({ name: 'Suyo', price: 12 }))
  assert.deepEqual(
    found.map(({ name, mine, theirs, isTheirsAlone }) => ({ name, mine, theirs, isTheirsAlone })),
    [
      { name: 'name', mine: 'Mío', theirs: 'Suyo', isTheirsAlone: false },
      { name: 'price', mine: '10', theirs: '12', isTheirsAlone: true },
    ],
  )
})

test('what only this one changed stays theirs to save, and is no question', () => {
  assert.deepEqual(
    differences({ name: 'Mío' }, row({ price: 12 })).map(({ name }) => name),
    ['price'],
  )
  assert.deepEqual(differences({ image: ['b.jpg', 'a.jpg'] }, row({})), [])
})

test('what both changed alike is no difference', () =>
  assert.deepEqual(differences({ price: '12' }, row({ price: 12 })), []))

test('a picture that the other took away is not kept by mine', () => {
  const [found] = differences({ image: ['b.jpg', 'a.jpg'] }, row({ image: ['b.jpg', 'c.jpg'] }))
  assert.deepEqual(found?.mine, ['b.jpg'])
})
