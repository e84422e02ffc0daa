import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Invalid } from '#src/platform/errors.ts'
import { fileColumn } from '#src/resource/kinds/file/file.server.ts'
import { file } from '#src/resource/kinds/file/file.ts'
import { filesColumn } from '#src/resource/kinds/files/files.server.ts'
import { files } from '#src/resource/kinds/files/files.ts'

const upload = { field: 'paper', filename: 'a.pdf', path: '', bytes: 1, sha256: '' }
const stamps = { id: 1, created_at: '', updated_at: '' }
const storedFile = { key: 'a'.repeat(32), name: 'a.pdf' }
const required = 'resource.fields.required'

test('a required file must be sent with a new record, and can be replaced but not removed', () => {
  const arrange = (fields: Record<string, unknown>, uploads = [upload], before = { ...stamps, paper: storedFile }) =>
    fileColumn.files?.planArrangement('paper', file({ required }), { fields, uploads }, before)
  const isRefused = (error: unknown) => error instanceof Invalid && error.fields.paper === required
  const field = file({ required })
  assert.throws(() => fileColumn.files?.planArrangement('paper', field, { fields: {}, uploads: [] }, null), isRefused)
  assert.throws(() => arrange({ remove_paper: '1' }, []), isRefused)
  assert.equal(arrange({}, [])?.([]), null)
  assert.deepEqual(arrange({})?.(['b']), ['b'])
})

test('of required files at least one must stay', () => {
  const field = files({ required })
  const before = { ...stamps, paper: [storedFile] }
  const arrange = (fields: Record<string, unknown>, uploads = [upload]) =>
    filesColumn.files?.planArrangement('paper', field, { fields, uploads }, before)
  assert.throws(() => arrange({ kept_paper: '[]' }, []), Invalid)
  assert.deepEqual(arrange({ kept_paper: '[]' })?.(['b']), ['b'])
  assert.deepEqual(arrange({})?.(['b']), [storedFile.key, 'b'])
})
