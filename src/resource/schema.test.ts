import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageKeyOf } from '#src/platform/i18n/message-ref.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { hexColor } from '#src/resource/kinds/color/color.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { integer, money } from '#src/resource/kinds/number/number.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { time } from '#src/resource/kinds/time/time.ts'
import { readField } from '#src/resource/schema.ts'
import { encodeTypedText } from '#src/ui/choice/option.ts'

const read = (field: Field, raw: unknown) => {
  const reading = readField(field, raw)
  return 'value' in reading ? { value: reading.value } : { problem: messageKeyOf(reading.problem) }
}

test('text is kept as typed but for the blanks around it, markup and emoji included', () => {
  assert.deepEqual(read(text(), '  <b>"Ñ" & #🙂‏  '), { value: '<b>"Ñ" & #🙂‏' })
  assert.deepEqual(read(longText(), 'a\nb\tc'), { value: 'a\nb\tc' })
})

test('characters that cannot be seen or stored are refused', () => {
  for (const raw of ['a\u0000b', 'a\u0007b', 'a\nb', '\ud800'])
    assert.equal(read(text(), raw).problem, 'resource.fields.control_characters')
})

test('an empty text is null, and an empty required field gives its own message', () => {
  for (const raw of ['', '  ', null, undefined]) {
    assert.deepEqual(read(text(), raw), { value: null })
    assert.deepEqual(read(text({ required: 'mine' }), raw), { problem: 'mine' })
  }
})

test('a price is read as people type it and stays within what the column holds', () => {
  assert.deepEqual(read(money(), '1.249,50'), { value: 1249.5 })
  assert.deepEqual(read(money(), 12), { value: 12 })
  assert.equal(read(money(), -1).problem, 'resource.fields.at_least')
  assert.equal(read(money(), '9999999999,999').problem, 'platform.numbers.decimals')
  assert.equal(read(money(), 1e13).problem, 'platform.numbers.too_large')
  assert.equal(read(money(), Number.NaN).problem, 'platform.numbers.wrong')
  assert.equal(read(integer(), 1.5).problem, 'platform.numbers.whole')
})

test('dates and hours must exist, colours are stored in capitals', () => {
  assert.deepEqual(read(date(), '2024-02-29'), { value: '2024-02-29' })
  for (const raw of ['2026-02-29', '2026-13-01', '29/02/2024', '0000-01-01'])
    assert.equal(read(date(), raw).problem, 'resource.fields.date')
  assert.equal(read(time(), '24:00').problem, 'resource.fields.time')
  assert.deepEqual(read(hexColor(), '#a1b2c3'), { value: '#A1B2C3' })
  assert.equal(read(hexColor(), 'red').problem, 'resource.fields.color')
})

test('booleans come as the form, as JSON or as text sends them', () => {
  for (const raw of [true, '1', 1, 'true']) assert.deepEqual(read(boolean(), raw), { value: true })
  for (const raw of [false, '0', 0, 'false']) assert.deepEqual(read(boolean(), raw), { value: false })
  assert.equal(read(boolean(), 'maybe').problem, 'resource.fields.boolean')
})

test('references are ids, each once', () => {
  assert.deepEqual(read(ref('colors'), '3'), { value: 3 })
  const colorRefs = refs('colors', {
    through: { table: 't', ownerColumn: 'a', targetColumn: 'b' },
    linkedName: 'colors',
    linkedColumns: ['id'],
  })
  assert.deepEqual(read(colorRefs, '[2,1,2]'), { value: [2, 1] })
  for (const raw of ['x', '[1,"a"]', { a: 1 }, [0]]) assert.equal(read(colorRefs, raw).problem, 'resource.fields.refs')
  // Text that was typed into the field without choosing an option.
  for (const [field, raw] of [
    [ref('colors', { required: 'asked for' }), encodeTypedText('az')],
    [colorRefs, [1, encodeTypedText('az')]],
  ] as const)
    assert.equal(read(field, raw).problem, 'resource.fields.not_chosen')
})
