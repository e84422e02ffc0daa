import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { BadRequest } from '#src/platform/errors.ts'
import { readFormField, readUrlEncodedForm } from '#src/storefront/form-body.server.ts'

const maxBytes = 128 * 1024
const readPieces = (...texts: string[]) => readUrlEncodedForm(Readable.from(texts.map((text) => Buffer.from(text))))

test('fields are read over the borders of the pieces that they came in', async () => {
  const form = await readPieces('name=Jos%C', '3%A9&mess', 'age=a+b')
  assert.deepEqual([form.isComplete, form.isReadable], [true, true])
  assert.deepEqual(
    [readFormField(form, 'name'), readFormField(form, 'message'), readFormField(form, 'email')],
    ['José', 'a b', ''],
  )
})

test('a form that was cut within a letter ends before it, wherever the cut fell', async () => {
  for (let shift = 0; shift < 12; shift++) {
    const form = await readPieces(`message=${'a'.repeat(maxBytes - 8 - shift)}`, `${encodeURIComponent('📱')}&name=Ana`)
    assert.deepEqual([form.isComplete, form.fields.has('name')], [false, false])
    assert.match(readFormField(form, 'message'), /^a+$/, `${shift} characters of it are there`)
  }
  for (const wholeEnding of ['é', 'ñ%', '€', '📱x']) {
    const encodedEnding = encodeURIComponent(wholeEnding)
    const padding = 'a'.repeat(maxBytes - 'message='.length - encodedEnding.length)
    const form = await readPieces(`message=${padding}${encodedEnding}`, 'b')
    assert.equal(readFormField(form, 'message'), `${padding}${wholeEnding}`, 'a whole letter at the cut stays')
  }
  const pieces = await readPieces('name=100%25&text=50%EF%BF%BD&message=', 'a'.repeat(maxBytes))
  assert.deepEqual([readFormField(pieces, 'name'), readFormField(pieces, 'text')], ['100%', '50\uFFFD'])
  const whole = await readPieces(`message=${'a'.repeat(maxBytes - 8)}`)
  assert.deepEqual([whole.isComplete, readFormField(whole, 'message').length], [true, maxBytes - 8])
})

test('a sender who leaves midway sent no form', async () => {
  const stream = new Readable({ read() {} })
  stream.push('name=Ana')
  stream.destroy(new Error('aborted'))
  await assert.rejects(readUrlEncodedForm(stream), BadRequest)
})
