import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { firstLine, held, heldIn, itemsOf, meantBy } from '#src/ui/choice/option.ts'

const option = (label: string, value = label) => ({ value, label })
const offered = { options: [option('Fundas'), option('Funditas')], isFailed: false, hasNone: true, canCreate: true }
const lines = itemsOf(offered)

test("a list begins with 'Please pick..' and ends with what makes another; what failed can be tried again", () => {
  assert.deepEqual(
    lines.map(({ is }) => is),
    ['none', 'option', 'option', 'create'],
  )
  const failed = itemsOf({ ...offered, options: [], isFailed: true, canCreate: false })
  assert.deepEqual(
    failed.map(({ is }) => is),
    ['none', 'retry'],
  )
})

test('the keyboard begins at what is chosen, and of what was typed at the first that was found', () => {
  assert.equal(firstLine(lines, null, ''), 0)
  assert.equal(firstLine(lines, null, 'Funditas'), 2)
  assert.equal(firstLine(lines, null, 'not among the first'), -1, 'leaving by Tab would choose another')
  assert.equal(firstLine(lines, 'fun', 'Funditas'), 1)
  assert.equal(firstLine(lines, '', 'Funditas'), 0, 'a cleared box')
  assert.equal(firstLine(itemsOf({ ...offered, options: [] }), 'zzz', ''), -1, 'nothing is made by mistake')
})

test('typed text means the option of that name, whatever its case and accents, else the only one found', () => {
  const found = [option('Línea'), option('Línea blanca')]
  assert.equal(meantBy(' LINEA ', found)?.label, 'Línea')
  assert.equal(meantBy('lin', found), undefined)
  assert.equal(meantBy('lin', found.slice(1))?.label, 'Línea blanca')
  assert.equal(meantBy('lin', []), undefined)
})

test('text that stands for no choice is read back as typed, and no id is taken for one', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      assert.equal(heldIn(held(typed)), typed)
    }),
  )
  fc.assert(
    fc.property(fc.nat(), (id) => {
      assert.equal(heldIn(String(id)), '')
      assert.equal(heldIn(id), '')
    }),
  )
})
