import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WriteKey, WriteKeys } from '#src/resource/screens/form/write-key.ts'

function form(values: Record<string, string | File>): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(values)) made.append(name, value)
  return made
}

test('the same content sent again carries the same key, a changed one another', () => {
  const key = new WriteKey()
  const first = key.for(form({ name: 'Rojo' }))
  assert.equal(key.for(form({ name: 'Rojo' })), first)
  assert.notEqual(key.for(form({ name: 'Azul' })), first)
})

test('another file is another content', () => {
  const key = new WriteKey()
  const photo = (text: string) => form({ image: new File([text], 'foto.jpg', { lastModified: 1 }) })
  assert.notEqual(key.for(photo('one')), key.for(photo('another')))
})

test('what was saved may be saved once more on purpose', () => {
  const key = new WriteKey()
  const first = key.for(form({ name: 'Rojo' }))
  key.forget()
  assert.notEqual(key.for(form({ name: 'Rojo' })), first)
})

test('each of several files keeps its key until it is answered, chosen again or not', () => {
  const keys = new WriteKeys()
  const paper = (name: string, type = 'dni') => form({ type, file: new File(['a'], name, { lastModified: 1 }) })
  const first = keys.for(paper('frente.pdf'))
  const second = keys.for(paper('dorso.pdf'))
  assert.notEqual(first, second)
  assert.deepEqual([keys.for(paper('frente.pdf')), keys.for(paper('dorso.pdf'))], [first, second])
  assert.notEqual(keys.for(paper('frente.pdf', 'other')), first)
  keys.forget(paper('frente.pdf'))
  assert.notEqual(keys.for(paper('frente.pdf')), first)
  assert.equal(keys.for(paper('dorso.pdf')), second)
})
