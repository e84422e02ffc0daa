import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WriteKey } from '#src/resource/screens/write-key.ts'

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
