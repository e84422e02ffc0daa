import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choice, choiceKind } from '#src/resource/kinds/choice/choice.ts'
import { choices, choicesKind } from '#src/resource/kinds/choices/choices.ts'
import { allowEmptyText, allowNull } from '#src/resource/openapi/kind-schemas.server.ts'
import { readField } from '#src/resource/schema.ts'

const size = choice({ small: 'says.small', large: 'says.large', constructor: 'says.odd' })
const classes = choices(['A.1', 'B.1', 'B.2', 'C'])
const locale = { language: 'es', text: (ref: unknown) => `«${ref}»` }

test('a choice accepts its own values only', () => {
  assert.deepEqual(readField(size, ' large '), { value: 'large' })
  for (const nothing of [undefined, null, '', ' ']) assert.deepEqual(readField(size, nothing), { value: null })
  for (const wrong of ['huge', 'Large', 'toString', 1, true, ['large'], { a: 1 }])
    assert.deepEqual(readField(size, wrong), { problem: 'resource.fields.choice' }, JSON.stringify(wrong))
  assert.deepEqual(readField({ ...size, required: 'mine' }, ''), { problem: 'mine' })
})

test('a choice is shown by its message, and a value that is no longer declared as empty', () => {
  assert.equal(choiceKind.format(size, 'large', locale), '«says.large»')
  for (const other of ['huge', 'toString', null]) assert.equal(choiceKind.format(size, other, locale), '')
})

test('choices are read from an array, its JSON and a text with commas, once each and in their order', () => {
  for (const raw of [['B.2', 'A.1', 'A.1'], '["B.2","A.1"]', 'B.2,A.1', ' b.2 ; a.1 ;'])
    assert.deepEqual(readField(classes, raw), { value: 'A.1,B.2' }, JSON.stringify(raw))
  for (const nothing of [undefined, null, '', [], ',']) assert.deepEqual(readField(classes, nothing), { value: null })
  assert.deepEqual(readField({ ...classes, required: 'mine' }, []), { problem: 'mine' })
})

test('an unknown value refuses the whole list', () => {
  for (const wrong of ['A.1,Z', 'A', ['A.1', 1], { a: 1 }, 7])
    assert.deepEqual(readField(classes, wrong), { problem: 'resource.fields.choices' }, JSON.stringify(wrong))
})

test('choices are shown with blanks after the commas, and a form has them as an array', () => {
  assert.equal(choicesKind.format(classes, 'A.1,B.2', locale), 'A.1, B.2')
  const row = { id: 1, created_at: '', updated_at: '', held: 'A.1,B.2' }
  assert.deepEqual(choicesKind.form.initialValue('held', classes, row), ['A.1', 'B.2'])
  assert.deepEqual(choicesKind.form.initialValue('held', classes, null), [])
})

test('in the API document no choice is null in JSON, and empty text in a form', () => {
  const schema = { type: 'string', enum: ['a', 'b'] }
  assert.deepEqual(allowNull(schema), { type: ['string', 'null'], enum: ['a', 'b', null] })
  assert.deepEqual(allowEmptyText(schema), { anyOf: [{ type: 'string', const: '' }, schema] })
})
