import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heldToDocument } from '#test/document.ts'
import { shop } from '#test/harness.ts'
import { run } from '#test/imports.ts'
import { asColors, reviewed } from '#test/loader.ts'

const holding = ['load_database', 'see_colors', 'create_colors', 'update_colors']
const names = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name)

test('a list shows the rows of a load by what became of them, and no others', async (t) => {
  const { as, make, anonymous, sql } = await heldToDocument(await shop(t))
  const by = as(...holding)
  const blue = await make.color({ name: 'Azul', color_code: '#0000ff' })
  await make.color({ name: 'Verde', color_code: '#00ff00' })
  await make.color({ name: 'Blanco', color_code: '#ffffff' })
  const category = await make.category({ name: 'iPhone' })
  const load = await reviewed(
    by,
    [
      ['Nombre', 'Código'],
      ['Rojo', '#ff0000'],
      ['Azul', '#000099'],
      ['Verde', '#00ff00'],
      ['Negro', '#000000'],
    ],
    { ...asColors, on_duplicate: 'update' },
  )
  const { body: before } = await by.get(`/imports/${load.id}`)
  assert.equal(before.request_id, null)
  await run(by, load.id, load.asked)
  const { body: after } = await by.get(`/imports/${load.id}`)
  const listed = async (status: string, to = 'colors') =>
    names(await by.get(`/${to}?loaded=${status}.${after.request_id}`))
  assert.deepEqual(await listed('created'), ['Negro', 'Rojo'])
  assert.deepEqual(await listed('updated'), ['Azul'])
  assert.deepEqual(await listed('same'), ['Verde'])
  assert.deepEqual(await listed('skipped'), [])
  assert.equal(category.id, blue.id)
  assert.deepEqual(await listed('updated', 'categories'), [], 'ids of another resource mean nothing here')
  const page = await anonymous.get(`/colors?loaded=created.${after.request_id}&page=1&per_page=1`)
  assert.deepEqual([names(page), page.headers.get('x-total-count')], [['Negro'], '2'], 'the answer is one for all')
  await sql`delete from import_outcomes`
  assert.equal((await by.get(`/imports/${load.id}`)).body.request_id, null, 'nothing is promised that is known no more')
})

test('a load that is not named whole is no filter', async (t) => {
  const { as } = await heldToDocument(await shop(t))
  const by = as(...holding)
  for (const value of ['1', 'created', 'wrong.00000000-0000-4000-8000-000000000000', "created.' or true --"]) {
    const { status, body } = await by.get(`/colors?loaded=${encodeURIComponent(value)}`)
    assert.deepEqual([status, Object.keys(body.fields)], [400, ['loaded']], value)
  }
  const nobody = await by.get('/colors?loaded=created.00000000-0000-4000-8000-000000000000')
  assert.deepEqual([nobody.status, nobody.body], [200, []])
})
