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
  const firstKey = key.getOrCreate(buildForm({ name: 'Rojo' }))
  assert.equal(key.getOrCreate(buildForm({ name: 'Rojo' })), firstKey)
  assert.notEqual(key.getOrCreate(buildForm({ name: 'Azul' })), firstKey)
})

test('another file is another content', () => {
  const key = new WriteKey()
  const buildPhotoForm = (text: string) => buildForm({ image: new File([text], 'foto.jpg', { lastModified: 1 }) })
  assert.notEqual(key.getOrCreate(buildPhotoForm('one')), key.getOrCreate(buildPhotoForm('another')))
})

test('what was saved may be saved once more on purpose', () => {
  const key = new WriteKey()
  const firstKey = key.getOrCreate(buildForm({ name: 'Rojo' }))
  key.forget()
  assert.notEqual(key.getOrCreate(buildForm({ name: 'Rojo' })), firstKey)
})

test('each of several files keeps its key until it is answered, chosen again or not', () => {
  const keys = new WriteKeys()
  const buildAttachmentForm = (name: string, type = 'dni') =>
    buildForm({ type, file: new File(['a'], name, { lastModified: 1 }) })
  const firstKey = keys.getOrCreate(buildAttachmentForm('frente.pdf'))
  const secondKey = keys.getOrCreate(buildAttachmentForm('dorso.pdf'))
  assert.notEqual(firstKey, secondKey)
  assert.deepEqual(
    [keys.getOrCreate(buildAttachmentForm('frente.pdf')), keys.getOrCreate(buildAttachmentForm('dorso.pdf'))],
    [firstKey, secondKey],
  )
  assert.notEqual(keys.getOrCreate(buildAttachmentForm('frente.pdf', 'other')), firstKey)
  keys.forget(buildAttachmentForm('frente.pdf'))
  assert.notEqual(keys.getOrCreate(buildAttachmentForm('frente.pdf')), firstKey)
  assert.equal(keys.getOrCreate(buildAttachmentForm('dorso.pdf')), secondKey)
})
