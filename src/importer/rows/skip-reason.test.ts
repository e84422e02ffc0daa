import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resources } from '#src/app/modules/resources.ts'
import { isImportable } from '#src/importer/import-targets.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { colorsRequest, listOutcomes } from '#test/import-workers.ts'
import { runImport, uploadFile, uploadRows } from '#test/imports.ts'

const targets = resources.filter(isImportable)

test('the example that a template brings is no record, in whichever language and of whatever target', async (t) => {
  const { admin, url } = await checkAgainstDocument(await shop(t))
  for (const { name } of targets)
    for (const language of name === 'employees' || name === 'products' ? languages : (['es'] as const)) {
      const headers = { authorization: `Bearer ${await admin.token()}`, 'accept-language': language }
      const file = await (await fetch(`${url}/api/imports/template/${name}.xlsx`, { headers })).bytes()
      const { body } = await uploadFile(admin, file, `${name}.xlsx`)
      const request = { resource: name, mapping: body.suggested[name] }
      const review = await admin.post(`/imports/${body.id}/preview`, request)
      assert.deepEqual(listOutcomes(review.body), [[2, 'skipped']], `${name} ${language}`)
      assert.deepEqual(review.body.rows[0].errors, { '': 'Es el ejemplo de la plantilla' })
      assert.deepEqual(review.body.unknown, [])
    }
})

test('an example that was changed, moved or stands in somebody’s own sheet is a record', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const example = ['Azul', '#1E90FF']
  const request = { resource: 'colors', mapping: { name: 'A', color_code: 'B' } }
  const readStatuses = async (rows: string[][]) => {
    const { id } = await uploadRows(admin, rows)
    const { body } = await admin.post(`/imports/${id}/preview`, request)
    return { id, statuses: body.rows.map(({ status }: { status: string }) => status) }
  }
  const template = ['Nombre *', 'Código *']
  assert.deepEqual((await readStatuses([template, example, ['Rojo', '#ff0000']])).statuses, ['skipped', 'created'])
  assert.deepEqual((await readStatuses([['Nombre', 'Código'], example])).statuses, ['created'])
  assert.deepEqual((await readStatuses([template, ['Rojo', '#ff0000'], example])).statuses, ['created', 'created'])
  assert.deepEqual((await readStatuses([template, ['Celeste', '#1E90FF']])).statuses, ['created'])

  const { id } = await readStatuses([template, example])
  const correction = await admin.patch(`/imports/${id}/rows/2`, { name: 'Celeste' })
  assert.deepEqual(
    [correction.body.created, correction.body.skipped, ...listOutcomes(correction.body)],
    [1, 0, [2, 'created']],
  )
  const backCorrection = await admin.patch(`/imports/${id}/rows/2`, { name: 'azul' })
  assert.deepEqual(listOutcomes(backCorrection.body), [[2, 'created']], 'written otherwise than the example')
  const otherCorrection = await admin.patch(`/imports/${id}/rows/2`, { name: 'Azul' })
  assert.deepEqual(
    [otherCorrection.body.created, otherCorrection.body.skipped, ...listOutcomes(otherCorrection.body)],
    [0, 1, [2, 'skipped']],
  )
})

test('headings that come again on each page are no records, and stand in nobody’s way', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const rows = [
    ['Nombre', 'Código'],
    ['Rojo', '#ff0000'],
    ['NOMBRE', 'codigo'],
    ['Azul', '#0000ff'],
    ['Nombre', 'Código'],
    ['Nombre', '#00ff00'],
  ]
  const { id } = await uploadRows(admin, rows)
  const { body } = await admin.post(`/imports/${id}/preview`, colorsRequest)
  assert.deepEqual(listOutcomes(body), [
    [2, 'created'],
    [3, 'skipped'],
    [4, 'created'],
    [5, 'skipped'],
    [6, 'created'],
  ])
  assert.deepEqual(body.rows[1].errors, { '': 'Son los encabezados otra vez' })
  const result = await runImport(admin, id, colorsRequest)
  assert.deepEqual([result.status, result.created, result.skipped, result.errors], ['done', 3, 2, []])
})
