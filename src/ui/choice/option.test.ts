import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import {
  buildChoiceItems,
  decodeTypedText,
  encodeTypedText,
  findInitialIndex,
  findOptionMeantByText,
} from '#src/ui/choice/option.ts'

const option = (label: string, value = label) => ({ value, label })
const content = {
  options: [option('Fundas'), option('Funditas')],
  isFailed: false,
  hasEmptyItem: true,
  canCreate: true,
}
const items = buildChoiceItems(content)

test("a list begins with 'Please pick..' and ends with what makes another; what failed can be tried again", () => {
  assert.deepEqual(
    items.map(({ type }) => type),
    ['none', 'option', 'option', 'create'],
  )
  const failedItems = buildChoiceItems({ ...content, options: [], isFailed: true, canCreate: false })
  assert.deepEqual(
    failedItems.map(({ type }) => type),
    ['none', 'retry'],
  )
})

test('the keyboard begins at what is chosen, and of what was typed at the first that was found', () => {
  assert.equal(findInitialIndex(items, null, ''), 0)
  assert.equal(findInitialIndex(items, null, 'Funditas'), 2)
  assert.equal(findInitialIndex(items, null, 'not among the first'), -1, 'leaving by Tab would choose another')
  assert.equal(findInitialIndex(items, 'fun', 'Funditas'), 1)
  assert.equal(findInitialIndex(items, '', 'Funditas'), 0, 'a cleared box')
  assert.equal(
    findInitialIndex(buildChoiceItems({ ...content, options: [] }), 'zzz', ''),
    -1,
    'nothing is made by mistake',
  )
})

test('typed text means the option of that name, whatever its case and accents, else the only one found', () => {
  const options = [option('Línea'), option('Línea blanca')]
  assert.equal(findOptionMeantByText(' LINEA ', options)?.label, 'Línea')
  assert.equal(findOptionMeantByText('lin', options), undefined)
  assert.equal(findOptionMeantByText('lin', options.slice(1))?.label, 'Línea blanca')
  assert.equal(findOptionMeantByText('lin', []), undefined)
})

test('text that stands for no choice is read back as typed, and no id is taken for one', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      assert.equal(decodeTypedText(encodeTypedText(typed)), typed)
    }),
  )
  fc.assert(
    fc.property(fc.nat(), (id) => {
      assert.equal(decodeTypedText(String(id)), '')
      assert.equal(decodeTypedText(id), '')
    }),
  )
})
