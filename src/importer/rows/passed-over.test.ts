import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resources } from '#src/app/modules/resources.ts'
import { isLoadable } from '#src/importer/targets.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { heldToDocument } from '#test/document.ts'
import { shop } from '#test/harness.ts'
import { run, upload, uploaded } from '#test/imports.ts'
import { asColors, outcomesIn } from '#test/loader.ts'

const targets = resources.filter(isLoadable)

test('the example that a template brings is no record, in whichever language and of whatever target', async (t) => {
  const { admin, url } = await heldToDocument(await shop(t))
  for (const { name } of targets)
    for (const language of name === 'employees' || name === 'products' ? languages : (['es'] as const)) {
      const headers = { authorization: `Bearer ${await admin.token()}`, 'accept-language': language }
      const file = await (await fetch(`${url}/api/imports/template/${name}.xlsx`, { headers })).bytes()
      const { body } = await upload(admin, file, `${name}.xlsx`)
      const asked = { resource: name, mapping: body.suggested[name] }
      const review = await admin.post(`/imports/${body.id}/preview`, asked)
      assert.deepEqual(outcomesIn(review.body), [[2, 'skipped']], `${name} ${language}`)
      assert.deepEqual(review.body.rows[0].errors, { '': 'Es el ejemplo de la plantilla' })
      assert.deepEqual(review.body.unknown, [])
    }
})

test('an example that was changed, moved or stands in somebody’s own sheet is a record', async (t) => {
  const { admin } = await heldToDocument(await shop(t))
  const example = ['Azul', '#1E90FF']
  const asked = { resource: 'colors', mapping: { name: 'A', color_code: 'B' } }
  const statusesOf = async (rows: string[][]) => {
    const { id } = await uploaded(admin, rows)
    const { body } = await admin.post(`/imports/${id}/preview`, asked)
    return { id, statuses: body.rows.map(({ status }: { status: string }) => status) }
  }
  const template = ['Nombre *', 'Código *']
  assert.deepEqual((await statusesOf([template, example, ['Rojo', '#ff0000']])).statuses, ['skipped', 'created'])
  assert.deepEqual((await statusesOf([['Nombre', 'Código'], example])).statuses, ['created'])
  assert.deepEqual((await statusesOf([template, ['Rojo', '#ff0000'], example])).statuses, ['created', 'created'])
  assert.deepEqual((await statusesOf([template, ['Celeste', '#1E90FF']])).statuses, ['created'])

  const { id } = await statusesOf([template, example])
  const mended = await admin.patch(`/imports/${id}/rows/2`, { name: 'Celeste' })
  assert.deepEqual([mended.body.created, mended.body.skipped, ...outcomesIn(mended.body)], [1, 0, [2, 'created']])
  const back = await admin.patch(`/imports/${id}/rows/2`, { name: 'azul' })
  assert.deepEqual(outcomesIn(back.body), [[2, 'created']], 'written otherwise than the example')
  const whole = await admin.patch(`/imports/${id}/rows/2`, { name: 'Azul' })
  assert.deepEqual([whole.body.created, whole.body.skipped, ...outcomesIn(whole.body)], [0, 1, [2, 'skipped']])
})

test('headings that come again on each page are no records, and stand in nobody’s way', async (t) => {
  const { admin } = await heldToDocument(await shop(t))
  const rows = [
    ['Nombre', 'Código'],
    ['Rojo', '#ff0000'],
    ['NOMBRE', 'codigo'],
    ['Azul', '#0000ff'],
    ['Nombre', 'Código'],
    ['Nombre', '#00ff00'],
  ]
  const { id } = await uploaded(admin, rows)
  const { body } = await admin.post(`/imports/${id}/preview`, asColors)
  assert.deepEqual(outcomesIn(body), [
    [2, 'created'],
    [3, 'skipped'],
    [4, 'created'],
    [5, 'skipped'],
    [6, 'created'],
  ])
  assert.deepEqual(body.rows[1].errors, { '': 'Son los encabezados otra vez' })
  const done = await run(admin, id, asColors)
  assert.deepEqual([done.status, done.created, done.skipped, done.errors], ['done', 3, 2, []])
})
