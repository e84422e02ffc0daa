import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineResource, type Entity } from '#src/resource/declaration.ts'
import { money } from '#src/resource/kinds/number/number.ts'
import { pictures } from '#src/resource/kinds/pictures/pictures.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { listOtherEditorsChanges } from '#src/resource/screens/conflict/list-other-editors-changes.ts'
import { buildFormValues } from '#src/resource/screens/form/form-values.ts'

const thingsResource = defineResource({
  name: 'things',
  access: { read: 'public', create: 'a', update: 'b', delete: 'c' },
  fields: { name: text(), price: money(), image: pictures() },
  columns: ['name'],
})
const buildRow = (values: Partial<Record<'name' | 'price' | 'image', unknown>>): Entity => ({
  id: 1,
  created_at: '',
  updated_at: '',
  name: 'Uno',
  price: 10,
  image: ['a.jpg', 'b.jpg'],
  ...values,
})
const compareWith = (changes: Record<string, unknown>, theirs: Entity) =>
  listOtherEditorsChanges(thingsResource, {
    theirs,
    before: buildRow({}),
    mine: { ...buildFormValues(thingsResource, buildRow({})), ...changes },
  })

test('what both changed is a question, what only the other changed is told', () => {
  const differences = compareWith({ name: 'Mío' }, buildRow({ name: 'Suyo', price: 12 }))
  assert.deepEqual(
    differences.map(({ name, mine, theirs, isOtherOnly }) => ({ name, mine, theirs, isOtherOnly })),
    [
      { name: 'name', mine: 'Mío', theirs: 'Suyo', isOtherOnly: false },
      { name: 'price', mine: '10', theirs: '12', isOtherOnly: true },
    ],
  )
})

test('what only this one changed stays theirs to save, and is no question', () => {
  assert.deepEqual(
    compareWith({ name: 'Mío' }, buildRow({ price: 12 })).map(({ name }) => name),
    ['price'],
  )
  assert.deepEqual(compareWith({ image: ['b.jpg', 'a.jpg'] }, buildRow({})), [])
})

test('what both changed alike is no difference', () =>
  assert.deepEqual(compareWith({ price: '12' }, buildRow({ price: 12 })), []))

test('a picture that the other took away is not kept by mine', () => {
  const [difference] = compareWith({ image: ['b.jpg', 'a.jpg'] }, buildRow({ image: ['b.jpg', 'c.jpg'] }))
  assert.deepEqual(difference?.mine, ['b.jpg'])
})
