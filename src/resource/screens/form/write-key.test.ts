import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WriteKey, WriteKeys } from '#src/resource/screens/form/write-key.ts'

function buildForm(values: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

test('the same content sent again carries the same key, a changed one another', () => {
  const key = new WriteKey()
  const firstKey = key.for(buildForm({ name: 'Rojo' }))
  assert.equal(key.for(buildForm({ name: 'Rojo' })), firstKey)
  assert.notEqual(key.for(buildForm({ name: 'Azul' })), firstKey)
})

test('another file is another content', () => {
  const key = new WriteKey()
  const buildPhotoForm = (text: string) => buildForm({ image: new File([text], 'foto.jpg', { lastModified: 1 }) })
  assert.notEqual(key.for(buildPhotoForm('one')), key.for(buildPhotoForm('another')))
})

test('what was saved may be saved once more on purpose', () => {
  const key = new WriteKey()
  const firstKey = key.for(buildForm({ name: 'Rojo' }))
  key.forget()
  assert.notEqual(key.for(buildForm({ name: 'Rojo' })), firstKey)
})

test('each of several files keeps its key until it is answered, chosen again or not', () => {
  const keys = new WriteKeys()
  const buildAttachmentForm = (name: string, type = 'dni') =>
    buildForm({ type, file: new File(['a'], name, { lastModified: 1 }) })
  const firstKey = keys.for(buildAttachmentForm('frente.pdf'))
  const secondKey = keys.for(buildAttachmentForm('dorso.pdf'))
  assert.notEqual(firstKey, secondKey)
  assert.deepEqual(
    [keys.for(buildAttachmentForm('frente.pdf')), keys.for(buildAttachmentForm('dorso.pdf'))],
    [firstKey, secondKey],
  )
  assert.notEqual(keys.for(buildAttachmentForm('frente.pdf', 'other')), firstKey)
  keys.forget(buildAttachmentForm('frente.pdf'))
  assert.notEqual(keys.for(buildAttachmentForm('frente.pdf')), firstKey)
  assert.equal(keys.for(buildAttachmentForm('dorso.pdf')), secondKey)
})
