import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts, textsKind } from '#src/resource/kinds/texts/texts.ts'
import { readField } from '#src/resource/schema.ts'
import { addNewTexts } from '#src/ui/fields/typing/add-texts.ts'

const sizes = texts({ max: 5, maxCount: 3 })

test('a list is read from an array, its JSON text or a text with commas, without blanks and repetitions', () => {
  for (const raw of [['S', ' M ', '', 'm', 'XL'], '["S","M","XL"]', 'S, M; XL', 'S\nM\nXL\n'])
    assert.deepEqual(readField(sizes, raw), { value: ['S', 'M', 'XL'] }, JSON.stringify(raw))
  for (const nothing of [undefined, null, '', [], [' ']]) assert.deepEqual(readField(sizes, nothing), { value: [] })
})

test('an item that is no text or too long, and too many items, are refused', () => {
  assert.deepEqual(readField(sizes, { a: 1 }), { problem: 'resource.fields.texts' })
  assert.deepEqual(readField(sizes, [1]), { problem: 'resource.fields.text' })
  assert.deepEqual(readField(sizes, ['a\u0000']), { problem: 'resource.fields.control_characters' })
  assert.deepEqual(readField(sizes, ['demasiado']), {
    problem: { key: 'resource.fields.too_long', params: { qty: 5 } },
  })
  assert.deepEqual(readField(sizes, 'a,b,c,d'), {
    problem: { key: 'resource.fields.too_many_texts', params: { qty: 3 } },
  })
  assert.deepEqual(readField({ ...sizes, required: 'mine' }, []), { problem: 'mine' })
})

test('a cell shows the texts in their order', () => {
  const locale = { language: 'es', text: String }
  assert.equal(textsKind.format(sizes, ['S', 'M'], locale), 'S, M')
})

test('a chip that differs only in case is not added twice', () => {
  assert.deepEqual(addNewTexts(['S'], ['m', ' s', '', 'M', 'L']), ['S', 'm', 'L'])
})
