import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { colorsRequest, previewRows } from '#test/import-workers.ts'
import { runImport } from '#test/imports.ts'

const permissions = ['load_database', 'see_colors', 'create_colors', 'update_colors']
const names = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name)

test('a list shows the rows of an import by what became of them, and no others', async (t) => {
  const { as, make, anonymous, sql } = await checkAgainstDocument(await shop(t))
  const client = as(...permissions)
  const blue = await make.color({ name: 'Azul', color_code: '#0000ff' })
  await make.color({ name: 'Verde', color_code: '#00ff00' })
  await make.color({ name: 'Blanco', color_code: '#ffffff' })
  const category = await make.category({ name: 'iPhone' })
  const sheetImport = await previewRows(
    client,
    [
      ['Nombre', 'Código'],
      ['Rojo', '#ff0000'],
      ['Azul', '#000099'],
      ['Verde', '#00ff00'],
      ['Negro', '#000000'],
    ],
    { ...colorsRequest, on_duplicate: 'update' },
  )
  const { body: importBefore } = await client.get(`/imports/${sheetImport.id}`)
  assert.equal(importBefore.request_id, null)
  await runImport(client, sheetImport.id, sheetImport.asked)
  const { body: importAfter } = await client.get(`/imports/${sheetImport.id}`)
  const listNames = async (status: string, resource = 'colors') =>
    names(await client.get(`/${resource}?loaded=${status}.${importAfter.request_id}`))
  assert.deepEqual(await listNames('created'), ['Negro', 'Rojo'])
  assert.deepEqual(await listNames('updated'), ['Azul'])
  assert.deepEqual(await listNames('same'), ['Verde'])
  assert.deepEqual(await listNames('skipped'), [])
  assert.equal(category.id, blue.id)
  assert.deepEqual(await listNames('updated', 'categories'), [], 'ids of another resource mean nothing here')
  const page = await anonymous.get(`/colors?loaded=created.${importAfter.request_id}&page=1&per_page=1`)
  assert.deepEqual([names(page), page.headers.get('x-total-count')], [['Negro'], '2'], 'the answer is one for all')
  await sql`delete from import_outcomes`
  assert.equal(
    (await client.get(`/imports/${sheetImport.id}`)).body.request_id,
    null,
    'nothing is promised that is known no more',
  )
})

test('an import that is not named whole is no filter', async (t) => {
  const { as } = await checkAgainstDocument(await shop(t))
  const client = as(...permissions)
  for (const value of ['1', 'created', 'wrong.00000000-0000-4000-8000-000000000000', "created.' or true --"]) {
    const { status, body } = await client.get(`/colors?loaded=${encodeURIComponent(value)}`)
    assert.deepEqual([status, Object.keys(body.fields)], [400, ['loaded']], value)
  }
  const nobody = await client.get('/colors?loaded=created.00000000-0000-4000-8000-000000000000')
  assert.deepEqual([nobody.status, nobody.body], [200, []])
})
