import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { BadRequest } from '#src/platform/errors.ts'
import { readForm, typedIn } from '#src/storefront/form-body.server.ts'

const kept = 128 * 1024
const read = (...pieces: string[]) => readForm(Readable.from(pieces.map((piece) => Buffer.from(piece))))

test('fields are read over the borders of the pieces that they came in', async () => {
  const form = await read('name=Jos%C', '3%A9&mess', 'age=a+b')
  assert.deepEqual([form.isWhole, form.isReadable], [true, true])
  assert.deepEqual([typedIn(form, 'name'), typedIn(form, 'message'), typedIn(form, 'email')], ['José', 'a b', ''])
})

test('a form that was cut within a letter ends before it, wherever the cut fell', async () => {
  for (let shift = 0; shift < 12; shift++) {
    const form = await read(`message=${'a'.repeat(kept - 8 - shift)}`, `${encodeURIComponent('📱')}&name=Ana`)
    assert.deepEqual([form.isWhole, form.fields.has('name')], [false, false])
    assert.match(typedIn(form, 'message'), /^a+$/, `${shift} characters of it are there`)
  }
  const whole = await read(`message=${'a'.repeat(kept - 8)}`)
  assert.deepEqual([whole.isWhole, typedIn(whole, 'message').length], [true, kept - 8])
})

test('a sender who leaves midway sent no form', async () => {
  const sent = new Readable({ read() {} })
  sent.push('name=Ana')
  sent.destroy(new Error('aborted'))
  await assert.rejects(readForm(sent), BadRequest)
})
