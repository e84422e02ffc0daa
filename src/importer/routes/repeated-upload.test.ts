import assert from 'node:assert/strict'
import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { toCsv } from '#test/imports.ts'

const sheet = (name: string) => {
  const form = new FormData()
  form.set('file', new File([toCsv([['Nombre'], [name]])], 'colores.csv'))
  return form
}
const key = { 'idempotency-key': 'one-try' }

test('a sheet that is sent again with its key is answered without being stored again', async (t) => {
  const { admin, dataDir, sql } = await checkAgainstDocument(await shop(t))
  const firstResponse = await admin.post('/imports', sheet('Rojo'), key)
  assert.equal(firstResponse.status, 200, JSON.stringify(firstResponse.body))
  // From here on no file can be stored.
  const shelf = path.join(dataDir, 'files', 'private-files')
  renameSync(shelf, `${shelf}-away`)
  writeFileSync(shelf, '')
  const repeatedResponse = await admin.post('/imports', sheet('Rojo'), key)
  assert.deepEqual([repeatedResponse.status, repeatedResponse.body], [200, firstResponse.body])
  const otherResponse = await admin.post('/imports', sheet('Azul'), key)
  assert.deepEqual([otherResponse.status, otherResponse.body.code], [409, 'KEY_REUSED'])
  assert.equal((await sql`select 1 from imports`).length, 1)
  assert.deepEqual(readdirSync(path.join(dataDir, 'files', 'incoming')), [])
})

test('a sheet that is sent twice at once with one key is one load and one file', async (t) => {
  const { admin, dataDir } = await checkAgainstDocument(await shop(t))
  const answers = await Promise.all([1, 2, 3].map(() => admin.post('/imports', sheet('Rojo'), key)))
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.id]),
    answers.map(() => [200, answers[0]?.body.id]),
  )
  const storedFiles = readdirSync(path.join(dataDir, 'files', 'private-files'), {
    recursive: true,
    withFileTypes: true,
  })
  assert.equal(storedFiles.filter((entry) => entry.isFile()).length, 1)
})

test('a sheet that cannot be read is refused again when it is sent again with its key', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  for (let n = 0; n < 2; n++) {
    const form = new FormData()
    form.set('file', new File([Buffer.from('ffd8ffe000104a46494600', 'hex')], 'planilla.xlsx'))
    const { status, body } = await admin.post('/imports', form, key)
    assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, ['file']], JSON.stringify(body))
  }
})
